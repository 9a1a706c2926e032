// A type that is declared nowhere decides whether a driver holds the presentation, and both are tried: what breaks in one
// of them is a note that says which.
// check: silent
// says: where no driver holds it, which nothing here says
// says: by finger, by hand and by button
// says: 1 animator
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class HomeController: UIViewController, UIViewControllerTransitioningDelegate {
  private let driver = UIPercentDrivenInteractiveTransition()

  @objc func open() {
    let card = CardController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = self
    present(card, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Rise(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    Rise(isPresenting: false)
  }

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    guard Settings.shared.isHeld else { return nil }
    return driver
  }
}

final class CardController: UIViewController {}

/// Shown without a driver it leaves the screen behind it half seen.
final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let card = context.viewController(forKey: isPresenting ? .to : .from)!
    let home = context.viewController(forKey: isPresenting ? .from : .to)!
    if isPresenting {
      card.view.frame = context.finalFrame(for: card)
      context.containerView.addSubview(card.view)
    }
    let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    card.view.transform = isPresenting ? away : .identity
    let isDim = isPresenting && !context.isInteractive
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
      card.view.transform = self.isPresenting ? .identity : away
      if isDim { home.view.alpha = 0.5 }
    } completion: { _ in
      card.view.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
