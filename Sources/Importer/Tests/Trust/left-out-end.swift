// The statement that ends the transition is left out, and the check ends it in its place: what is left then has no verdict.
// check: silent
// says: not judged:
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class FadeTransition: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    Fade()
  }
}

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var card: UIView?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    card = context.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      self.card?.alpha = 0
    } completion: { _ in
      self.end(context)
    }
  }

  private func end(_ context: UIViewControllerContextTransitioning) {
    context.completeTransition(type(of: self) == Fade.self && !context.transitionWasCancelled)
  }
}
