// Nothing says the style, and nothing tells for which of the two the animator is written: both are tried, and what breaks
// in one of them is a note that names it.
// check: silent
// says: shown by HomeController.open() (style-unsaid.swift:16) presents CardController, as fullScreen and as custom: nothing
// says: as custom
// says: where it is presented as fullScreen, which nothing here says
// says: 1 animator
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class HomeController: UIViewController, UIViewControllerTransitioningDelegate {
  @objc func open() {
    let card = CardController()
    card.transitioningDelegate = self
    present(card, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Rise(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    Rise(isPresenting: false)
  }
}

final class CardController: UIViewController {}

/// It leaves the view that it goes back to alone, as custom allows, and full screen does not.
final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let controller = context.viewController(forKey: isPresenting ? .to : .from)!
    let card = controller.view!
    if isPresenting {
      card.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(card)
    }
    let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    card.transform = isPresenting ? away : .identity
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
      card.transform = self.isPresenting ? .identity : away
    } completion: { _ in
      if context.transitionWasCancelled { card.transform = .identity }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
