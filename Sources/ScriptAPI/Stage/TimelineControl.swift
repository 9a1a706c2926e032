public import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// The clock in a script's hand: the `timeline` object.
public final class Timeline: NSObject {
  unowned let session: ScriptSession
  /// Markers, in the order they were set.
  public internal(set) var marks: [Mark] = []
  /// What stops the clock or is shown when it stands, in the order it was asked for.
  public internal(set) var stops: [Stop] = []
  /// The number the next stop gets.
  var nextStopNumber = 1
  /// What has stopped the last move before its end; empty when nothing has.
  public internal(set) var stopReasons: [StopReason] = []
  /// The range that is played and looped, in seconds; nil is open.
  ///
  /// One that is set on the wrong side of the other takes its place: the other is open then (chosen here, as film editors
  /// do).
  public var inPoint: Double? {
    didSet { if let inPoint, let outPoint, inPoint >= outPoint { self.outPoint = nil } }
  }
  public var outPoint: Double? {
    didSet { if let inPoint, let outPoint, inPoint >= outPoint { self.inPoint = nil } }
  }
  public var loop = LoopMode.off
  /// Keys of the inspector that do something else than usual, in the order they were bound.
  public private(set) var bindings: [KeyBinding] = []

  /// A key, and what is done as if it were typed at the shell.
  public struct KeyBinding {
    public let key: Character
    public let command: String
  }

  /// A name for a time.
  public struct Mark {
    public let name: String
    /// In seconds.
    public let time: Double
  }

  init(in session: ScriptSession) {
    self.session = session
    super.init()
  }

  public override var className: String { "Timeline" }

  var world: World { session.world }

  /// What is under the same names in another branch, as far as it makes sense there.
  ///
  /// - Parameter time: Where the branch begins, in seconds.
  func adopt(_ other: Timeline, until time: Double) {
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
  func bind(_ key: Character, to command: String?) {
    bindings.removeAll { $0.key == key }
    if let command { bindings.append(KeyBinding(key: key, command: command)) }
  }

  // MARK: Marks

  func mark(_ name: String?) -> String {
    let name = name ?? "mark\(marks.count + 1)"
    marks.removeAll { $0.name == name }
    marks.append(Mark(name: name, time: world.playhead))
    return name
  }

  // MARK: Driving

  var scrubber: TransitionScrubber { session.app.scrubber }

  /// Drives what is in progress; not while the playhead is in the past.
  func drive(_ function: String, _ body: (TransitionScrubber) -> Void) throws(ScriptFailure) {
    if let objection = session.objection(to: function) { throw objection }
    if !world.isHandlingEvent { world.drain() }
    guard session.app.currentTransition != nil || scrubber.isHolding || world.hasRunningAnimations else {
      throw .noTransition(function: function)
    }
    body(scrubber)
    if !world.isHandlingEvent { world.drain() }
  }
}

/// What happens at the ends of the range while it is played.
public enum LoopMode: String, CaseIterable, Sendable {
  case off, loop, pingpong
}
