// The keyboard's curve, which has only a number.
// check: silent
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .to)!
    let end = context.containerView.bounds
    view.frame = end.offsetBy(dx: 0, dy: end.height)
    context.containerView.addSubview(view)
    let options = UIView.AnimationOptions(rawValue: 7 << 16)
    UIView.animate(withDuration: 0.3, delay: 0, options: options, animations: { view.frame = end }) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
