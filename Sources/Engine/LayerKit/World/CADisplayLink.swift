import MotionMath
import RecordingKit

/// Calls back on every frame of the world's display.
///
/// It runs from `add` on until it is invalidated; the world retains it that long. `World.run` waits for it while its
/// calls change something.
public final class CADisplayLink: NSObject {
  private let world: World
  /// Nil once it is invalidated, which lets go of whoever is called (documented).
  private var tick: ((CADisplayLink) -> Void)?
  private var next: ScheduledEvent?
  /// True from `add` to its end: the world retains it that long, paused or not.
  public private(set) var isAdded = false
  private var isOver = false
  /// How many calls in a row have changed nothing.
  private var quietCalls = 0
  /// A first call often only notes the time (chosen here).
  private static let mostQuietCalls = 2

  /// - Parameter tick: Called after everything else of its instant.
  public init(in world: World, _ tick: @escaping (CADisplayLink) -> Void) {
    self.world = world
    self.tick = tick
    super.init()
  }

  public override var className: String { "CADisplayLink" }

  /// The time of the frame last called for, in seconds; 0 before the first.
  public private(set) var timestamp = 0.0

  /// When the next call is due, in seconds; 0 before the first.
  public private(set) var targetTimestamp = 0.0

  /// Seconds between two frames of the display.
  public var duration: Double { 1 / Double(world.frameRate.perSecond) }

  /// Calls a second, brought to the nearest whole fraction of the display's rate; 0, the default, is that rate itself.
  public var preferredFramesPerSecond = 0 {
    didSet { reschedule() }
  }

  /// Whether calls are suspended. Default false.
  public var isPaused = false {
    didSet { reschedule() }
  }

  /// Starts calling, from the next frame on. Apple's `add(to:forMode:)`: there is one run loop, with one mode.
  ///
  /// Does nothing when it was already added or was invalidated (documented).
  public func add() {
    guard !isAdded, !isOver else { return }
    isAdded = true
    quietCalls = 0
    world.displayLinks.append(self)
    reschedule()
  }

  /// Ends it for good.
  public func invalidate() {
    isOver = true
    tick = nil
    remove()
  }

  /// Stops calling until it is added again. Apple's `remove(from:forMode:)`.
  public func remove() {
    guard isAdded else { return }
    isAdded = false
    world.displayLinks.removeAll { $0 === self }
    reschedule()
  }

  /// True while it runs and `World.run` waits for it: its calls change something, or a transition may wait for them.
  public var isMoving: Bool { next != nil && isAwaited }

  private var isAwaited: Bool { quietCalls < CADisplayLink.mostQuietCalls || world.awaitsDisplayLinks() }

  private func reschedule() {
    next?.cancel()
    next = nil
    guard isAdded, !isPaused else { return }
    let frame = world.frameRate.frame(at: world.now)
    let due = world.frameRate.time(of: (frame / interval + 1) * interval)
    next = world.scheduleDisplay(at: due, isEndless: !isAwaited) { [weak self] in self?.call() }
  }

  /// Frames of the display from one call to the next.
  private var interval: Int {
    guard preferredFramesPerSecond > 0 else { return 1 }
    return max(1, Int(clamping: (Double(world.frameRate.perSecond) / Double(preferredFramesPerSecond)).rounded()))
  }

  private func call() {
    let frame = world.frameRate.frame(at: world.now)
    timestamp = world.now
    targetTimestamp = world.frameRate.time(of: frame + interval)
    next = nil
    let commits = world.recording.commitCount
    tick?(self)
    let isQuiet = world.transaction.changes.isEmpty && world.recording.commitCount == commits
    quietCalls = isQuiet ? quietCalls + 1 : 0
    if next == nil { reschedule() }
  }
}
