// A fault behind an await is found as any other: the screen below stays pale.
// finds: R-STATE

import UIKit

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    Task { @MainActor in
      guard let card = context.view(forKey: isPresenting ? .to : .from) else { return }
      let below = context.viewController(forKey: isPresenting ? .from : .to)?.view
      if isPresenting {
        context.containerView.addSubview(card)
        card.alpha = 0
      }
      await UIView.animate(withDuration: 0.3) {
        card.alpha = self.isPresenting ? 1 : 0
        if self.isPresenting { below?.alpha = 0.5 }
      }
      if !isPresenting, !context.transitionWasCancelled { card.removeFromSuperview() }
      card.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class CardViewController: UIViewController, UIViewControllerTransitioningDelegate {
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }
  required init?(coder: NSCoder) { fatalError() }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator(isPresenting: true) }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator(isPresenting: false)
  }
}

final class HomeViewController: UIViewController {
  func open() { present(CardViewController(), animated: true) }
}
