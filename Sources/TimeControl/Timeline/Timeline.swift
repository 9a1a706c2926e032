package import LayerKit
package import ScriptRuntime
package import TransitionKit

/// The object that controls time: `timeline` in scripts.
package final class Timeline: NSObject, SessionObject {
  package unowned let session: ScriptSession
  /// The branches of the session; nil while the session is being replayed, or when nothing remembers its inputs.
  package weak var branches: (any BranchControl)?
  /// Markers, in the order they were set.
  package internal(set) var marks: [Mark] = []
  /// What stops the clock or is shown when it stands, in the order it was asked for.
  package internal(set) var stops: [Stop] = []
  /// The number the next stop gets.
  var nextStopNumber = 1
  /// What has stopped the last move before its end; empty when nothing has.
  package internal(set) var stopReasons: [StopReason] = []
  /// The range that is played and looped, in seconds; nil is open.
  ///
  /// One that is set on the wrong side of the other takes its place: the other is open then (chosen here, as film editors
  /// do).
  package var inPoint: Double? {
    didSet { if let inPoint, let outPoint, inPoint >= outPoint { self.outPoint = nil } }
  }
  package var outPoint: Double? {
    didSet { if let inPoint, let outPoint, inPoint >= outPoint { self.inPoint = nil } }
  }
  package var loop = LoopMode.off
  /// Keys of the inspector that do something else than usual, in the order they were bound.
  package private(set) var bindings: [KeyBinding] = []

  /// A key, and what is done as if it were typed at the shell.
  package struct KeyBinding {
    package let key: Character
    package let command: String
  }

  /// A name for a time.
  package struct Mark {
    package let name: String
    /// In seconds.
    package let time: Double
  }

  package init(in session: ScriptSession) {
    self.session = session
    super.init()
  }

  package override var className: String { "Timeline" }

  package var world: World { session.world }

  /// What is under the same names in another branch, as far as it makes sense there.
  ///
  /// - Parameter time: Where the branch begins, in seconds.
  package func adopt(_ other: Timeline, until time: Double) {
    for mark in other.marks where mark.time <= time && !marks.contains(where: { $0.name == mark.name }) {
      marks.append(mark)
    }
    let made = stops
    stops = other.stops.compactMap { stop in stop.isPlain ? stop : made.first { $0.number == stop.number } }
    nextStopNumber = max(nextStopNumber, other.nextStopNumber)
    (inPoint, outPoint, loop) = (other.inPoint, other.outPoint, other.loop)
    bindings = other.bindings
  }

  /// - Parameter command: Nil takes the binding away.
  package func bind(_ key: Character, to command: String?) {
    bindings.removeAll { $0.key == key }
    if let command { bindings.append(KeyBinding(key: key, command: command)) }
  }

  // MARK: Marks

  package func mark(_ name: String?) -> String {
    let name = name ?? "mark\(marks.count + 1)"
    marks.removeAll { $0.name == name }
    marks.append(Mark(name: name, time: world.playhead))
    return name
  }

  // MARK: Driving

  package var scrubber: TransitionScrubber { session.app.scrubber }

  /// Drives what is in progress; not while the playhead is in the past.
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

/// What happens at the ends of the range while it is played.
package enum LoopMode: String, CaseIterable, Sendable {
  case off, loop, pingpong
}

extension ScriptSession {
  /// The object that controls time.
  package var timeline: Timeline { only(Timeline.self) }
}
