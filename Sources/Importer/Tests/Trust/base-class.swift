// The class that others build upon is no transition; the one that does something is.
// says: by SlidePan
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

class PanTransition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  var context: UIViewControllerContextTransitioning?
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    self.context = context
    begin()
  }
  func begin() {}
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }
}

final class SlidePan: PanTransition {
  override func begin() {
    guard let context, let view = context.view(forKey: .to) else { return }
    view.frame = context.containerView.bounds
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
