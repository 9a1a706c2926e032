/// Progress from 0 to 1 of a mass on a spring: `mass·x″ + damping·x′ + stiffness·(x - 1) = 0`, as `CASpringAnimation`
/// runs it.
///
/// `damping` is the damping *coefficient* c, not the damping *ratio* ζ = c / (2·√(k·m)): below ζ = 1 the spring
/// overshoots, at 1 it arrives soonest without overshoot, above 1 it creeps. Without `allowsOverdamping` a ratio above
/// 1 counts as 1 (measured on macOS).
public struct Spring: Hashable, Sendable {
  public let mass: Double
  public let stiffness: Double
  public let damping: Double
  public let initialVelocity: Double
  public let allowsOverdamping: Bool
  let regime: SpringRegime

  /// - Parameters:
  ///   - mass: Greater than 0. Its unit is free, but shared with the next two.
  ///   - stiffness: Greater than 0, in mass per second squared.
  ///   - damping: 0 or more, in mass per second. 0 never settles; infinity jumps to the target.
  ///   - initialVelocity: In whole distances per second; positive is towards the target.
  ///   - allowsOverdamping: Whether a damping ratio above 1 slows the spring; otherwise it counts as 1.
  /// - Throws: `outOfRange` naming the parameter. Values are never adjusted silently.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(MotionError) {
    guard mass > 0, mass.isFinite else { throw .outOfRange(name: "mass", value: mass) }
    guard stiffness > 0, stiffness.isFinite else { throw .outOfRange(name: "stiffness", value: stiffness) }
    guard damping >= 0 else { throw .outOfRange(name: "damping", value: damping) }
    guard initialVelocity.isFinite else { throw .outOfRange(name: "initialVelocity", value: initialVelocity) }
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    regime = SpringRegime(
      frequency: frequency, dampingRatio: allowsOverdamping ? ratio : min(ratio, 1), velocity: initialVelocity)
  }

  /// Core Animation's default: mass 1, stiffness 100, damping 10, at rest.
  public static let standard = Spring()

  private init() {
    (mass, stiffness, damping, initialVelocity, allowsOverdamping) = (1, 100, 10, 0, false)
    regime = SpringRegime(frequency: 10, dampingRatio: 0.5, velocity: 0)
  }

  /// The undamped frequency √(k/m), in radians per second.
  public var frequency: Double { (stiffness / mass).squareRoot() }

  /// ζ, computed from the parameters, whether or not overdamping is allowed.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The progress after `time` seconds. 0 at and before time 0; above 1 where the spring overshoots.
  public func value(at time: Double) -> Double {
    time <= 0 ? 0 : 1 - regime.remaining(at: time)
  }

  /// The rate of progress after `time` seconds, in whole distances per second.
  public func velocity(at time: Double) -> Double {
    -regime.rate(at: max(time, 0))
  }

  /// Roughly when the spring has come to rest, in seconds.
  ///
  /// Below a damping ratio of 1: when the envelope falls to a thousandth. At 1: the first whole tenth of a second with
  /// less than that to go (measured on macOS). Above 1: an approximation, fitted to one published value. Without
  /// damping: the largest single-precision number, as on macOS. An animation still lasts for its `duration`, whatever
  /// this is.
  public var settlingDuration: Double { regime.settlingDuration }
}
