// Cross dissolve: one screen fades into the next, and back, in 0.35 s. The Swift of ../cross-dissolve.lua.
import UIKit

private let duration: TimeInterval = 0.35

final class CrossDissolve: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    // A view that stays where it is, as the presenter's does under a custom style, is nil here.
    let fromView = transitionContext.view(forKey: .from)
    let toView = transitionContext.view(forKey: .to)
    if let toView = toView, let toViewController = transitionContext.viewController(forKey: .to) {
      toView.frame = transitionContext.finalFrame(for: toViewController)
      toView.alpha = 0
      transitionContext.containerView.addSubview(toView)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        fromView?.alpha = 0
        toView?.alpha = 1
      },
      completion: { _ in
        let completed = !transitionContext.transitionWasCancelled
        // Either may be shown again, by this animator or without one.
        fromView?.alpha = 1
        toView?.alpha = 1
        if !completed { toView?.removeFromSuperview() }
        transitionContext.completeTransition(completed)
      })
  }
}

final class Fader: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return CrossDissolve()
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    return CrossDissolve()
  }
}

func screen(_ title: String, _ color: UIColor) -> UIViewController {
  let controller = UIViewController()
  controller.title = title
  controller.view.accessibilityIdentifier = title
  controller.modalPresentationStyle = .fullScreen
  controller.view.backgroundColor = color
  return controller
}
