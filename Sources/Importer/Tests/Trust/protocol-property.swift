// A protocol that nothing here conforms to.
// check: silent
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

protocol Timing {
  var length: TimeInterval { get }
}

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  private let timing: Timing
  init(timing: Timing) {
    self.timing = timing
  }
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { timing.length }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .to)!
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(withDuration: timing.length, animations: { view.alpha = 1 }) { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
