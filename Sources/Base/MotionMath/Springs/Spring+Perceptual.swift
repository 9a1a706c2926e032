extension Spring {
  /// A spring of mass 1 from its perceived duration and its bounce.
  ///
  /// The stiffness is `(2 pi / perceptualDuration)²`; the damping ratio is `1 - bounce` from 0 up and
  /// `1 / (1 + bounce)` below (measured on macOS). The whole animation lasts `settlingDuration`, which is longer.
  ///
  /// - Parameters:
  ///   - perceptualDuration: In seconds, greater than 0.
  ///   - bounce: In -1...1. 0 is critically damped, 1 never stops, -1 jumps to the target.
  /// - Throws: `outOfRange` naming the parameter.
  public init(perceptualDuration: Double, bounce: Double = 0, initialVelocity: Double = 0) throws(MotionError) {
    guard perceptualDuration > 0, perceptualDuration.isFinite else {
      throw .outOfRange(name: "perceptualDuration", value: perceptualDuration)
    }
    guard bounce >= -1, bounce <= 1 else { throw .outOfRange(name: "bounce", value: bounce) }
    let frequency = 2 * Transcendental.pi / perceptualDuration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    // A square and its root cancel exactly, so a bounce of 0 is critically damped to the last bit.
    try self.init(
      mass: 1, stiffness: frequency * frequency, damping: ratio * 2 * frequency, initialVelocity: initialVelocity,
      allowsOverdamping: true)
  }

  /// 2 pi √(m/k): the time one undamped swing would take, in seconds.
  public var perceptualDuration: Double { 2 * Transcendental.pi * (mass / stiffness).squareRoot() }

  /// The bounce that gives this damping ratio: 1 - ζ up to ζ = 1, and 1/ζ - 1 above.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
}
