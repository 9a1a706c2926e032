import LayerKit
import MotionMath

/// Recognises a finger that stays down in one place; then follows it.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds the finger rests before it counts. Default 0.5.
  public final var minimumPressDuration = 0.5
  /// How far it may wander meanwhile, in points. Default 10.
  public final var allowableMovement = 10.0
  /// How many fingers at once, at least 1.
  public final var numberOfTouchesRequired = 1
  /// How many taps come before the press. Default 0.
  public final var numberOfTapsRequired = 0

  private var alarm: ScheduledEvent?

  open override var className: String { "UILongPressGestureRecognizer" }

  open override func touchesBegan(_ touches: [UITouch], with event: UIEvent) {
    guard let touch = touches.first else { return }
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
    } else if numberOfTouches == numberOfTouchesRequired {
      guard touch.tapCount > numberOfTapsRequired else {
        state = .failed
        return
      }
      alarm = app.world.schedule(at: app.world.now + minimumPressDuration) { [weak self] in
        guard let self, state == .possible else { return }
        state = .began
      }
    }
  }

  open override func touchesMoved(_ touches: [UITouch], with event: UIEvent) {
    if state.isActive {
      state = .changed
    } else if touches.contains(where: { $0.screenLocation.distance(to: $0.startLocation) > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: [UITouch], with event: UIEvent) {
    state = state.isActive ? .ended : .failed
  }

  open override func reset() {
    super.reset()
    alarm?.cancel()
    alarm = nil
  }
}
