/// Elementary functions written in Swift, so that the same script gives the same bits on every machine.
///
/// A C library may pick a fused multiply-add variant by processor and then differ in the last bit. Addition,
/// multiplication, division and square root are exact by IEEE 754, and everything here is built from those four.
/// Relative error is below 1e-13 over the ranges an animation uses; arguments of `sin` and `cos` beyond 1.6 million
/// radians lose accuracy gradually.
public enum Transcendental {
  static let halfPi = 1.5707963267948966
  static let ln2High = 6.93147180369123816490e-01
  static let ln2Low = 1.90821492927058770002e-10

  /// e raised to `x`. Infinity above 709.78, 0 below -745.
  public static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.2 { return 0 }
    let power = (x * 1.4426950408889634).rounded()
    let remainder = (x - power * ln2High) - power * ln2Low
    return scaled(exponentialSeries(remainder), byPowerOfTwo: Int(power))
  }

  /// The natural logarithm. NaN below 0, minus infinity at 0.
  public static func log(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    if x < 0 || x.isNaN { return .nan }
    if x == .infinity { return x }
    var exponent = Double(x.exponent)
    var mantissa = x.significand
    if mantissa > 1.4142135623730951 {
      mantissa *= 0.5
      exponent += 1
    }
    let s = (mantissa - 1) / (mantissa + 1)
    return exponent * ln2High + (2 * s * logarithmSeries(s * s) + exponent * ln2Low)
  }

  /// `base` raised to `exponent`. A whole exponent up to 64 is a product, so it is exact where the product is.
  ///
  /// A negative base is defined for whole exponents only, and NaN otherwise.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent.magnitude <= 64, exponent == exponent.rounded() {
      return power(base, Int(exponent))
    }
    if base == 0 { return exponent > 0 ? 0 : .infinity }
    return exp(exponent * log(base))
  }

  /// The hyperbolic sine.
  public static func sinh(_ x: Double) -> Double {
    if x.magnitude < 0.5 { return x * hyperbolicSineSeries(x * x) }
    let growing = exp(x)
    return (growing - 1 / growing) * 0.5
  }

  /// The hyperbolic cosine.
  public static func cosh(_ x: Double) -> Double {
    let growing = exp(x.magnitude)
    return (growing + 1 / growing) * 0.5
  }

  private static func power(_ base: Double, _ exponent: Int) -> Double {
    var result = 1.0
    var square = base
    var remaining = exponent.magnitude
    while remaining > 0 {
      if remaining & 1 == 1 { result *= square }
      square *= square
      remaining >>= 1
    }
    return exponent < 0 ? 1 / result : result
  }

  private static func scaled(_ x: Double, byPowerOfTwo power: Int) -> Double {
    if power < -1000 {
      return x * Double(sign: .plus, exponent: power + 100, significand: 1)
        * Double(sign: .plus, exponent: -100, significand: 1)
    }
    if power > 1023 {
      return x * 2 * Double(sign: .plus, exponent: power - 1, significand: 1)
    }
    return x * Double(sign: .plus, exponent: power, significand: 1)
  }
}
