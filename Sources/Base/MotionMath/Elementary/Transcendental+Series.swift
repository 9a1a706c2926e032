// The power series behind the elementary functions, as Horner schemes. Each is cut where the next term is below 1e-17
// for the largest argument its caller reduces to.

extension Transcendental {
  /// e to the `x`, for x within 0.35 of 0.
  @inline(__always) static func exponentialSeries(_ x: Double) -> Double {
    var sum = 1.0 / 87178291200
    sum = sum * x + 1.0 / 6227020800
    sum = sum * x + 1.0 / 479001600
    sum = sum * x + 1.0 / 39916800
    sum = sum * x + 1.0 / 3628800
    sum = sum * x + 1.0 / 362880
    sum = sum * x + 1.0 / 40320
    sum = sum * x + 1.0 / 5040
    sum = sum * x + 1.0 / 720
    sum = sum * x + 1.0 / 120
    sum = sum * x + 1.0 / 24
    sum = sum * x + 1.0 / 6
    sum = sum * x + 1.0 / 2
    sum = sum * x + 1.0
    sum = sum * x + 1.0
    return sum
  }

  /// sinh(x) / x in terms of the square of x, for x within 0.5 of 0.
  @inline(__always) static func hyperbolicSineSeries(_ square: Double) -> Double {
    var sum = 1.0 / 355687428096000
    sum = sum * square + 1.0 / 1307674368000
    sum = sum * square + 1.0 / 6227020800
    sum = sum * square + 1.0 / 39916800
    sum = sum * square + 1.0 / 362880
    sum = sum * square + 1.0 / 5040
    sum = sum * square + 1.0 / 120
    sum = sum * square + 1.0 / 6
    sum = sum * square + 1.0
    return sum
  }

  /// atanh(x) / x in terms of the square of x, for x within 0.18 of 0.
  @inline(__always) static func logarithmSeries(_ square: Double) -> Double {
    var sum = 1.0 / 25
    sum = sum * square + 1.0 / 23
    sum = sum * square + 1.0 / 21
    sum = sum * square + 1.0 / 19
    sum = sum * square + 1.0 / 17
    sum = sum * square + 1.0 / 15
    sum = sum * square + 1.0 / 13
    sum = sum * square + 1.0 / 11
    sum = sum * square + 1.0 / 9
    sum = sum * square + 1.0 / 7
    sum = sum * square + 1.0 / 5
    sum = sum * square + 1.0 / 3
    sum = sum * square + 1.0
    return sum
  }

  /// sin(x) / x in terms of the square of x, for x within an eighth of a turn of 0.
  @inline(__always) static func sineSeries(_ square: Double) -> Double {
    var sum = -1.0 / 121645100408832000
    sum = sum * square + 1.0 / 355687428096000
    sum = sum * square + -1.0 / 1307674368000
    sum = sum * square + 1.0 / 6227020800
    sum = sum * square + -1.0 / 39916800
    sum = sum * square + 1.0 / 362880
    sum = sum * square + -1.0 / 5040
    sum = sum * square + 1.0 / 120
    sum = sum * square + -1.0 / 6
    sum = sum * square + 1.0
    return sum
  }

  /// cos(x) in terms of the square of x, for x within an eighth of a turn of 0.
  @inline(__always) static func cosineSeries(_ square: Double) -> Double {
    var sum = -1.0 / 6402373705728000
    sum = sum * square + 1.0 / 20922789888000
    sum = sum * square + -1.0 / 87178291200
    sum = sum * square + 1.0 / 479001600
    sum = sum * square + -1.0 / 3628800
    sum = sum * square + 1.0 / 40320
    sum = sum * square + -1.0 / 720
    sum = sum * square + 1.0 / 24
    sum = sum * square + -1.0 / 2
    sum = sum * square + 1.0
    return sum
  }

  /// atan(x) / x in terms of the square of x, for x within 0.2 of 0.
  @inline(__always) static func inverseTangentSeries(_ square: Double) -> Double {
    var sum = 1.0 / 25
    sum = sum * square + -1.0 / 23
    sum = sum * square + 1.0 / 21
    sum = sum * square + -1.0 / 19
    sum = sum * square + 1.0 / 17
    sum = sum * square + -1.0 / 15
    sum = sum * square + 1.0 / 13
    sum = sum * square + -1.0 / 11
    sum = sum * square + 1.0 / 9
    sum = sum * square + -1.0 / 7
    sum = sum * square + 1.0 / 5
    sum = sum * square + -1.0 / 3
    sum = sum * square + 1.0
    return sum
  }
}
