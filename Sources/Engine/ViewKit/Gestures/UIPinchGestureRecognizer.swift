import MotionMath

/// Follows two fingers that come together or go apart.
///
/// Begins once their distance has changed by 10 pt (the pan's hysteresis; chosen here).
open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  private var start = 0.0
  private var base = 1.0
  private var current = 1.0

  open override var className: String { "UIPinchGestureRecognizer" }

  /// The fingers' distance relative to when the second went down, or to when this was set. Setting it keeps the
  /// velocity, in the new measure, unless `velocityOnReset` says otherwise.
  public final var scale: Double {
    get { current }
    set {
      if app.settings.velocityOnReset == .kept, current > 0 {
        let unit = newValue / current
        estimate.convert { CGVector(dx: $0.dx * unit, dy: 0) }
      } else {
        estimate = VelocityEstimate(window: app.settings.velocityWindow)
      }
      base = newValue
      current = newValue
      start = line?.length ?? start
    }
  }

  /// How fast `scale` changes, per second.
  public final var velocity: Double { estimate.velocity.dx }

  override func begin(_ line: CGVector) { (start, base) = (line.length, current) }

  override func measure(_ line: CGVector) -> Double {
    if start > 0 { current = base * line.length / start }
    return current
  }

  override func isEnough(_ line: CGVector) -> Bool {
    (line.length - start).magnitude > app.settings.panHysteresis
  }

  open override func reset() {
    super.reset()
    (start, base, current) = (0, 1, 1)
  }
}

extension CGVector {
  var length: Double { (dx * dx + dy * dy).squareRoot() }
}
