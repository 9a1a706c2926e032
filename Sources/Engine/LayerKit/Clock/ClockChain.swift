import MotionMath
import RecordingKit

/// The clocks between the world's time and a layer's, outermost first.
struct ClockChain {
  let clocks: [LayerClock]

  /// The layer's local time at `time` seconds of the world.
  func localTime(at time: Double) -> Double { clocks.reduce(time) { $1.localTime(at: $0) } }

  /// The first time from `now` on at which local time, while it moves that way, has reached `bound`.
  ///
  /// - Parameter isForward: True to wait for local time to be at or past `bound`, false to be at or before it.
  /// - Returns: World time in seconds; nil when it never gets there as the clocks stand, or does not move.
  func time(reaching bound: Double, isForward: Bool, from now: Double) -> Double? {
    if clocks.isEmpty { return isForward ? max(now, bound) : nil }
    var start = now
    for end in breakpoints(after: now) {
      if let time = crossing(of: bound, isForward, from: start, to: end) { return time }
      start = end
    }
    return crossing(of: bound, isForward, afterAll: start)
  }

  /// Whether `local` has reached `bound`, to within half a grain of the clock.
  private func isPast(_ local: Double, _ bound: Double, _ isForward: Bool) -> Bool {
    isForward ? local >= bound - TimeGrain.grain / 2 : local <= bound + TimeGrain.grain / 2
  }

  private func crossing(of bound: Double, _ isForward: Bool, from start: Double, to end: Double) -> Double? {
    let first = localTime(at: start)
    let last = localTime(at: end)
    guard isForward ? last > first : last < first else { return nil }
    if isPast(first, bound, isForward) { return start }
    guard isPast(last, bound, isForward) else { return nil }
    if (last - bound).magnitude <= TimeGrain.grain / 2 { return end }
    // Local time is monotonic in between, and 80 halvings leave less than a nanosecond of any interval.
    var low = start
    var high = end
    for _ in 0..<80 {
      let middle = low + (high - low) / 2
      if isPast(localTime(at: middle), bound, isForward) { high = middle } else { low = middle }
    }
    return high
  }

  /// After the last breakpoint every clock is a straight line.
  private func crossing(of bound: Double, _ isForward: Bool, afterAll start: Double) -> Double? {
    let first = localTime(at: start)
    let rate = localTime(at: start + 1) - first
    if rate == 0 && isHeldByRamp(isForward) && isPast(first, bound, isForward) { return start }
    guard isForward ? rate > 0 : rate < 0 else { return nil }
    if isPast(first, bound, isForward) { return start }
    let time = start + (bound - first) / rate
    return time.isFinite ? time : nil
  }

  /// Whether local time stands still because a ramp in that direction has arrived: unlike a paused clock, it has
  /// reached that time.
  private func isHeldByRamp(_ isForward: Bool) -> Bool {
    clocks.contains {
      guard case .ramp(let ramp) = $0 else { return false }
      return isForward ? ramp.end >= ramp.start : ramp.end <= ramp.start
    }
  }

  /// World times after `now` at which some clock begins or some ramp begins or ends, in order.
  private func breakpoints(after now: Double) -> [Double] {
    var times: [Double] = []
    for (index, clock) in clocks.enumerated() {
      let outer = ClockChain(clocks: Array(clocks[..<index]))
      switch clock {
      case .timing(let begin, _, _): times += outer.worldTimes(of: begin, after: now)
      case .ramp(let ramp):
        times += outer.worldTimes(of: ramp.beginTime, after: now)
        times += outer.worldTimes(of: ramp.beginTime + ramp.duration, after: now)
      }
    }
    return times.sorted()
  }

  private func worldTimes(of local: Double, after now: Double) -> [Double] {
    for isForward in [true, false] {
      if let time = time(reaching: local, isForward: isForward, from: now), time > now { return [time] }
    }
    return []
  }
}
