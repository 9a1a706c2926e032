// At the middle, edge on, the two sides change places on purpose.
// check: silent
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class Flip: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let to = context.view(forKey: .to)!, from = context.view(forKey: .from)!
    to.frame = context.containerView.bounds
    to.alpha = 0
    context.containerView.addSubview(to)
    let edge = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    to.layer.transform = edge
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { from.layer.transform = edge }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) {
          to.alpha = 1
          from.alpha = 0
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          to.layer.transform = CATransform3DIdentity
        }
      }
    ) { _ in
      from.alpha = 1
      to.alpha = 1
      from.layer.transform = CATransform3DIdentity
      to.layer.transform = CATransform3DIdentity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
