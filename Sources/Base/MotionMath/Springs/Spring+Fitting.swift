extension Spring {
  /// The spring UIKit runs for `usingSpringWithDamping`, `initialSpringVelocity` and a duration (measured on iOS).
  ///
  /// The mass is 1 and the damping ratio is kept; the stiffness is the largest with which a thousandth of the distance
  /// is left at `duration`. Below a ratio of 1 that is judged by the sine part of the envelope alone, so
  /// `settlingDuration` of the result is longer than `duration`. The criterion turns soft again for ratios below
  /// e/1000, and has no answer below 1/1000: smaller ratios count as e/1000. Ratios above 1 count as 1 (both chosen
  /// here).
  ///
  /// - Parameters:
  ///   - dampingRatio: 0 or more.
  ///   - duration: In seconds, greater than 0.
  ///   - initialVelocity: In whole distances per second; positive is towards the target.
  /// - Throws: `outOfRange` naming the parameter.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) throws(MotionError) {
    guard dampingRatio >= 0 else { throw .outOfRange(name: "dampingRatio", value: dampingRatio) }
    guard duration > 0, duration.isFinite else { throw .outOfRange(name: "duration", value: duration) }
    guard initialVelocity.isFinite else { throw .outOfRange(name: "initialVelocity", value: initialVelocity) }
    let ratio = min(max(dampingRatio, Self.softestRatio), 1)
    let frequency =
      ratio == 1
      ? Self.criticalFrequency(duration: duration, velocity: initialVelocity)
      : Self.underdampedFrequency(ratio: ratio, duration: duration, velocity: initialVelocity)
    try self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
  }

  /// e/1000, where the fitted stiffness is largest for a given duration.
  private static let softestRatio = 0.002718281828459045
  private static let logOfThousand = 6.907755278982137

  /// The largest root of `|ζw - v| / (w √(1 - ζ²)) · e^(-ζwD) = 1/1000`, by the sign of its logarithm.
  private static func underdampedFrequency(ratio: Double, duration: Double, velocity: Double) -> Double {
    let decay = ratio * duration
    let constant = logOfThousand - 0.5 * Transcendental.log(1 - ratio * ratio)
    func excess(_ w: Double) -> Double {
      Transcendental.log((ratio * w - velocity).magnitude) - Transcendental.log(w) - decay * w + constant
    }
    if velocity == 0 { return (Transcendental.log(ratio) + constant) / decay }
    if velocity < 0 { return root(of: excess, above: 0) }
    // Past v/ζ the envelope rises to a peak and then falls for good; before v/ζ it only falls.
    let half = velocity / (2 * ratio)
    let peak = half + (half * half + velocity / (ratio * decay)).squareRoot()
    return excess(peak) > 0 ? root(of: excess, above: peak) : root(of: excess, above: 0, below: velocity / ratio)
  }

  /// The largest root of `|1 + (w - v)D| · e^(-wD) = 1/1000`.
  private static func criticalFrequency(duration: Double, velocity: Double) -> Double {
    func excess(_ w: Double) -> Double {
      Transcendental.log((1 + (w - velocity) * duration).magnitude) - w * duration + logOfThousand
    }
    let peak = max(velocity, 0)
    return excess(peak) > 0
      ? root(of: excess, above: peak) : root(of: excess, above: 0, below: velocity - 1 / duration)
  }

  /// Where a function that is positive at `low` and falls from there turns negative, to the last bits, by halving.
  private static func root(of excess: (Double) -> Double, above low: Double, below high: Double? = nil) -> Double {
    var low = low
    var high = high ?? (low + 1)
    while excess(high) > 0 {
      low = high
      high *= 2
    }
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      if middle == low || middle == high { break }
      if excess(middle) > 0 { low = middle } else { high = middle }
    }
    return low + (high - low) / 2
  }
}
