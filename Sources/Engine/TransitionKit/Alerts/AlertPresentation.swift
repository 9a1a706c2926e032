import LayerKit
import MotionMath
import ViewKit

/// Shows an alert in the middle.
final class AlertPresentation: UIPresentationController {
  private let dimming = AlertDimming()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds, let alert = presentedViewController as? UIAlertController else {
      return .zero
    }
    return AlertPresentation.middle(alert.size(in: bounds.width), of: bounds)
  }

  static func middle(_ size: CGSize, of bounds: CGRect) -> CGRect {
    CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  override func presentationTransitionWillBegin() { dimming.show(behind: presentedViewController, in: containerView) }
  override func dismissalTransitionWillBegin() { dimming.hide(with: presentedViewController) }
  override func presentationWasRemoved() { dimming.drop() }

  override func containerViewWillLayoutSubviews() {
    guard app.currentTransition == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
