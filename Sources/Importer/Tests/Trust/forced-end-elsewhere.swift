// The first transition is ended by the check itself, as a statement that ends it is left out. The second one is shown by itself,
// and its bug is found.
// finds: R-STATE
// says: not judged:
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class SinkTransition: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    Sink()
  }
}

final class Sink: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let card = context.view(forKey: .from)!
    UIView.animate(withDuration: 0.3) {
      card.frame.origin.y += card.bounds.height
    } completion: { _ in
      context.completeTransition(type(of: self) == Sink.self && !context.transitionWasCancelled)
    }
  }
}

final class FadeTransition: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    Fade()
  }
}

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let card = context.view(forKey: .from)!
    UIView.animate(withDuration: 0.3) {
      card.alpha = 0
    } completion: { _ in
      if context.transitionWasCancelled { card.alpha = 1 }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
