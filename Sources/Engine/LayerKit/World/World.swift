import Limits
package import MotionMath
public import RecordingKit

/// A simulated app: a virtual clock, the queue of events, the layers shown, and the record.
///
/// Nothing in it reads a real clock or anything else from outside, so the same calls give the same record, and two
/// worlds never touch. A *turn* is one pass of the run loop: some code runs, then what it changed is committed.
public final class World {
  public let recording = Recording()
  public let frameRate: FrameRate
  /// The memory that scripts take.
  public let memory = MemoryCount()
  /// Notified when the owners of an observed object change. Not kept alive: its setter clears it before it dies.
  public unowned(unsafe) var ownership: (any OwnershipObserver)?
  /// Whether somebody has asked to stop. Long loops ask it, and return as soon as the world is in order; what they have
  /// not done stays due.
  public var isStopping: () -> Bool = { false }
  /// Called with the name of each event that goes on record; nil for no observer.
  public var eventObserver: ((_ name: String) -> Void)?

  package internal(set) var clock = VirtualClock()
  let queue: EventQueue
  /// Built on first use because each holds on to this world.
  public private(set) lazy var transaction = CATransaction(in: self)
  private(set) lazy var runner = AnimationRunner(in: self)
  var commitHooks: [() -> Void] = []
  /// Lays out the views, before a commit that `needsViewLayout`, which it unsets.
  public var layOutViews: () -> Void = {}
  /// Whether a view needs layout before the next commit.
  public var needsViewLayout = false
  /// The places that the present layout has read.
  @exclusivity(unchecked) package final var placeReadings = PlaceReadings()
  /// The needs of all layers before the next commit, combined.
  var layerNeeds: LayerNeeds = []
  var lookingBackAt: Double?
  var heldFrame: Frame?
  var unheldFrame: Unmanaged<Frame>?
  var isFrameCurrent = false
  /// How many layers and controllers were made.
  package internal(set) var madeCount = 0
  /// How many other objects were given a number for print.
  public internal(set) var lastSerialNumber = 0
  /// Called before the clock goes on from an instant in which objects got numbers.
  package var onNewNumbers: () -> Void = {}
  /// How many objects had numbers when that was called last.
  private var reportedNumbers = 0
  var handlingDepth = 0
  /// The chain length of the event being handled; 0 outside.
  var chainLength = 0
  var isInterrupted = false
  /// Turns since the clock came to its end.
  var turnsAtEnd = 0
  /// Whether the clock is at its end while something still asks for more time. The world does not run any more.
  public internal(set) var hasEnded = false

  /// The display links that were added, in order.
  public internal(set) var displayLinks: [CADisplayLink] = []
  /// Whether something is in progress that a display link may end, such as a transition. Called at each tick of a link.
  public var awaitsDisplayLinks: () -> Bool = { false }

  /// The roots of the layer trees on screen (windows), back to front.
  public internal(set) var roots: [CALayer] = []

  /// Whether an animation that is taken off is notified within the call, rather than on the next turn.
  package var reportsRemovalsAtOnce = false
  /// Changes the motions that are started; nil leaves them as the program has them.
  package var tuning: MotionTuning?
  /// Called once, when nothing more is due at the present instant.
  var afterInstant: (() -> Void)?
  /// Called with the commits of what was changed between two moves of the clock, by no event of the world.
  package var onInput: ((Range<CommitIndex>) -> Void)?
  /// Animations that the program adds to these layers, or inside them, run by the world's time.
  package var layersFreeingAnimations: [CALayer] = []

  /// - Parameter framesPerSecond: The display's rate; at least 1.
  public init(framesPerSecond: Int = 60) {
    frameRate = FrameRate(perSecond: framesPerSecond)
    queue = EventQueue(countedBy: memory)
  }

  // MARK: Time

  /// Live time in seconds: how far the world has run. `CACurrentMediaTime()`.
  public var now: Double { clock.time }

  /// The time presentation values are for. Equal to `now` unless it was set to a time in the past; setting it to `now`
  /// or later returns to the live edge.
  public var playhead: Double {
    get { lookingBackAt ?? now }
    set {
      if newValue < now { lookBack(at: newValue) } else { returnToLiveEdge() }
    }
  }

  /// Sets the playhead to `time`, no later than the live time, and treats it as the past even when it is not:
  /// `isLookingBack` is then true, and the world is not to be changed.
  public func lookBack(at time: Double) {
    lookingBackAt = min(now, max(0, VirtualClock.seconds(VirtualClock.nanoseconds(time))))
    frameIsOutdated()
  }

  /// True while the playhead is in the past.
  public var isLookingBack: Bool { lookingBackAt != nil }

  /// The presentation tree at the playhead.
  public var frame: Frame { shownFrame.takeUnretainedValue() }

  /// The same without a reference count: reading a value of a layer costs no more than finding it.
  var shownFrame: Unmanaged<Frame> {
    if isFrameCurrent, let unheldFrame { return unheldFrame }
    isFrameCurrent = true
    let frame = heldFrame ?? recording.frame(at: playhead)
    frame.seek(to: playhead)
    heldFrame = frame
    unheldFrame = .passUnretained(frame)
    return .passUnretained(frame)
  }

  /// Called when the playhead or the record moved; the frame is updated when it is next read.
  func frameIsOutdated() { isFrameCurrent = false }

  /// The playhead follows the live time again.
  public func returnToLiveEdge() {
    lookingBackAt = nil
    frameIsOutdated()
  }

  func move(to nanoseconds: Int64) {
    if nanoseconds > clock.nanoseconds, madeCount + lastSerialNumber != reportedNumbers {
      onNewNumbers()
      // `onNewNumbers` may assign serial numbers, so read the count again.
      reportedNumbers = madeCount + lastSerialNumber
    }
    clock.advance(to: nanoseconds)
    frameIsOutdated()
  }

  // MARK: Turns

  /// Runs `body`, then commits what it changed.
  @discardableResult
  public func turn<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { transaction.flush() }
    return try body()
  }

  /// True while an event of the queue is being handled: the clock cannot be moved from a callback.
  public var isHandlingEvent: Bool { handlingDepth > 0 }

  /// Runs `body` in the next turn of the run loop, at the same instant.
  @discardableResult
  public func nextTurn(_ body: @escaping () -> Void) -> ScheduledEvent {
    add(at: clock.nanoseconds, isEndless: false, body)
  }

  /// Runs `body` in a turn of its own at `time`, or now when that is past.
  ///
  /// - Parameter isEndless: True for an event that repeats for ever (a repeating timer): `run` does not wait for it.
  @discardableResult
  public func schedule(at time: Double, isEndless: Bool = false, _ body: @escaping () -> Void) -> ScheduledEvent {
    add(at: max(clock.nanoseconds, VirtualClock.nanoseconds(time)), isEndless: isEndless, body)
  }

  /// Runs `body` at `time`, before the events of that time that were asked for after `event`; nil: after all of them.
  package func schedule(
    at time: Double, inTurnOf event: ScheduledEvent?, _ body: @escaping () -> Void
  ) -> ScheduledEvent {
    add(at: max(clock.nanoseconds, VirtualClock.nanoseconds(time)), isEndless: false, inTurnOf: event, body)
  }

  /// An instant must end: after a chain of `Limit.instantTurns` turns at one instant, each scheduled by the one before,
  /// the next waits for the next frame (chosen here; real turns take time).
  private func add(
    at nanoseconds: Int64, isEndless: Bool, inTurnOf event: ScheduledEvent? = nil, _ body: @escaping () -> Void
  ) -> ScheduledEvent {
    var time = nanoseconds
    var chain = nanoseconds == clock.nanoseconds ? chainLength + 1 : 0
    if chain > Limit.instantTurns.most {
      time = VirtualClock.nanoseconds(frameRate.time(of: frameRate.frame(at: now) + 1))
      chain = 1
    }
    return queue.add(
      at: time, phase: .turn, isEndless: isEndless, chainLength: chain, serial: event?.serial, body)
  }

  func scheduleDisplay(at time: Double, isEndless: Bool, _ body: @escaping () -> Void) -> ScheduledEvent {
    queue.add(at: VirtualClock.nanoseconds(time), phase: .display, isEndless: isEndless, body)
  }

  /// Runs `hook` before each commit, after the layout of views.
  /// Called before a layer whose speed is 0 starts an implicit animation.
  package var onStoppedAnimation: (CALayer, LayerProperty) -> Void = { _, _ in }

  public func addCommitHook(_ hook: @escaping () -> Void) { commitHooks.append(hook) }

  // MARK: Roots

  /// Shows `layer` as a root of its own, in front of the others.
  public func addRoot(_ layer: CALayer) {
    guard !layer.isRoot else { return }
    layer.removeFromSuperlayer()
    layer.isRoot = true
    roots.append(layer)
    transaction.note {
      $0.rootsChanged = true
      $0.structure.append(layer)
    }
  }

  /// Takes a root off screen.
  public func removeRoot(_ layer: CALayer) {
    guard layer.isRoot else { return }
    layer.isRoot = false
    roots.removeAll { $0 === layer }
    transaction.note {
      $0.rootsChanged = true
      $0.departed.append(layer)
    }
  }
}
