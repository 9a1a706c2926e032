// Swipe: a screen comes in from the right edge and leaves over it, by a button or under a finger. The Swift of
// ../swipe.lua.
import UIKit

private let width = UIScreen.main.bounds.width

final class Swipe: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  /// Each way has its own animator: presented from the right, dismissed to the right.
  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard
      let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to),
      let toViewController = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let home = transitionContext.finalFrame(for: toViewController)
    let away = home.offsetBy(dx: home.width, dy: 0)
    let moving = isPresenting ? toView : fromView
    transitionContext.containerView.addSubview(toView)
    transitionContext.containerView.bringSubviewToFront(moving)
    toView.frame = isPresenting ? away : home
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { moving.frame = self.isPresenting ? home : away },
      completion: { _ in
        let completed = !transitionContext.transitionWasCancelled
        if !completed { toView.removeFromSuperview() }
        transitionContext.completeTransition(completed)
      })
  }
}

/// Gives the animators, and, while a finger is down, the driver that makes them follow it.
final class Swiper: NSObject, UIViewControllerTransitioningDelegate {
  /// Starts the way to the other screen.
  var toggle: () -> Void = {}
  private var driver: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Swipe(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    Swipe(isPresenting: false)
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }

  @objc func follow(_ pan: UIScreenEdgePanGestureRecognizer) {
    let window = pan.view?.window
    let x = pan.location(in: window).x
    func percent(at place: CGFloat) -> CGFloat {
      return pan.edges.contains(.left) ? place / width : (width - place) / width
    }
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      toggle()
    case .changed:
      driver?.update(percent(at: x))
    default:
      guard let driver = driver else { return }
      // Where the finger would be a fifth of a second later: a flick counts, however short.
      let finishes = pan.state == .ended && percent(at: x + pan.velocity(in: window).x / 5) >= 0.5
      self.driver = nil
      // A flick is over before its transition has begun, which it does on the next turn.
      DispatchQueue.main.async {
        finishes ? driver.finish() : driver.cancel()
      }
    }
  }
}

/// A screen that comes and goes by a swiper, and covers the one before: the animator adds that one when it goes.
func cover(_ screen: UIViewController, by swiper: Swiper) {
  screen.modalPresentationStyle = .fullScreen
  screen.transitioningDelegate = swiper
}
