// Tasks wait for the animation, and complete the transition; a screen is shown by a method that waits.
// check: silent
// says: nothing found

import UIKit

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    Task { @MainActor in
      await fade(context)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  @MainActor private func fade(_ context: UIViewControllerContextTransitioning) async {
    guard let card = context.view(forKey: isPresenting ? .to : .from) else { return }
    if isPresenting {
      context.containerView.addSubview(card)
      card.alpha = 0
    }
    let end: CGFloat = await opacity()
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.3, animations: { card.alpha = end }) { _ in continuation.resume() }
    }
    if !isPresenting, !context.transitionWasCancelled { card.removeFromSuperview() }
    card.alpha = 1
  }

  private func opacity() async -> CGFloat { isPresenting ? 1 : 0 }
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
  func open() async {
    try? await Task.sleep(for: .milliseconds(100))
    present(CardViewController(), animated: true)
  }
}
