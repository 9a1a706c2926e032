// A picture of what was there, in the same place: nothing is seen to change.
// check: silent
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class CardUp: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from)?.view, let card = context.viewController(forKey: .to)?.view,
      let picture = from.snapshotView(afterScreenUpdates: false)
    else { return }
    let bounds = context.containerView.bounds
    context.containerView.addSubview(picture)
    card.frame = bounds.offsetBy(dx: 0, dy: bounds.height)
    context.containerView.addSubview(card)
    UIView.animate(withDuration: 0.3, animations: { card.frame = bounds }) { _ in
      picture.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
