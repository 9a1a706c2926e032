// A fade as it is often printed. BUG: the presenter's alpha stays 0, until an animator that happens to set it takes the
// screen back. `playhead check` names it.
import UIKit

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let from = context.view(forKey: .from)!
    let to = context.view(forKey: .to)!
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: context)) {
      from.alpha = 0
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
