public import MotionMath
import RecordingKit

/// A basic animation whose progress is that of a mass on a spring.
///
/// `duration` does not stretch the spring but cuts it off; set it to `settlingDuration` to see all of it.
open class CASpringAnimation: CABasicAnimation {
  /// The motion as a function of time.
  public final var spring: Spring

  /// - Parameter spring: Its spring; nil for Core Animation's default of mass 1, stiffness 100, damping 10.
  public init(keyPath: LayerKeyPath?, spring: Spring? = nil) {
    self.spring = spring ?? .standard
    super.init(keyPath: keyPath)
  }

  init(copying other: CASpringAnimation) {
    spring = other.spring
    super.init(copying: other)
  }

  open override var className: String { "CASpringAnimation" }
  open override func copy() -> CAAnimation { CASpringAnimation(copying: self) }

  /// Greater than 0; another value is refused and the old one stays (measured on macOS). Default 1.
  public final var mass: Double {
    get { spring.mass }
    set { change(mass: newValue) }
  }

  /// Greater than 0; another value is refused and the old one stays (measured on macOS). Default 100.
  public final var stiffness: Double {
    get { spring.stiffness }
    set { change(stiffness: newValue) }
  }

  /// The damping *coefficient*, 0 or more; a negative one is refused and the old one stays (measured on macOS).
  /// Default 10.
  public final var damping: Double {
    get { spring.damping }
    set { change(damping: newValue) }
  }

  /// In whole distances a second, positive towards the target. Default 0.
  public final var initialVelocity: Double {
    get { spring.initialVelocity }
    set { change(initialVelocity: newValue) }
  }

  /// Whether damping beyond critical slows the spring down; otherwise it counts as critical. Default false.
  public final var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { change(allowsOverdamping: newValue) }
  }

  /// About how long until the spring rests, in seconds; a very large number when it never does.
  public final var settlingDuration: Double { spring.settlingDuration }
  /// `settlingDuration` when the program last read it; 0 if it never has.
  package final var settlingWhenRead = 0.0

  /// How long the spring seems to take, in seconds: the period of the same spring undamped.
  public final var perceptualDuration: Double { spring.perceptualDuration }

  /// How much it bounces: 1 minus the damping ratio up to critical, negative beyond.
  public final var bounce: Double { spring.bounce }

  private func change(
    mass: Double? = nil, stiffness: Double? = nil, damping: Double? = nil, initialVelocity: Double? = nil,
    allowsOverdamping: Bool? = nil
  ) {
    let changed = try? Spring(
      mass: mass ?? spring.mass, stiffness: stiffness ?? spring.stiffness, damping: damping ?? spring.damping,
      initialVelocity: initialVelocity ?? spring.initialVelocity,
      allowsOverdamping: allowsOverdamping ?? spring.allowsOverdamping)
    if let changed { spring = changed }
  }

  override final var motion: Motion? { .spring(spring, from: fromValue, to: toValue, by: byValue) }
}
