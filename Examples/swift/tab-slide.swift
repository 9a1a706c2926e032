// Tab slide: screens of a tab bar lie side by side; a tap on a tab or a finger to the side slides from one to another.
// The Swift of ../tab-slide.lua.
import UIKit

final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  /// 1: to a tab on the right.
  private let direction: CGFloat

  init(direction: CGFloat) {
    self.direction = direction
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.35
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard
      let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
      let toViewController = transitionContext.viewController(forKey: .to)
    else { return }
    let home = transitionContext.finalFrame(for: toViewController)
    transitionContext.containerView.addSubview(to)
    to.frame = home.offsetBy(dx: direction * home.width, dy: 0)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        from.frame = home.offsetBy(dx: -self.direction * home.width, dy: 0)
        to.frame = home
      },
      completion: { _ in
        // Each is selected again one day.
        from.frame = home
        to.frame = home
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

final class Director: NSObject, UITabBarControllerDelegate, UIGestureRecognizerDelegate {
  weak var tabs: UITabBarController!
  private var driver: UIPercentDrivenInteractiveTransition?
  private var sign: CGFloat = 1

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    return tabBarController.transitionCoordinator == nil
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard
      let from = tabBarController.viewControllers?.firstIndex(of: fromVC),
      let to = tabBarController.viewControllers?.firstIndex(of: toVC)
    else { return nil }
    return Slide(direction: to > from ? 1 : -1)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return driver
  }

  /// The tab that a finger moving this way would pull in.
  private func neighbor(_ pan: UIPanGestureRecognizer) -> Int? {
    let target = tabs.selectedIndex + (pan.velocity(in: pan.view?.window).x < 0 ? 1 : -1)
    return target >= 0 && target < tabs.viewControllers!.count ? target : nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    return neighbor(pan) != nil && tabs.transitionCoordinator == nil
  }

  @objc func pan(_ pan: UIPanGestureRecognizer) {
    let width = tabs.view.bounds.width
    if pan.state == .began, let target = neighbor(pan) {
      sign = target > tabs.selectedIndex ? -1 : 1
      driver = UIPercentDrivenInteractiveTransition()
      tabs.selectedIndex = target
    }
    guard let driver = driver else { return }
    let percent = min(max(sign * pan.translation(in: pan.view?.window).x / width, 0), 1)
    if pan.state == .changed {
      driver.update(percent)
    } else if pan.state != .began {
      self.driver = nil  // UIKit keeps it until the end of the transition
      // Where the finger would be a fifth of a second later: a flick counts, however short.
      let aim = percent + sign * pan.velocity(in: pan.view?.window).x / 5 / width
      let finishes = pan.state == .ended && aim >= 0.5
      // A flick is over before its transition has begun, which it does on the next turn.
      DispatchQueue.main.async {
        if finishes { driver.finish() } else { driver.cancel() }
      }
    }
  }
}

func screen(_ title: String, _ color: UIColor) -> UIViewController {
  let controller = UIViewController()
  controller.title = title
  controller.view.backgroundColor = color
  return controller
}
