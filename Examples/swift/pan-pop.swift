// Pan to pop: a finger anywhere on the screen pulls it away to the right, and shows what is below. The Swift of
// ../pan-pop.lua.
import UIKit

final class Away: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

  /// The view below comes with it, at a third of the speed, and out of a shade.
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let from = transitionContext.view(forKey: .from)!
    let to = transitionContext.view(forKey: .to)!
    let toViewController = transitionContext.viewController(forKey: .to)!
    var home = transitionContext.finalFrame(for: toViewController)
    transitionContext.containerView.insertSubview(to, belowSubview: from)
    to.frame = home.offsetBy(dx: -home.width / 3, dy: 0)
    let shade = UIView(frame: home)
    shade.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.2)
    shade.isUserInteractionEnabled = false
    transitionContext.containerView.insertSubview(shade, aboveSubview: to)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      from.frame = home.offsetBy(dx: home.width, dy: 0)
      to.frame = home
      shade.alpha = 0
    } completion: { _ in
      home = transitionContext.finalFrame(for: toViewController)  // the screen may have turned meanwhile
      from.frame = home
      to.frame = home
      shade.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

final class Director: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController!
  private var driver: UIPercentDrivenInteractiveTransition?

  // A driver is only asked for when there is an animator: without one the system pops by itself.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return operation == .pop ? Away() : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return animationController is Away ? driver : nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    return navigation.viewControllers.count > 1 && navigation.transitionCoordinator == nil
      && pan.velocity(in: pan.view?.window).x > 0
  }

  @objc func pan(_ pan: UIPanGestureRecognizer) {
    let width = navigation.view.bounds.width
    if pan.state == .began {
      driver = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
    }
    guard let driver = self.driver else { return }
    let percent = min(max(pan.translation(in: pan.view?.window).x / width, 0), 1)
    switch pan.state {
    case .began: break
    case .changed: driver.update(percent)
    default:
      self.driver = nil  // UIKit keeps it until the end of the transition
      // Where the finger would be a fifth of a second later: a flick counts, however short.
      let aim = percent + pan.velocity(in: pan.view?.window).x / 5 / width
      let finishes = pan.state == .ended && aim > 0.5
      // A flick is over before its transition has begun, which it does on the next turn.
      DispatchQueue.main.async {
        if finishes { driver.finish() } else { driver.cancel() }
      }
    }
  }
}
