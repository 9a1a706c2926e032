// A publisher completes the transition; it is left out, and not judged.
// check: silent
// swift-format-ignore-file: NeverForceUnwrap

import Combine
import UIKit

final class Slow: NSObject, UIViewControllerAnimatedTransitioning {
  private var ticks: AnyCancellable?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .to)!
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in view.alpha = 1 }
    let shade = UIView(frame: context.containerView.bounds)
    context.containerView.addSubview(shade)
    ticks = Timer.publish(every: 0.3, on: .main, in: .common).autoconnect().first().sink { _ in
      shade.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
