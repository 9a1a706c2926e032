import LayerKit
import MotionMath

extension UIView {
  /// Whether a touch may reach the view or anything inside it.
  var takesTouches: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01 && animationsBlockingTouches == 0
      && transitionsBlockingTouches == 0
  }

  /// The layer that touches are tested against: the presentation layer while a property animator moves the view and
  /// leaves hit testing to the system, otherwise the model layer.
  var touchLayer: CALayer {
    guard !app.propertyAnimators.isEmpty, app.settings.animatorHitTesting == .presentation,
      app.propertyAnimators.contains(where: { !$0.isManualHitTestingEnabled && $0.moves(layer) })
    else { return layer }
    return layer.presentation() ?? layer
  }

  /// Where a point of the view is on screen, as touches see it.
  func touchPlace(of point: CGPoint) -> CGPoint {
    guard let superview else { return touchLayer.convert(toScreen: point) }
    return superview.touchPlace(of: touchLayer.convert(point, to: superview.layer))
  }

  /// Attaches a recogniser, detaching it from its former view.
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
