// A nested name that stands, by way of another, for itself. 'Motion' is a type of another module.
// check: silent
// swift-format-ignore-file: NeverForceUnwrap

import Motions
import UIKit

struct Style {
  var motion: Motion?
}
typealias _Motion = Motion
extension Style {
  typealias Motion = _Motion
  func with(_ motion: Motion?) -> Style { Style(motion: motion) }
}

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .to)!
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
