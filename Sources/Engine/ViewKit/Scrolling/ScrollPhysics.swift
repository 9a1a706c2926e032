import MotionMath

/// The constants of scrolling along one axis. Apple documents the two rates; of the others, those of gliding and of running
/// into an edge are recorded on iOS 26.1.
public enum ScrollPhysics {
  /// The part of the speed that remains after a millisecond (documented).
  public static let normal = 0.998
  /// The same for content that stops soon (documented).
  public static let fast = 0.99
  /// How hard a pull past an end is (reported).
  static let rubberBand = 0.55
  /// Content nearer to its end than this, in points, counts as arrived (chosen here).
  static let nearness = 0.5
  /// The rate of the spring that returns released content to an end, or to a place the delegate chose, per second
  /// (reported; recordings of the return from an overscroll disagree).
  static let springRate = 10.0
  /// The rate for content that glides into an end: critically damped (recorded).
  static let edgeRate = 11.0
  /// Content that reaches an end no faster than this, in points per second, stops there (recorded, about).
  static let edgeSpeed = 50.0
  /// Gliding content stops at this speed, in points per second (recorded).
  static let stopSpeed = 10.0
  /// Content released below this speed, in points per second, stays on the nearest page (chosen here).
  static let pageSpeed = 100.0

  // MARK: Gliding

  /// The distance, in points, that each point per second of speed glides: the sum over all milliseconds to come, each
  /// `decelerationRate` times the one before (recorded: a sum, not an integral; 0.499 at the normal rate).
  private static func reach(at decelerationRate: Double) -> Double {
    decelerationRate / (1 - decelerationRate) / 1000
  }

  /// The distance after `time` seconds, starting with `velocity` points per second and slowing down.
  static func distance(_ velocity: Double, after time: Double, at decelerationRate: Double) -> Double {
    velocity * reach(at: decelerationRate) * (1 - speed(1, after: time, at: decelerationRate))
  }

  /// The speed after `time` seconds.
  static func speed(_ velocity: Double, after time: Double, at decelerationRate: Double) -> Double {
    velocity * Transcendental.exp(1000 * Transcendental.log(decelerationRate) * time)
  }

  /// Where content that starts at `start` comes to rest: where it has slowed down to `stopSpeed`.
  static func end(of velocity: Double, from start: Double, at decelerationRate: Double) -> Double {
    guard decelerationRate > 0, decelerationRate < 1, velocity.magnitude > stopSpeed else { return start }
    return start + (velocity - (velocity > 0 ? stopSpeed : -stopSpeed)) * reach(at: decelerationRate)
  }

  /// Seconds until it has slowed down to `stopSpeed`.
  static func duration(of velocity: Double, at decelerationRate: Double) -> Double {
    guard decelerationRate > 0, decelerationRate < 1, velocity.magnitude > stopSpeed else { return 0 }
    return Transcendental.log(stopSpeed / velocity.magnitude) / (1000 * Transcendental.log(decelerationRate))
  }

  /// Seconds from `start` to `place`, which lies on the way.
  static func time(from start: Double, to end: Double, velocity: Double, at decelerationRate: Double) -> Double {
    let left = 1 - (end - start) / (velocity * reach(at: decelerationRate))
    return max(0, Transcendental.log(left) / (1000 * Transcendental.log(decelerationRate)))
  }

  // MARK: Springing

  /// The distance from the end after `time` seconds, from `offset` and `velocity`, on a critically damped spring of
  /// `rate` per second.
  static func springPlace(_ offset: Double, velocity: Double, rate: Double, after time: Double) -> Double {
    (offset + (velocity + rate * offset) * time) * Transcendental.exp(-rate * time)
  }

  /// The speed then, in points per second.
  static func springSpeed(_ offset: Double, velocity: Double, rate: Double, after time: Double) -> Double {
    let push = velocity + rate * offset
    return (push - rate * (offset + push * time)) * Transcendental.exp(-rate * time)
  }

  /// Seconds until content is nearer to its end than `nearness`, and stays so.
  static func springDuration(from offset: Double, velocity: Double) -> Double {
    let push = velocity + springRate * offset
    guard offset != 0 || push != 0 else { return 0 }
    // Waits until each of the two terms, offset and push, is below half of the nearness.
    let first = Transcendental.log(2 * offset.magnitude / nearness) / springRate
    let least = Transcendental.exp(1) * springRate * nearness
    let second = 2 * Transcendental.log(4 * push.magnitude / least) / springRate
    return max(0, first, second)
  }

  /// Seconds until content that ran into its end with `velocity` is nearer to it than `nearness` on the way back.
  ///
  /// The later solution of `velocity * t * exp(-edgeRate * t) = nearness`, to a nanosecond.
  static func edgeDuration(of velocity: Double) -> Double {
    let push = velocity.magnitude / nearness
    var time = 2 / edgeRate
    // Each step divides the error by `edgeRate * time`, which is 2 or more beyond 50 points per second.
    for _ in 0..<40 { time = Transcendental.log(push * time) / edgeRate }
    return time
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

  /// The scale shown when the fingers are at `scale`: past a limit, the excess counts by its square root (chosen here).
  static func bandedScale(_ scale: Double, in range: ClosedRange<Double>) -> Double {
    let limit = range.clamp(scale)
    return limit > 0 && scale > 0 ? limit * (scale / limit).squareRoot() : limit
  }
}

extension ClosedRange<Double> {
  /// The nearest value in the range.
  func clamp(_ value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
