import MotionMath
import RecordingKit

/// Knows which animations are running, and notifies each one when it begins and ends.
///
/// Values need no runner: they are a function of time. Only the callbacks do, and when each is due follows from the
/// clocks as they stand; when a clock changes, the times are worked out again.
final class AnimationRunner {
  private unowned let world: World
  private var running: [CAAnimation] = []
  private var schedule = AnimationSchedule()
  /// Due at the earliest appointment.
  private var alarm: ScheduledEvent?

  init(in world: World) { self.world = world }

  /// How many animations are followed.
  var count: Int { running.count }

  /// Removes every animation from its layer without notifying delegates, which may retain the layers that retain them.
  func removeAll() {
    for animation in running { animation.attachment.layer?.detachAll() }
    running = []
    schedule = AnimationSchedule()
    alarm = nil
  }

  /// When the last animation that ever ends is over, in seconds, as the clocks stand; nil when none ends.
  var lastEnd: Double? {
    running.compactMap { animation in
      let end = animation.timing.endTime
      guard VirtualClock.nanoseconds(end) < VirtualClock.end else { return nil }
      return animation.clockChain?.time(reaching: end, isForward: true, from: world.now)
    }.max()
  }

  /// Follows a committed animation.
  func start(_ animation: CAAnimation) {
    animation.attachment.runningIndex = running.count
    running.append(animation)
    makeAppointment(animation)
  }

  /// Called when some layer's clock, or its place in the tree, changed.
  func clocksChanged() {
    for animation in running { makeAppointment(animation) }
  }

  /// Ends a removed animation: its blocks run, then its delegate is notified that it did not finish; now, or on the
  /// next turn.
  func interrupt(_ animation: CAAnimation, atOnce: Bool = false) {
    guard animation.attachment.state != .over else { return animation.attachment.forgetLayer() }
    finish(animation)
    let notify = { [self] in
      animation.releaseCompletions()
      stop(animation, finished: false)
      animation.attachment.forgetLayer()
    }
    if atOnce { notify() } else { world.nextTurn(notify) }
  }

  /// Handles an animation added to a layer outside of windows: it starts, stops unfinished, then its blocks run
  /// (measured on macOS).
  func refuse(_ animation: CAAnimation) {
    finish(animation)
    world.nextTurn { [self] in
      begin(animation)
      stop(animation, finished: false)
      animation.releaseCompletions()
      animation.attachment.forgetLayer()
    }
  }

  /// Lets go of an animation whose layer is being released, which nobody is told of.
  func drop(_ animation: CAAnimation) { finish(animation) }

  private func finish(_ animation: CAAnimation) {
    animation.attachment.state = .over
    schedule.set(animation, at: nil)
    guard let index = animation.attachment.runningIndex, let last = running.popLast() else { return }
    if last !== animation {
      running[index] = last
      last.attachment.runningIndex = index
    }
    animation.attachment.runningIndex = nil
  }

  // MARK: When

  /// When the animation's next callback is due, as the clocks stand.
  private func due(of animation: CAAnimation) -> Int64? {
    guard let chain = animation.clockChain else { return nil }
    let timing = animation.timing
    let time: Double? =
      switch animation.attachment.state {
      case .waiting:
        chain.time(reaching: timing.beginTime, isForward: true, from: world.now)
          ?? backwardStart(timing.endTime, chain)
      case .active:
        chain.time(reaching: timing.endTime, isForward: true, from: world.now)
          ?? chain.time(reaching: timing.beginTime, isForward: false, from: world.now)
      case .over: nil
      }
    return time.flatMap {
      let nanoseconds = VirtualClock.nanoseconds($0)
      // A time at the clock's end, such as after 3e38 repeats, is never due.
      return nanoseconds < VirtualClock.end ? max(nanoseconds, world.clock.nanoseconds) : nil
    }
  }

  /// On a clock that runs back, an animation begins when its end is reached.
  private func backwardStart(_ endTime: Double, _ chain: ClockChain) -> Double? {
    endTime.isFinite ? chain.time(reaching: endTime, isForward: false, from: world.now) : nil
  }

  private func makeAppointment(_ animation: CAAnimation) { schedule.set(animation, at: due(of: animation)) }

  /// Sets the alarm to the earliest appointment. Call it after appointments were made or dropped.
  func setAlarm() {
    let earliest = schedule.firstTime
    if let alarm, alarm.isPending, alarm.nanoseconds == earliest { return }
    alarm?.cancel()
    alarm = earliest.map { time in
      world.queue.add(at: time, phase: .animations) { [unowned self] in ring() }
    }
  }

  // MARK: Notifying

  /// Begins and ends what is due now: beginnings in the order of adding, then endings, the latest added first (measured
  /// on macOS).
  private func ring() {
    alarm = nil
    let due = schedule.take(upTo: world.clock.nanoseconds).sorted {
      ($0.attachment.serial ?? 0) < ($1.attachment.serial ?? 0)
    }
    let beginning = due.filter { $0.attachment.state == .waiting }
    let ending = due.filter { $0.attachment.state == .active }
    for animation in beginning where animation.attachment.state == .waiting {
      animation.attachment.state = .active
      begin(animation)
      if animation.attachment.state == .active { makeAppointment(animation) }
    }
    for animation in ending.reversed() where animation.attachment.state == .active { end(animation) }
    setAlarm()
  }

  private func begin(_ animation: CAAnimation) {
    animation.delegate?.animationDidStart(animation)
  }

  /// Blocks first, then `animationDidStop(true)`, then the key is gone (measured on macOS).
  private func end(_ animation: CAAnimation) {
    finish(animation)
    animation.releaseCompletions()
    stop(animation, finished: true)
    if animation.isRemovedOnCompletion { animation.attachment.layer?.remove(animation) }
  }

  private func stop(_ animation: CAAnimation, finished: Bool) {
    world.log(animation, finished: finished)
    animation.delegate?.animationDidStop(animation, finished: finished)
  }
}
