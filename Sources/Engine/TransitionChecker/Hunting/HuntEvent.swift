package import MotionMath

/// Something that a person or the system does to an application, and when.
package struct HuntEvent: Sendable, Equatable, Codable {
  /// Seconds after the event before it has begun; nil: when everything rests.
  package var wait: Double?
  package var act: Act

  package enum Act: Sendable, Equatable, Codable {
    case tap(CGPoint, finger: Int)
    /// In a straight line; a flick is a short one, and one that goes nowhere is a press that rests.
    case drag(from: CGPoint, to: CGPoint, duration: Double, hold: Double, finger: Int)
    /// A point a frame, lifted at the last one: a finger that turns back.
    case path([CGPoint])
    /// The same, handled in one turn: what a finger did while a frame took too long comes at once.
    case burst([CGPoint])
    case pinch(center: CGPoint, from: Double, to: Double, duration: Double)
    case rotate
    case background
    /// A frame that takes so many seconds.
    case slow(Double)
    case layout
    /// A call of the program's, by its index in the hunt's list.
    case call(Int)
  }

  package init(after wait: Double?, _ act: Act) { (self.wait, self.act) = (wait, act) }

  /// How long it takes, in seconds.
  var length: Double {
    switch act {
    case .tap: 0.05
    case .drag(_, _, let duration, let hold, _): duration + hold
    case .pinch(_, _, _, let duration): duration
    case .slow(let seconds): seconds
    case .path, .burst, .rotate, .background, .layout, .call: 0
    }
  }

  /// True where a jump is no fault of the program's: animations end or frames are lost by the system, the hunt begins another
  /// change, or the finger itself jumps. (A finger that crosses its way in under a tenth of a second does: chosen here.)
  var mayJump: Bool {
    switch act {
    case .rotate, .background, .slow, .layout, .call, .path, .burst: true
    case .drag(_, _, let duration, _, _), .pinch(_, _, _, let duration): duration < 0.1
    case .tap: false
    }
  }
}

// MARK: Simpler forms

extension HuntEvent {
  /// Simpler forms, the simplest first: waiting until all rests, a tap, a shorter way along an axis, one finger, no rest
  /// at the end, rounder numbers. (The order is chosen here.)
  package var simpler: [HuntEvent] {
    var forms: [HuntEvent] = []
    if let wait {
      forms.append(HuntEvent(after: nil, act))
      forms += Self.rounder(wait, [0.1, 0.05, 0.01]).map { HuntEvent(after: $0, act) }
    }
    return forms + act.simpler.map { HuntEvent(after: wait, $0) }
  }

  /// Multiples of the steps beside a number, that of the coarsest first; empty for a number that is round already.
  static func rounder(_ number: Double, _ steps: [Double]) -> [Double] {
    func rounded(_ step: Double) -> Double {
      let count = (number / step).rounded()
      return step < 1 ? count / (1 / step).rounded() : count * step
    }
    return steps.prefix { rounded($0) != number }.map(rounded)
  }
}

extension HuntEvent.Act {
  fileprivate var simpler: [HuntEvent.Act] {
    switch self {
    case .tap(let point, let finger):
      return (finger == 1 ? [] : [.tap(point, finger: 1)]) + Self.rounder(point).map { .tap($0, finger: finger) }
    case .drag(let from, let to, let duration, let hold, let finger):
      func drag(
        from start: CGPoint? = nil, to end: CGPoint? = nil, _ time: Double? = nil, _ rest: Double? = nil,
        _ number: Int? = nil
      ) -> Self {
        .drag(
          from: start ?? from, to: end ?? to, duration: time ?? duration, hold: rest ?? hold, finger: number ?? finger)
      }
      var forms: [Self] = [.tap(from, finger: finger)]
      if finger != 1 { forms.append(drag(nil, nil, 1)) }
      if hold > 0 { forms.append(drag(nil, 0)) }
      if to.x != from.x, to.y != from.y {
        forms += [drag(to: CGPoint(x: to.x, y: from.y)), drag(to: CGPoint(x: from.x, y: to.y))]
      }
      let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
      if Self.way(from, to) > 20 { forms.append(drag(to: middle)) }
      // Never a longer way, or there would be no end.
      forms += Self.rounder(from, to).filter { Self.way($0, $1) <= Self.way(from, to) }.map { drag(from: $0, to: $1) }
      forms += HuntEvent.rounder(duration, [0.1, 0.05]).filter { $0 > 0 }.map { drag($0) }
      return forms + HuntEvent.rounder(hold, [0.5, 0.1]).map { drag(nil, $0) }
    case .path(let points): return Self.shorter(points).map(Self.path)
    case .burst(let points): return [.path(points)] + Self.shorter(points).map(Self.burst)
    case .pinch(let center, let from, let to, let duration):
      return [.tap(center, finger: 1)]
        + Self.rounder(center).map { .pinch(center: $0, from: from, to: to, duration: duration) }
        + HuntEvent.rounder(from, [100, 50, 10]).filter { $0 > 0 && $0 != to }
        .map { .pinch(center: center, from: $0, to: to, duration: duration) }
        + HuntEvent.rounder(to, [100, 50, 10]).filter { $0 > 0 && $0 != from }
        .map { .pinch(center: center, from: from, to: $0, duration: duration) }
        + HuntEvent.rounder(duration, [0.1]).filter { $0 > 0 }
        .map { .pinch(center: center, from: from, to: to, duration: $0) }
    case .slow(let seconds): return HuntEvent.rounder(seconds, [0.5, 0.1]).filter { $0 > 0 }.map(Self.slow)
    case .rotate, .background, .layout, .call: return []
    }
  }

  private static func way(_ from: CGPoint, _ to: CGPoint) -> Double { abs(to.x - from.x) + abs(to.y - from.y) }

  /// The two ends on rounder points: the way as it was, cut off to round numbers, or either end alone.
  private static func rounder(_ from: CGPoint, _ to: CGPoint) -> [(CGPoint, CGPoint)] {
    func cut(_ start: Double, _ length: Double, _ step: Double) -> Double {
      start + (length / step).rounded(.towardZero) * step
    }
    var ways: [(CGPoint, CGPoint)] = []
    for start in rounder(from) {
      for step in [50.0, 10, 1] {
        let end = CGPoint(x: cut(start.x, to.x - from.x, step), y: cut(start.y, to.y - from.y, step))
        ways.append((start, end))
      }
    }
    return ways + rounder(from).map { ($0, to) } + rounder(to).map { (from, $0) }
  }

  private static func rounder(_ point: CGPoint) -> [CGPoint] {
    [50.0, 10, 1].map { step in
      CGPoint(x: (point.x / step).rounded() * step, y: (point.y / step).rounded() * step)
    }.prefix { $0 != point }.map { $0 }
  }

  /// A way with a point less, or with rounder points.
  private static func shorter(_ points: [CGPoint]) -> [[CGPoint]] {
    var ways: [[CGPoint]] = []
    if points.count > 2 {
      ways = points.indices.map { index in
        var fewer = points
        fewer.remove(at: index)
        return fewer
      }
    }
    for step in [10.0, 1] {
      let round = points.map {
        CGPoint(x: ($0.x / step).rounded() * step, y: ($0.y / step).rounded() * step)
      }
      if round == points { break }
      ways.append(round)
    }
    let level = points.map { CGPoint(x: $0.x, y: points[0].y) }
    return level == points ? ways : [level] + ways
  }
}
