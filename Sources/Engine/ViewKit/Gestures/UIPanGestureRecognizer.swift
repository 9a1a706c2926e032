import LayerKit
public import MotionMath

/// Follows fingers that drag.
///
/// Begins once the middle of the fingers is more than the hysteresis (10 pt, a setting) from where it started.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Fewer fingers do not begin a pan.
  public final var minimumNumberOfTouches = 1
  /// More fingers do not move it.
  public final var maximumNumberOfTouches = Int.max

  /// The movement of the fingers' middle since the first went down, without the jumps when a finger joins or leaves.
  private var moved = CGVector(dx: 0, dy: 0)
  /// The movement at which the translation is zero.
  private var origin = CGVector(dx: 0, dy: 0)
  private var anchor = CGPoint.zero
  private lazy var estimate = VelocityEstimate(window: app.settings.velocityWindow)

  open override var className: String { "UIPanGestureRecognizer" }

  /// How far the fingers have come, in `view`'s coordinates (nil: the window's). Counts from where they went down,
  /// unless a setting or `setTranslation` says otherwise.
  public final func translation(in view: UIView?) -> CGPoint {
    convert(CGVector(dx: moved.dx - origin.dx, dy: moved.dy - origin.dy), to: view)
  }

  /// Makes `translation(in:)` continue from `translation`. Keeps the velocity, unless `velocityOnReset` says otherwise.
  public final func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let inWindow: CGVector
    if let view {
      let zero = view.convert(CGPoint.zero, to: nil)
      let end = view.convert(translation, to: nil)
      inWindow = CGVector(dx: end.x - zero.x, dy: end.y - zero.y)
    } else {
      inWindow = CGVector(dx: translation.x, dy: translation.y)
    }
    origin = CGVector(dx: moved.dx - inWindow.dx, dy: moved.dy - inWindow.dy)
    guard app.settings.velocityOnReset == .zero else { return }
    estimate = VelocityEstimate(window: app.settings.velocityWindow)
    estimate.add(moved, at: app.world.now)
  }

  /// Counts `translation(in:)` from here, and keeps the velocity.
  final func rebase() { origin = moved }

  /// Counts `translation(in:)` from where the fingers left the hysteresis: content that follows is 10 pt behind them, from
  /// the move that begins the pan on (recorded on iOS 26.1: fingers 12, 24, 180 pt away scroll by 2, 14, 170).
  final func leaveOutHysteresis() {
    let length = moved.length
    let part = length > 0 ? min(1, app.settings.panHysteresis / length) : 0
    origin = CGVector(dx: moved.dx * part, dy: moved.dy * part)
  }

  /// How fast the fingers move, in points of `view` a second.
  public final func velocity(in view: UIView?) -> CGPoint { convert(estimate.velocity, to: view) }

  open override func touchesBegan(_ touches: [UITouch], with event: UIEvent) {
    anchor = centroid
    if numberOfTouches == 1 { estimate.add(moved, at: event.timestamp) }
    if numberOfTouches > maximumNumberOfTouches { state = .failed }
  }

  open override func touchesMoved(_ touches: [UITouch], with event: UIEvent) {
    follow(at: event.timestamp)
    if state.isActive {
      state = .changed
    } else if numberOfTouches >= minimumNumberOfTouches, isPastHysteresis {
      if accepts(moved) {
        if app.settings.panTranslation == .recognition { origin = moved }
        state = .began
      } else {
        state = .failed
      }
    }
  }

  open override func touchesEnded(_ touches: [UITouch], with event: UIEvent) {
    // With a finger left, the middle jumps to it: a new start, not a movement.
    anchor = centroid
    guard numberOfTouches < max(1, minimumNumberOfTouches) else { return }
    estimate.lift(at: event.timestamp)
    state = state.isActive ? .ended : .failed
  }

  open override func reset() {
    super.reset()
    moved = CGVector(dx: 0, dy: 0)
    origin = moved
    estimate = VelocityEstimate(window: app.settings.velocityWindow)
  }

  /// Whether a drag beyond the hysteresis is a gesture of this kind. Default yes.
  func accepts(_ movement: CGVector) -> Bool { true }

  private var isPastHysteresis: Bool {
    CGPoint(x: moved.dx, y: moved.dy).distance(to: .zero) > app.settings.panHysteresis
  }

  private func follow(at time: Double) {
    let now = centroid
    moved = CGVector(dx: moved.dx + now.x - anchor.x, dy: moved.dy + now.y - anchor.y)
    anchor = now
    estimate.add(moved, at: time)
  }
}
