// A picture that is in the app's catalogue.
// check: silent
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

struct Places {
  static let all: [UIImage] = [UIImage(named: "photo")!]
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
