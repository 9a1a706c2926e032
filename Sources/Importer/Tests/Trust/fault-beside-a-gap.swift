// A left-out statement hides its own view alone: the shade stays behind after a cancel.
// finds: R-TREE
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  @IBOutlet var badge: UILabel!
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .to)!
    let shade = UIView(frame: context.containerView.bounds)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.4)
    shade.alpha = 0
    context.containerView.addSubview(shade)
    let end = context.containerView.bounds
    view.frame = end.offsetBy(dx: 0, dy: end.height)
    context.containerView.addSubview(view)
    badge.text = "new"
    view.addSubview(badge)
    UIView.animate(
      withDuration: 0.3,
      animations: {
        view.frame = end
        shade.alpha = 1
      }
    ) { _ in
      if !context.transitionWasCancelled { shade.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
