/// Eight numbers worked on together. Each lane is worked out by itself, so a result never depends on its neighbours.
public typealias Lanes = SIMD8<Double>

// The exponential, sine and cosine of eight arguments, by the series of their single counterparts, cut where the next
// term is below 1e-16. They agree with those to a few units of the last place.

extension Transcendental {
  /// e raised to each lane, for lanes of at most 700. Below -700 the answer is as good as 0.
  @inline(__always) static func exp(_ x: Lanes) -> Lanes {
    let bounded = x.replacing(with: -700, where: x .< -700)
    let (power, bits) = nearestWhole(bounded * 1.4426950408889634)
    let remainder = (bounded - power * ln2High) - power * ln2Low
    var sum = Lanes(repeating: 1.0 / 479001600)
    sum = sum * remainder + 1.0 / 39916800
    sum = sum * remainder + 1.0 / 3628800
    sum = sum * remainder + 1.0 / 362880
    sum = sum * remainder + 1.0 / 40320
    sum = sum * remainder + 1.0 / 5040
    sum = sum * remainder + 1.0 / 720
    sum = sum * remainder + 1.0 / 120
    sum = sum * remainder + 1.0 / 24
    sum = sum * remainder + 1.0 / 6
    sum = sum * remainder + 1.0 / 2
    sum = sum * remainder + 1.0
    sum = sum * remainder + 1.0
    return sum * unsafeBitCast((bits &+ 1023) &<< 52, to: Lanes.self)
  }

  /// The sine and the cosine of each lane, for angles below 1.6 million radians.
  @inline(__always) static func sineAndCosine(_ angle: Lanes) -> (sine: Lanes, cosine: Lanes) {
    let (turns, quadrant) = nearestWhole(angle * (1 / halfPi))
    let remainder = (angle - turns * halfPiHigh) - turns * halfPiMiddle
    let square = remainder * remainder
    var sine = Lanes(repeating: -1.0 / 1307674368000)
    sine = sine * square + 1.0 / 6227020800
    sine = sine * square + -1.0 / 39916800
    sine = sine * square + 1.0 / 362880
    sine = sine * square + -1.0 / 5040
    sine = sine * square + 1.0 / 120
    sine = sine * square + -1.0 / 6
    sine = (sine * square + 1.0) * remainder
    var cosine = Lanes(repeating: 1.0 / 20922789888000)
    cosine = cosine * square + -1.0 / 87178291200
    cosine = cosine * square + 1.0 / 479001600
    cosine = cosine * square + -1.0 / 3628800
    cosine = cosine * square + 1.0 / 40320
    cosine = cosine * square + -1.0 / 720
    cosine = cosine * square + 1.0 / 24
    cosine = cosine * square + -1.0 / 2
    cosine = cosine * square + 1.0
    return turned(sine, cosine, by: quadrant)
  }

  /// Both functions of an angle that is `quadrant` quarter turns on: swapped in odd quadrants, with their signs changed.
  @inline(__always) private static func turned(
    _ sine: Lanes, _ cosine: Lanes, by quadrant: SIMD8<Int64>
  ) -> (sine: Lanes, cosine: Lanes) {
    let sineBits = unsafeBitCast(sine, to: SIMD8<Int64>.self)
    let cosineBits = unsafeBitCast(cosine, to: SIMD8<Int64>.self)
    let one = SIMD8<Int64>(repeating: 1)
    let two = SIMD8<Int64>(repeating: 2)
    let swap = SIMD8<Int64>.zero &- (quadrant & one)
    let difference = (sineBits ^ cosineBits) & swap
    let sineSign = (quadrant & two) &<< 62
    let cosineSign = ((quadrant &+ one) & two) &<< 62
    return (
      unsafeBitCast(sineBits ^ difference ^ sineSign, to: Lanes.self),
      unsafeBitCast(cosineBits ^ difference ^ cosineSign, to: Lanes.self)
    )
  }

  /// The nearest whole number of each lane, as a number and as an integer, for lanes within 2^50 of 0.
  @inline(__always) private static func nearestWhole(_ x: Lanes) -> (Lanes, SIMD8<Int64>) {
    // 1.5 times 2^52: a sum with it has no room for a fraction, and its last bits are the whole number.
    let shift = Lanes(repeating: 6755399441055744)
    let sum = x + shift
    let bits = unsafeBitCast(sum, to: SIMD8<Int64>.self) &- unsafeBitCast(shift, to: SIMD8<Int64>.self)
    return (sum - shift, bits)
  }
}
