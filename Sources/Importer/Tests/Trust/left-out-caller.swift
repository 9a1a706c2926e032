// A statement that is left out calls the method, and makes the whole transition doubtful.
// check: silent
// says: not judged:
import UIKit

enum Trouble: Error { case noView }

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    do {
      try animate(context)
    } catch Trouble.noView {
      context.completeTransition(false)
    } catch {
      context.completeTransition(false)
    }
  }
  private func animate(_ context: UIViewControllerContextTransitioning) throws {
    guard let to = context.view(forKey: .to) else { throw Trouble.noView }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.3) {
      to.alpha = 1
    } completion: { _ in
      to.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
