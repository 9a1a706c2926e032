// A call of others that is awaited is a gap, and what is made of its result has no verdict.
// check: silent
// says: 4 statements, this one first, are left out

import UIKit

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    Task { @MainActor in
      guard let card = context.view(forKey: isPresenting ? .to : .from) else { return }
      if isPresenting { context.containerView.addSubview(card) }
      let end = await Palette.shared.opacity(of: card)
      await UIView.animate(withDuration: 0.3) { card.alpha = end }
      if let (data, _) = try? await URLSession.shared.data(from: Bundle.main.bundleURL) {
        card.layer.contents = UIImage(data: data)?.cgImage
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
