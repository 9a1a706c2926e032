// A function of a file beside it, which was not given.
// check: silent
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .to)!
    let end = context.containerView.bounds
    view.frame = below(end)
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.3, animations: { view.frame = end }) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
