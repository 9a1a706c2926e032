extension Transcendental {
  /// The sine of an angle in radians.
  public static func sin(_ angle: Double) -> Double {
    sineAndCosine(angle).sine
  }

  /// The cosine of an angle in radians.
  public static func cos(_ angle: Double) -> Double {
    sineAndCosine(angle).cosine
  }

  /// The tangent of an angle in radians.
  public static func tan(_ angle: Double) -> Double {
    let both = sineAndCosine(angle)
    return both.sine / both.cosine
  }

  /// The sine and the cosine of one angle in radians, for the price of one reduction. NaN for an infinite angle.
  public static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    let bounded = angle.magnitude < 1.6e6 ? angle : angle.remainder(dividingBy: 4 * halfPi)
    let quarterTurns = (bounded / halfPi).rounded()
    let remainder =
      ((bounded - quarterTurns * halfPiHigh) - quarterTurns * halfPiMiddle) - quarterTurns * halfPiLow
    let square = remainder * remainder
    let sine = remainder * sineSeries(square)
    let cosine = cosineSeries(square)
    switch Int(quarterTurns) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The angle of the vector (`x`, `y`) in radians, in -pi...pi. 0 for the zero vector.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if y == 0 { return x < 0 || (x == 0 && x.sign == .minus) ? (y.sign == .minus ? -pi : pi) : y }
    if x == 0 { return y > 0 ? halfPi : -halfPi }
    let steep = y.magnitude > x.magnitude
    let slope = steep ? x.magnitude / y.magnitude : y.magnitude / x.magnitude
    var angle = inverseTangent(slope)
    if steep { angle = halfPi - angle }
    if x < 0 { angle = pi - angle }
    return y < 0 ? -angle : angle
  }

  /// The angle in 0...pi whose cosine is `x`. NaN outside -1...1.
  public static func acos(_ x: Double) -> Double {
    x.magnitude > 1 ? .nan : atan2(((1 - x) * (1 + x)).squareRoot(), x)
  }

  /// The angle in -pi/2...pi/2 whose sine is `x`. NaN outside -1...1.
  public static func asin(_ x: Double) -> Double {
    x.magnitude > 1 ? .nan : atan2(x, ((1 - x) * (1 + x)).squareRoot())
  }

  /// Half a turn in radians.
  public static var pi: Double { Double.pi }

  /// The inverse tangent of a slope in 0...1, by two halvings of the angle and a series.
  private static func inverseTangent(_ slope: Double) -> Double {
    let half = slope / (1 + (1 + slope * slope).squareRoot())
    let quarter = half / (1 + (1 + half * half).squareRoot())
    return 4 * quarter * inverseTangentSeries(quarter * quarter)
  }

  // pi/2 in three parts; the first two have few enough bits that their products with a turn count are exact.
  static let halfPiHigh = 1.57079632673412561417e+00
  static let halfPiMiddle = 6.07710050630396597660e-11
  static let halfPiLow = 2.02226624879595063154e-21
}
