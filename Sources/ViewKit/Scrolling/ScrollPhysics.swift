import MotionMath

/// How content moves by itself along one axis. Constants measured in apps.
public enum ScrollPhysics {
  /// What is left of the speed after a millisecond (documented).
  public static let normal = 0.998
  /// The same, for content that should stop soon (documented).
  public static let fast = 0.99
  /// How hard a pull past an end is.
  static let rubberBand = 0.55
  /// Below this, in points per second, it stands still.
  static let stopSpeed = 10.0
  /// How long the way back to an end takes, in seconds. (Chosen here.)
  static let returnDuration = 0.4

  /// The place after `time` seconds, starting with `velocity` points per second and slowing down.
  static func distance(_ velocity: Double, after time: Double, at decelerationRate: Double) -> Double {
    let rate = 1000 * Transcendental.log(decelerationRate)
    return velocity * (Transcendental.exp(rate * time) - 1) / rate
  }

  /// The speed after `time` seconds.
  static func speed(_ velocity: Double, after time: Double, at decelerationRate: Double) -> Double {
    velocity * Transcendental.exp(1000 * Transcendental.log(decelerationRate) * time)
  }

  /// Where content pulled to `offset` is held: past an end, each further point counts for less.
  ///
  /// - Parameter visible: The length of the window onto the content, in points.
  static func banded(_ offset: Double, in range: ClosedRange<Double>, visible: Double) -> Double {
    guard visible > 0 else { return min(max(offset, range.lowerBound), range.upperBound) }
    func held(_ pull: Double) -> Double { (1 - 1 / (pull * rubberBand / visible + 1)) * visible }
    if offset < range.lowerBound { return range.lowerBound - held(range.lowerBound - offset) }
    if offset > range.upperBound { return range.upperBound + held(offset - range.upperBound) }
    return offset
  }
}
