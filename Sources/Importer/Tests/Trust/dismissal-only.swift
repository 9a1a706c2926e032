// An animator by its name and by what it moves written for a dismissal alone.
// check: silent
// says: 1 animator
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class CardDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: .from) else { return context.completeTransition(false) }
    if let back = context.view(forKey: .to) { context.containerView.insertSubview(back, belowSubview: card) }
    let end = card.frame.offsetBy(dx: 0, dy: card.frame.height)
    UIView.animate(withDuration: 0.3, animations: { card.frame = end }) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
