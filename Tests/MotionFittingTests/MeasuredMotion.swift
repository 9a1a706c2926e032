/// Positions as a camera sees them, worked out without the springs and curves under test.
enum MeasuredMotion {
  /// The way of `x″ = ω²(1 - x) - 2ζω x′` from 0, at times from the start on: Runge and Kutta's method of the fourth order with
  /// steps of half a millisecond, whose error is below 1e-9: (21 · 0.0005)^5 is 1e-10.
  static func spring(response: Double, ratio: Double, velocity: Double, at times: [Double]) -> [Double] {
    let frequency = 2 * Double.pi / response
    func rate(_ x: Double, _ v: Double) -> (x: Double, v: Double) {
      (v, frequency * frequency * (1 - x) - 2 * ratio * frequency * v)
    }
    var (x, v, now) = (0.0, velocity, 0.0)
    return times.map { time in
      while now < time {
        let step = min(5e-4, time - now)
        let one = rate(x, v)
        let two = rate(x + step / 2 * one.x, v + step / 2 * one.v)
        let three = rate(x + step / 2 * two.x, v + step / 2 * two.v)
        let four = rate(x + step * three.x, v + step * three.v)
        x += step / 6 * (one.x + 2 * two.x + 2 * three.x + four.x)
        v += step / 6 * (one.v + 2 * two.v + 2 * three.v + four.v)
        now = time - now <= step ? time : now + step
      }
      return time <= 0 ? 0 : x
    }
  }

  /// The y of a Bézier curve from (0, 0) to (1, 1) where its x is `fraction`, by halving.
  static func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at fraction: Double) -> Double {
    func coordinate(_ one: Double, _ two: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * one + 3 * (1 - s) * s * s * two + s * s * s
    }
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, middle) < fraction { low = middle } else { high = middle }
    }
    return coordinate(y1, y2, (low + high) / 2)
  }

  static func times(perSecond rate: Double, for length: Double) -> [Double] {
    (0..<Int(length * rate)).map { Double($0) / rate }
  }
}

/// Gaussian noise: the sum of twelve uniform numbers less 6, each of a linear congruence (Knuth's MMIX).
struct Noise {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> Double {
    (0..<12).reduce(-6.0) { sum, _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return sum + Double(state >> 11) * 0x1p-53
    }
  }
}
