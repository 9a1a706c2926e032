// An animator that casts to its own parameters, and a method of that name that only it calls.
// check: silent
// says: 1 animator
import UIKit

class Base<From: UIViewController, To: UIViewController>: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from) as? From,
      let to = context.viewController(forKey: .to) as? To
    else { return context.completeTransition(false) }
    animate(from: from, to: to, context)
  }
  func animate(from: From, to: To, _ context: UIViewControllerContextTransitioning) {}
}

final class Grid: UIViewController {}
final class Photo: UIViewController {}

final class Open: Base<Grid, Photo> {
  override func animate(from: Grid, to: Photo, _ context: UIViewControllerContextTransitioning) {
    context.containerView.addSubview(to.view)
    to.view.frame = context.finalFrame(for: to)
    to.view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      to.view.alpha = 1
    } completion: { _ in
      to.view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
