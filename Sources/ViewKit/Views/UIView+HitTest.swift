import LayerKit
import MotionMath

extension UIView {
  /// Whether a touch may reach the view or anything inside it.
  var takesTouches: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01 && animationsBlockingTouches == 0
      && transitionsBlockingTouches == 0
  }

  /// Attaches a recogniser; one that was attached elsewhere is taken from there.
  public final func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers.append(recognizer)
    recognizer.view = self
    app.world.ownersDidChange(of: recognizer)
  }

  /// Detaches a recogniser; one in the middle of a gesture is cancelled.
  public final func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    app.gestures.cancel(recognizer)
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
    app.world.ownersDidChange(of: recognizer)
  }
}
