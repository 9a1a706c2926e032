import MotionMath
import RecordingKit

/// Knows which animations are running, and tells each one when it begins and ends.
///
/// Values need no runner: they are a function of time. Only the callbacks do, and when each is due follows from the
/// clocks as they stand; when a clock changes, the times are worked out again.
final class AnimationRunner {
  private unowned let world: World
  private var running: [AttachedAnimation] = []
  private var agenda = AnimationAgenda()
  /// Rings at the earliest appointment.
  private var alarm: ScheduledEvent?

  init(in world: World) { self.world = world }

  /// How many animations are followed.
  var count: Int { running.count }

  /// Takes every animation off its layer without telling anybody: delegates may hold the layers that hold them.
  func removeAll() {
    for attached in running { attached.layer?.detach(attached) }
    running = []
    agenda = AnimationAgenda()
    alarm = nil
  }

  /// When the last animation that ends is over, as the clocks stand.
  var lastEnd: Double? {
    running.compactMap { attached in
      let end = attached.animation.timing.endTime
      guard VirtualClock.nanoseconds(end) < VirtualClock.end else { return nil }
      return attached.clockChain?.time(reaching: end, isForward: true, from: world.now)
    }.max()
  }

  /// Follows a committed animation.
  func start(_ attached: AttachedAnimation) {
    attached.runningIndex = Int32(running.count)
    running.append(attached)
    makeAppointment(attached)
  }

  /// Some layer's clock, or its place in the tree, changed.
  func clocksChanged() {
    for attached in running { makeAppointment(attached) }
  }

  /// A removed animation: its blocks run, then it is told that it did not finish; now, or on the next turn.
  func interrupt(_ attached: AttachedAnimation, atOnce: Bool = false) {
    guard attached.state != .over else { return }
    finish(attached)
    let tell = { [self] in
      attached.releaseCompletions()
      stop(attached, finished: false)
    }
    if atOnce { tell() } else { world.nextTurn(tell) }
  }

  /// An animation added to a layer that is in no window: it starts, stops unfinished, then its blocks run (measured on
  /// macOS).
  func refuse(_ attached: AttachedAnimation) {
    finish(attached)
    world.nextTurn { [self] in
      begin(attached)
      stop(attached, finished: false)
      attached.releaseCompletions()
    }
  }

  private func finish(_ attached: AttachedAnimation) {
    attached.state = .over
    agenda.set(attached, at: nil)
    guard let index = attached.runningIndex, let last = running.popLast() else { return }
    if last !== attached {
      running[Int(index)] = last
      last.runningIndex = index
    }
    attached.runningIndex = nil
  }

  // MARK: When

  /// When the animation's next callback is due, as the clocks stand.
  private func due(of attached: AttachedAnimation) -> Int64? {
    guard let chain = attached.clockChain else { return nil }
    let timing = attached.animation.timing
    let time: Double? =
      switch attached.state {
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
      // What is due at the end of time, such as after 3e38 repeats, is never due.
      return nanoseconds < VirtualClock.end ? max(nanoseconds, world.clock.nanoseconds) : nil
    }
  }

  /// On a clock that runs back, an animation begins when its end is reached.
  private func backwardStart(_ endTime: Double, _ chain: ClockChain) -> Double? {
    endTime.isFinite ? chain.time(reaching: endTime, isForward: false, from: world.now) : nil
  }

  private func makeAppointment(_ attached: AttachedAnimation) { agenda.set(attached, at: due(of: attached)) }

  /// Sees to it that the alarm rings at the earliest appointment. To be called when appointments were made or dropped.
  func setAlarm() {
    let earliest = agenda.firstTime
    if let alarm, alarm.isPending, alarm.nanoseconds == earliest { return }
    alarm?.cancel()
    alarm = earliest.map { time in
      world.queue.add(at: time, phase: .animations) { [unowned self] in ring() }
    }
  }

  // MARK: Telling

  /// Begins and ends what is due now: beginnings in the order of adding, then endings, the latest added first (measured
  /// on macOS).
  private func ring() {
    alarm = nil
    let due = agenda.take(upTo: world.clock.nanoseconds).sorted {
      ($0.record?.serial ?? 0) < ($1.record?.serial ?? 0)
    }
    let beginning = due.filter { $0.state == .waiting }
    let ending = due.filter { $0.state == .active }
    for attached in beginning where attached.state == .waiting {
      attached.state = .active
      begin(attached)
      if attached.state == .active { makeAppointment(attached) }
    }
    for attached in ending.reversed() where attached.state == .active { end(attached) }
    setAlarm()
  }

  private func begin(_ attached: AttachedAnimation) {
    attached.animation.delegate?.animationDidStart(attached.animation)
  }

  /// Blocks first, then `animationDidStop(true)`, then the key is gone (measured on macOS).
  private func end(_ attached: AttachedAnimation) {
    finish(attached)
    attached.releaseCompletions()
    stop(attached, finished: true)
    if attached.animation.isRemovedOnCompletion { attached.layer?.remove(attached) }
  }

  private func stop(_ attached: AttachedAnimation, finished: Bool) {
    world.log(attached, finished: finished)
    attached.animation.delegate?.animationDidStop(attached.animation, finished: finished)
  }
}
