/// What a spring that swings needs to be read at any time, for keeping those of many springs side by side.
public struct SwingingSpring: Hashable, Sendable {
  /// How fast the swings die away, a second.
  public let decay: Double
  /// Radians of the swings, a second.
  public let swing: Double
  /// How much sine there is to one of cosine.
  public let sineShare: Double

  /// Nil for a spring that does not swing: a damping ratio of 1 or more.
  public init?(_ spring: Spring) {
    guard case .underdamped(let swinging) = spring.regime else { return nil }
    (decay, swing, sineShare) = (swinging.decay, swinging.swing, swinging.sineShare)
  }

  /// `Spring.value(at:)` of eight springs, each at its own time: 0 up to time 0, NaN for NaN.
  ///
  /// Agrees with it to within 1e-13, as long as no spring has turned by more than 1.6 million radians.
  public static func values(at times: Lanes, decay: Lanes, swing: Lanes, sineShare: Lanes) -> Lanes {
    let (sine, cosine) = Transcendental.sineAndCosine(swing * times)
    let remaining = Transcendental.exp(Lanes.zero - decay * times) * (cosine + sineShare * sine)
    return (1 - remaining).replacing(with: 0, where: times .<= 0)
  }
}
