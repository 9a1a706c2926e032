/// The coefficients of an underdamped spring, so that those of many springs can be stored side by side.
public struct SwingingSpring: Hashable, Sendable {
  /// The rate of exponential decay, per second.
  public let decay: Double
  /// The damped frequency, in radians per second.
  public let swing: Double
  /// The sine's coefficient; the cosine's is 1.
  public let sineShare: Double

  /// Nil for a spring that does not oscillate: a damping ratio of 1 or more.
  public init?(_ spring: Spring) {
    guard case .underdamped(let swinging) = spring.regime else { return nil }
    (decay, swing, sineShare) = (swinging.decay, swinging.swing, swinging.sineShare)
  }

  /// `Spring.value(at:)` of eight springs, each at its own time: 0 up to time 0, NaN for NaN.
  ///
  /// Agrees with it to within 1e-13, while no spring's phase exceeds 1.6 million radians.
  public static func values(at times: Lanes, decay: Lanes, swing: Lanes, sineShare: Lanes) -> Lanes {
    let (sine, cosine) = Transcendental.sineAndCosine(swing * times)
    let remaining = Transcendental.exp(Lanes.zero - decay * times) * (cosine + sineShare * sine)
    return (1 - remaining).replacing(with: 0, where: times .<= 0)
  }
}
