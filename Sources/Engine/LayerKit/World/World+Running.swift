import Limits
import RecordingKit

/// Runs the world: every event happens in its order.
extension World {
  /// Commits what changed and runs every turn that is due now.
  public func drain() {
    isInterrupted = false
    handleEvents(upTo: clock.nanoseconds)
  }

  /// Runs the world on to `time` seconds, handling everything due by then in order. A time in the past only drains.
  public func advance(to time: Double) {
    run(to: max(clock.nanoseconds, VirtualClock.nanoseconds(time)))
  }

  private func run(to nanoseconds: Int64) {
    returnToLiveEdge()
    isInterrupted = false
    handleEvents(upTo: nanoseconds)
    if !isInterrupted { move(to: nanoseconds) }
  }

  /// Runs the world on by `seconds`.
  public func advance(by seconds: Double) {
    run(to: clock.nanoseconds + min(VirtualClock.nanoseconds(seconds), VirtualClock.end - clock.nanoseconds))
  }

  /// Runs the world on to the frame `count` after the one shown now.
  public func step(_ count: Int = 1) {
    guard count > 0 else { return }
    let (frame, isTooFar) = frameRate.frame(at: now).addingReportingOverflow(count)
    advance(to: isTooFar ? .infinity : frameRate.time(of: frame))
  }

  /// Lets `seconds` pass in which nothing is handled, as in a frame that takes too long, and then handles what has become
  /// due, late.
  package func stall(for seconds: Double) {
    returnToLiveEdge()
    isInterrupted = false
    transaction.flush()
    move(to: clock.nanoseconds + min(VirtualClock.nanoseconds(seconds), VirtualClock.end - clock.nanoseconds))
    handleEvents(upTo: clock.nanoseconds)
  }

  /// Runs until nothing finite is pending, or for `limit` seconds. Endless animations and repeating timers run along
  /// but are not waited for; display links are as long as they change something.
  /// - Returns: The live time, in seconds.
  @discardableResult
  public func run(limit: Double = 60) -> Double {
    returnToLiveEdge()
    drain()
    let end = clock.nanoseconds + min(VirtualClock.nanoseconds(limit), VirtualClock.end - clock.nanoseconds)
    isInterrupted = false
    while !isInterrupted, queue.finiteCount > 0, let next = queue.nextTime, next <= end {
      handleEvents(upTo: next)
    }
    // Events remain after the limit, so the clock advances by all of it.
    if !isInterrupted, queue.finiteCount > 0 { run(to: end) }
    return now
  }

  /// True when no finite event is scheduled: no animation, delay or one-shot timer, and no display link that changes
  /// something.
  public var isIdle: Bool { queue.finiteCount == 0 }

  /// How many events are waiting, endless ones included.
  public var pendingEventCount: Int { queue.count }

  /// When the next event is due, in seconds; nil when none is scheduled.
  public var nextEventTime: Double? { queue.nextTime.map { VirtualClock.seconds($0) } }

  /// When the last finite animation ends, in seconds, by the present clocks; nil when there is none.
  public var lastAnimationEnd: Double? { runner.lastEnd }

  /// Whether any animation is attached to a layer on screen and not over.
  public var hasRunningAnimations: Bool { runner.count > 0 }

  /// Ends the run in progress after the event being handled: the clock stays where it is, and nothing is lost.
  public func interrupt() { isInterrupted = handlingDepth > 0 }

  private func handleEvents(upTo nanoseconds: Int64) {
    flushInput()
    var handled = 0
    while !isInterrupted {
      if afterInstant != nil, queue.nextTime.map({ $0 > clock.nanoseconds }) ?? true { endInstant() }
      guard let event = queue.popNext(upTo: nanoseconds) else { break }
      move(to: event.nanoseconds)
      guard let body = event.takeBody() else { continue }
      handlingDepth += 1
      chainLength = event.chainLength
      turn(body)
      chainLength = 0
      handlingDepth -= 1
      // A world may fill memory without any script running, so it is checked here.
      if memory.isFull, memory.isExhausted() { isInterrupted = true }
      // Not after each event: the question costs as much as a small one.
      handled &+= 1
      if handled & 15 == 0, isStopping() { isInterrupted = true }
      if clock.nanoseconds == VirtualClock.end { endTime() }
    }
  }

  private func flushInput() {
    guard let onInput, handlingDepth == 0 else { return transaction.flush() }
    let first = CommitIndex(recording.commitCount)
    transaction.flush()
    let end = CommitIndex(recording.commitCount)
    if first < end { onInput(first..<end) }
  }

  /// Calls `body` once, when nothing more is due at the present instant and before a script goes on.
  package func atEndOfInstant(_ body: @escaping () -> Void) {
    let former = afterInstant
    afterInstant = {
      former?()
      body()
    }
  }

  private func endInstant() {
    let call = afterInstant
    afterInstant = nil
    call?()
  }

  /// At the end of time, repeating events are due again at once; more turns than an instant may have mean that they
  /// repeat for ever.
  private func endTime() {
    turnsAtEnd += 1
    guard turnsAtEnd > Limit.instantTurns.most else { return }
    isInterrupted = true
    hasEnded = true
  }

  /// Releases everything that is shown, runs or is scheduled. The record stays; nothing else is usable afterwards.
  ///
  /// Layers retain their world, so a world that still shows some is never freed.
  /// - Complexity: O(n) in what is shown, runs or is scheduled.
  public func shutDown() {
    queue.removeAll()
    runner.removeAll()
    for animation in transaction.changes.added { animation.attachment.layer?.detachAll() }
    transaction.changes = PendingChanges()
    layOutViews = {}
    commitHooks = []
    afterInstant = nil
    onInput = nil
    displayLinks = []
    layersFreeingAnimations = []
    roots = []
    heldFrame = nil
    unheldFrame = nil
    isFrameCurrent = false
  }
}
