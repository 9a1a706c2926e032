import MotionMath

/// Follows two fingers that turn about each other.
///
/// Begins once they have turned by a tenth of a radian, about 6° (chosen here).
open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  private static let threshold = 0.1
  private var last = 0.0
  private var turned = 0.0

  open override var className: String { "UIRotationGestureRecognizer" }

  /// In radians, clockwise, since the second finger went down, or since it was set. Counts on past a whole turn. Setting it
  /// keeps the velocity, unless `velocityOnReset` says otherwise.
  public final var rotation: Double {
    get { turned }
    set {
      if app.settings.velocityOnReset == .kept {
        let start = newValue - turned
        estimate.convert { CGVector(dx: $0.dx + start, dy: 0) }
      } else {
        estimate = VelocityEstimate(window: app.settings.velocityWindow)
      }
      turned = newValue
    }
  }

  /// In radians per second.
  public final var velocity: Double { estimate.velocity.dx }

  override func begin(_ line: CGVector) { last = line.angle }

  override func measure(_ line: CGVector) -> Double {
    var step = line.angle - last
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    last = line.angle
    turned += step
    return turned
  }

  override func isEnough(_ line: CGVector) -> Bool {
    turned.magnitude > UIRotationGestureRecognizer.threshold
  }

  open override func reset() {
    super.reset()
    (last, turned) = (0, 0)
  }
}

extension CGVector {
  /// From the x axis, clockwise on screen, in radians.
  fileprivate var angle: Double { Transcendental.atan2(dy, dx) }
}
