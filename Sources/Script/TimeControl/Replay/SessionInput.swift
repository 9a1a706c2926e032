import RecordingKit
package import ScriptRuntime

/// An input of a session, in a form that can be replayed: a chunk to run, or a move of the clock.
package struct SessionInput {
  package enum Action {
    case chunk(Chunk)
    /// A script's main chunk, with its arguments.
    case script(source: String, name: String, arguments: [String])
    /// The clock runs to a time in seconds; with none, until nothing finite is pending.
    case run(until: Double?)
    /// The clock is moved from outside.
    case clock
  }

  package struct Chunk {
    package var source: String
    /// The name that errors show.
    package var name: String
    /// The text that errors quote lines of; nil for `source`.
    package var shown: String?
    /// Whether the chunk is given the `timeline` object as its argument: a script may use that name for something else.
    package var takesTimeline: Bool

    package init(source: String, name: String, shown: String? = nil, takesTimeline: Bool = false) {
      self.source = source
      self.name = name
      self.shown = shown
      self.takesTimeline = takesTimeline
    }
  }

  package let action: Action
  /// The first result is kept under this number, for `_` and `_7`; nil keeps none.
  package var resultNumber: Int?

  package init(action: Action, resultNumber: Int? = nil) {
    self.action = action
    self.resultNumber = resultNumber
  }
}

/// An input and its effects, as a branch keeps them.
package struct EnteredInput {
  package let input: SessionInput
  /// How far the world had run when it was entered, in nanoseconds.
  let enteredAt: Int64
  /// The playhead then, in seconds.
  package let playhead: Double
  package var trace = InputTrace()
  /// The line of a saved script; nil when the input is not saved.
  package var saved: ScriptLine?
  /// Where a branch cut it short, in seconds; nil where it ran to its end.
  package var savedUpTo: Double?
  /// True when the input left this branch for one of its own on the way, so that no line leads to where it left.
  package var hasLeft = false
  /// How many serial numbers had been given before the next input.
  var numberCount = 0

  /// True for a move of the clock from outside.
  package var isMove: Bool {
    if case .clock = input.action { true } else { false }
  }

  /// Two moves of the clock that follow each other, as one.
  package func followed(by next: EnteredInput) -> EnteredInput {
    guard let last = trace.moves.last, let move = next.trace.moves.last else { return next }
    var both = self
    both.trace.moves = [InputTrace.Move(live: move.live, playhead: move.playhead, ran: last.ran || move.ran)]
    return both
  }

  /// True when the input left the world as it was, and the playhead at `time`.
  func onlyLooked(at time: Double) -> Bool {
    !trace.moves.contains(where: \.ran) && (trace.moves.last?.playhead ?? playhead) == time
  }
}
