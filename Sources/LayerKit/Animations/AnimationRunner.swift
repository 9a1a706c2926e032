import MotionMath

/// Knows which animations are running, and tells each one when it begins and ends.
///
/// Values need no runner: they are a function of time. Only the callbacks do, and when each is due follows from the
/// clocks as they stand; when a clock changes, the times are worked out again.
final class AnimationRunner {
  private unowned let world: World
  private var running: [Entry] = []
  /// The batch at the earliest due time.
  private var alarm: ScheduledEvent?

  private struct Entry {
    let attached: AttachedAnimation
    /// When its next callback is due; nil while nothing brings it nearer.
    var due: Int64?
  }

  init(in world: World) { self.world = world }

  /// Follows a committed animation.
  func start(_ attached: AttachedAnimation) {
    running.append(Entry(attached: attached, due: due(of: attached)))
    if running[running.count - 1].due != nil { setAlarm() }
  }

  /// Some layer's clock, or its place in the tree, changed.
  func clocksChanged() {
    for index in running.indices { running[index].due = due(of: running[index].attached) }
    setAlarm()
  }

  /// A removed animation: its blocks run, then it is told that it did not finish, on the next turn.
  func interrupt(_ attached: AttachedAnimation) {
    guard attached.state != .over else { return }
    let hadBegun = attached.record != nil
    attached.state = .over
    running.removeAll { $0.attached === attached }
    setAlarm()
    world.nextTurn { [self] in
      for completion in attached.completions { completion.animationEnded() }
      if hadBegun { stop(attached, finished: false) }
    }
  }

  /// An animation added to a layer that is in no window: it starts, stops unfinished, then its blocks run (measured on
  /// macOS).
  func refuse(_ attached: AttachedAnimation) {
    attached.state = .over
    attached.isAttached = false
    world.nextTurn { [self] in
      begin(attached)
      stop(attached, finished: false)
      for completion in attached.completions { completion.animationEnded() }
    }
  }

  // MARK: When

  /// When the animation's next callback is due, as the clocks stand.
  private func due(of attached: AttachedAnimation) -> Int64? {
    guard let layer = attached.layer else { return nil }
    let timing = attached.animation.timing
    let chain = layer.clockChain
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
    return time.flatMap { $0.isFinite ? VirtualClock.nanoseconds($0) : nil }
  }

  /// On a clock that runs back, an animation begins when its end is reached.
  private func backwardStart(_ endTime: Double, _ chain: ClockChain) -> Double? {
    endTime.isFinite ? chain.time(reaching: endTime, isForward: false, from: world.now) : nil
  }

  private func setAlarm() {
    guard let earliest = running.lazy.compactMap(\.due).min() else {
      alarm?.cancel()
      alarm = nil
      return
    }
    if let alarm, alarm.isPending, alarm.nanoseconds == earliest { return }
    alarm?.cancel()
    alarm = world.queue.add(at: max(earliest, world.clock.nanoseconds), phase: .animations) { [unowned self] in
      ring()
    }
  }

  // MARK: Telling

  /// Begins and ends what is due now: beginnings in the order of adding, then endings, the latest added first (measured
  /// on macOS).
  private func ring() {
    alarm = nil
    let now = world.clock.nanoseconds
    let isDue: (Entry) -> Bool = { ($0.due ?? .max) <= now }
    let beginning = running.filter { isDue($0) && $0.attached.state == .waiting }.map(\.attached)
    let ending = running.filter { isDue($0) && $0.attached.state == .active }.map(\.attached)
    for attached in beginning {
      attached.state = .active
      begin(attached)
    }
    for attached in ending.reversed() where attached.state == .active { end(attached) }
    running.removeAll { $0.attached.state == .over }
    for index in running.indices where isDue(running[index]) {
      running[index].due = due(of: running[index].attached)
    }
    setAlarm()
  }

  private func begin(_ attached: AttachedAnimation) {
    attached.animation.delegate?.animationDidStart(attached.animation)
  }

  /// Blocks first, then `animationDidStop(true)`, then the key is gone (measured on macOS).
  private func end(_ attached: AttachedAnimation) {
    attached.state = .over
    for completion in attached.completions { completion.animationEnded() }
    stop(attached, finished: true)
    guard attached.animation.isRemovedOnCompletion, attached.isAttached else { return }
    attached.isAttached = false
    attached.layer?.forget(attached)
    world.changes.removed.append(attached)
  }

  private func stop(_ attached: AttachedAnimation, finished: Bool) {
    let subject = attached.layer.map { world.label(of: $0) } ?? "a layer that is gone"
    world.log("stop", subject, "\(attached.summary) finished=\(finished)")
    attached.animation.delegate?.animationDidStop(attached.animation, finished: finished)
  }
}
