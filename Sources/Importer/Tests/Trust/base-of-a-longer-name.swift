// The base has nothing to show by itself, and nothing makes one: the name of what is made only ends as its own does.
// check: silent

import UIKit

class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  // Subclasses say where the screen comes from.
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    context.containerView.backgroundColor = .clear
  }
}

final class UpSlide: Slide {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let shown = context.view(forKey: .to) else {
      context.completeTransition(false)
      return
    }
    context.containerView.addSubview(shown)
    shown.transform = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    UIView.animate(
      withDuration: transitionDuration(using: context), animations: { shown.transform = .identity },
      completion: { _ in
        shown.transform = .identity
        if context.transitionWasCancelled { shown.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

func slide() -> UIViewControllerAnimatedTransitioning { UpSlide() }
