// A continuation that nobody resumes: the transition stays open.
// finds: R-COMPLETE

import UIKit

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  private var waiting: CheckedContinuation<Void, Never>?

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    Task { @MainActor in
      if let card = context.view(forKey: .to), isPresenting { context.containerView.addSubview(card) }
      let moving = context.view(forKey: .to) ?? context.view(forKey: .from)
      await withCheckedContinuation { continuation in
        waiting = continuation
        UIView.animate(withDuration: 0.3) { moving?.alpha = self.isPresenting ? 1 : 0 }
      }
      if !isPresenting { moving?.removeFromSuperview() }
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
