import MotionMath
import PlainText

/// The range of an axis, and where its labels are: at multiples of 1, 2 or 5 with zeros.
struct AxisScale {
  let low: Double
  let high: Double
  let ticks: [Double]
  private let digits: Int

  /// - Parameter isTight: Whether the axis ends where the values do, not at labels.
  init(_ least: Double, _ most: Double, includesZero: Bool = false, isTight: Bool = false) {
    var (low, high) = (includesZero ? min(least, 0) : least, includesZero ? max(most, 0) : most)
    // A difference left by rounding is no range.
    if !(high - low > max(1e-9, 1e-9 * max(abs(low), abs(high)))) { (low, high) = (low - 1, high + 1) }
    let rough = (high - low) / 5
    let power = Self.power(rough)
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 } ?? 10 * power
    if !isTight {
      low = (low / step).rounded(.down) * step
      high = (high / step).rounded(.up) * step
    }
    (self.low, self.high) = (low, high)
    let first = Int(clamping: (low / step - 1e-6).rounded(.up))
    let last = max(first, Int(clamping: (high / step + 1e-6).rounded(.down)))
    ticks = (first...min(last, first + 20)).map { Double($0) * step }
    var digits = 0
    while digits < 6, step * Self.power(of: digits) < 0.999 { digits += 1 }
    self.digits = digits
  }

  /// The greatest power of ten that is at most `value`.
  private static func power(_ value: Double) -> Double {
    var power = 1.0
    while power * 10 <= value { power *= 10 }
    while power > value, power > 1e-12 { power /= 10 }
    return power
  }

  private static func power(of digits: Int) -> Double { (0..<digits).reduce(1.0) { power, _ in power * 10 } }

  /// Where a value lies between the ends, from 0 to 1.
  func share(of value: Double) -> Double { (value - low) / (high - low) }

  func text(of tick: Double) -> String { NumberText.fixed(tick, digits) }
}
