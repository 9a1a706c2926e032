// Something decides the style that is declared nowhere. What breaks in both styles is found.
// finds: R-STATE
// says: presents CardController, fullScreen or custom
// says: 1 animator
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class HomeController: UIViewController, UIViewControllerTransitioningDelegate {
  @objc func open() {
    let card = CardController()
    card.modalPresentationStyle = Settings.shared.isModal ? .fullScreen : .custom
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

/// Once it has shown the card, the screen behind it stays half seen.
final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let controller = context.viewController(forKey: isPresenting ? .to : .from)!
    let card = controller.view!
    if let to = context.view(forKey: .to), !isPresenting { context.containerView.insertSubview(to, at: 0) }
    if isPresenting {
      card.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(card)
    }
    let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    card.transform = isPresenting ? away : .identity
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
      card.transform = self.isPresenting ? .identity : away
      context.viewController(forKey: self.isPresenting ? .from : .to)?.view.alpha = 0.5
    } completion: { _ in
      if context.transitionWasCancelled { card.transform = .identity }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
