package import LayerKit
package import RecordingKit
package import ScriptRuntime
package import TransitionKit

/// The object that controls time: `timeline` in scripts.
package final class Timeline: NSObject, SessionObject {
  package unowned let session: ScriptSession
  /// The branches of the session; nil during a replay, and for a session whose inputs are not kept.
  package weak var branches: (any BranchControl)?
  /// Markers, in the order they were set.
  package internal(set) var marks: [Mark] = []
  /// Breakpoints, watchpoints and displays, in the order they were set.
  package internal(set) var stops: [Stop] = []
  /// The number of the next stop.
  var nextStopNumber = 1
  /// The stops that ended the last move early; empty when it reached its end.
  package internal(set) var stopReasons: [StopReason] = []
  /// The range that is played and looped, in seconds; nil is open.
  ///
  /// An end that is set beyond the other one opens the other (chosen here, as film editors do).
  package var inPoint: Double? {
    didSet { if let inPoint, let outPoint, inPoint >= outPoint { self.outPoint = nil } }
  }
  package var outPoint: Double? {
    didSet { if let inPoint, let outPoint, inPoint >= outPoint { self.inPoint = nil } }
  }
  package var loop = LoopMode.off
  /// The part of a script that is being run; nil for all of it.
  var part: Part?
  /// The ends that `whatIf` compared last, until somebody takes them.
  package var outcomes: [Outcome] = []
  /// The branches that `bisect` compared last, at the first difference, until somebody takes them.
  package var differing: [(words: String, frame: Frame)] = []
  /// The keys of the inspector that the user has bound, in the order they were bound.
  package private(set) var bindings: [KeyBinding] = []

  /// A key, and the shell input it stands for.
  package struct KeyBinding {
    /// A character, or one of `BindableKey.names`.
    package let key: String
    package let command: String
  }

  /// A name for a time.
  package struct Mark {
    package let name: String
    /// In seconds.
    package let time: Double
    /// Whether a callback of the script set it, which sets it again in another run.
    package let isByCallback: Bool
  }

  package init(in session: ScriptSession) {
    self.session = session
    super.init()
  }

  package override var className: String { "Timeline" }

  package var world: World { session.world }

  /// Copies marks, stops, range and bindings to another branch, as far as they are valid there.
  ///
  /// - Parameter time: Where the branch begins, in seconds.
  package func adopt(_ other: Timeline, until time: Double) {
    for mark in other.marks where mark.time <= time && !marks.contains(where: { $0.name == mark.name }) {
      marks.append(mark)
    }
    let made = stops
    stops = other.stops.compactMap { stop in stop.isPlain ? stop : made.first { $0.number == stop.number } }
    world.memory.add(Self.stopWeight * (stops.count - made.count))
    nextStopNumber = max(nextStopNumber, other.nextStopNumber)
    (inPoint, outPoint, loop) = (other.inPoint, other.outPoint, other.loop)
    bindings = other.bindings
  }

  /// - Parameters:
  ///   - key: One that `BindableKey` accepts.
  ///   - command: Nil removes the binding.
  package func bind(_ key: String, to command: String?) {
    bindings.removeAll { $0.key == key }
    if let command { bindings.append(KeyBinding(key: key, command: command)) }
  }

  /// The ends that were compared last; they hold worlds of their own, so that they are given away once.
  package func takeOutcomes() -> [Outcome] {
    defer { outcomes = [] }
    return outcomes
  }

  /// The branches that `bisect` compared last; they are given away once, too.
  package func takeDiffering() -> [(words: String, frame: Frame)] {
    defer { differing = [] }
    return differing
  }

  // MARK: Marks

  package func mark(_ name: String?) -> String {
    let name = name ?? "mark\(marks.count + 1)"
    marks.removeAll { $0.name == name }
    marks.append(Mark(name: name, time: world.playhead, isByCallback: world.isHandlingEvent))
    return name
  }

  package func removeMark(named name: String) { marks.removeAll { $0.name == name } }

  // MARK: Driving

  package var scrubber: TransitionScrubber { session.app.scrubber }

  /// Drives the transition or animations in progress.
  ///
  /// - Throws: `ScriptFailure` while the playhead is in the past.
  package func drive(_ function: String, _ body: (TransitionScrubber) -> Void) throws(ScriptFailure) {
    if let reason = session.readOnlyReason(for: function) { throw reason }
    if !world.isHandlingEvent { world.drain() }
    guard session.app.currentTransition != nil || scrubber.isHolding || world.hasRunningAnimations else {
      throw .noTransition(function: function)
    }
    body(scrubber)
    if !world.isHandlingEvent { world.drain() }
  }
}

/// The behaviour of playback at the ends of the range.
package enum LoopMode: String, CaseIterable, Sendable {
  case off, loop, pingpong
}

extension ScriptSession {
  /// The object that controls time.
  package var timeline: Timeline { only(Timeline.self) }
}
