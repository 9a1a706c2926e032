import MotionMath

/// The constants of scrolling along one axis. Apple documents the two rates; the others are reported or chosen here.
public enum ScrollPhysics {
  /// The part of the speed that remains after a millisecond (documented).
  public static let normal = 0.998
  /// The same for content that stops soon (documented).
  public static let fast = 0.99
  /// How hard a pull past an end is (reported).
  static let rubberBand = 0.55
  /// Content nearer to its end than this, in points, has arrived (chosen here).
  static let nearness = 0.5
  /// How fast a spring takes content back to an end, per second (reported).
  static let springRate = 10.0
  /// Content released below this speed, in points per second, stays on the nearest page (chosen here).
  static let pageSpeed = 100.0

  // MARK: Gliding

  /// The way after `time` seconds, starting with `velocity` points per second and slowing down.
  static func distance(_ velocity: Double, after time: Double, at decelerationRate: Double) -> Double {
    let rate = 1000 * Transcendental.log(decelerationRate)
    return velocity * (Transcendental.exp(rate * time) - 1) / rate
  }

  /// The speed after `time` seconds.
  static func speed(_ velocity: Double, after time: Double, at decelerationRate: Double) -> Double {
    velocity * Transcendental.exp(1000 * Transcendental.log(decelerationRate) * time)
  }

  /// Where content that starts at `start` would come to rest.
  static func end(of velocity: Double, from start: Double, at decelerationRate: Double) -> Double {
    guard decelerationRate > 0, decelerationRate < 1 else { return start }
    return start - velocity / (1000 * Transcendental.log(decelerationRate))
  }

  /// Seconds until the rest of the way is less than `nearness`.
  static func duration(of velocity: Double, at decelerationRate: Double) -> Double {
    guard decelerationRate > 0, decelerationRate < 1, velocity != 0 else { return 0 }
    let rate = 1000 * Transcendental.log(decelerationRate)
    return max(0, Transcendental.log(-rate * nearness / velocity.magnitude) / rate)
  }

  /// Seconds from `start` to `place`, which lies on the way.
  static func time(from start: Double, to place: Double, velocity: Double, at decelerationRate: Double) -> Double {
    let rate = 1000 * Transcendental.log(decelerationRate)
    return max(0, Transcendental.log(1 + rate * (place - start) / velocity) / rate)
  }

  // MARK: Springing

  /// How far from its end content is `time` seconds after it was `offset` away from it with `velocity`.
  static func springPlace(_ offset: Double, velocity: Double, after time: Double) -> Double {
    (offset + (velocity + springRate * offset) * time) * Transcendental.exp(-springRate * time)
  }

  /// Seconds until content is nearer to its end than `nearness`, and stays so.
  static func springDuration(from offset: Double, velocity: Double) -> Double {
    let push = velocity + springRate * offset
    guard offset != 0 || push != 0 else { return 0 }
    // Each of the two parts, the offset's and the push's, falls below half of the nearness.
    let first = Transcendental.log(2 * offset.magnitude / nearness) / springRate
    let least = Transcendental.exp(1) * springRate * nearness
    let second = 2 * Transcendental.log(4 * push.magnitude / least) / springRate
    return max(0, first, second)
  }

  /// Where content pulled to `offset` is held: past an end, each further point counts for less.
  ///
  /// - Parameter visible: The length of the window onto the content, in points.
  static func banded(_ offset: Double, in range: ClosedRange<Double>, visible: Double) -> Double {
    guard visible > 0 else { return range.clamp(offset) }
    func held(_ pull: Double) -> Double { (1 - 1 / (pull * rubberBand / visible + 1)) * visible }
    if offset < range.lowerBound { return range.lowerBound - held(range.lowerBound - offset) }
    if offset > range.upperBound { return range.upperBound + held(offset - range.upperBound) }
    return offset
  }

  /// The scale while fingers would have it at `scale`: past a limit, equal steps of the fingers count half, as factors
  /// (chosen here).
  static func bandedScale(_ scale: Double, in range: ClosedRange<Double>) -> Double {
    let limit = range.clamp(scale)
    return limit > 0 && scale > 0 ? limit * (scale / limit).squareRoot() : limit
  }
}

extension ClosedRange<Double> {
  /// The nearest value in the range.
  func clamp(_ value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
