// A card that sets its own delegate and carries the pan that dismisses it: nobody presents it here, and the finger breaks it.
// finds: R-EARLY R-OUTCOME
// says: by finger
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let card = context.view(forKey: isPresenting ? .to : .from)!
    let home = context.containerView.bounds
    let away = home.offsetBy(dx: 0, dy: home.height)
    if isPresenting {
      context.containerView.addSubview(card)
      card.frame = away
    } else if let below = context.view(forKey: .to) {
      context.containerView.insertSubview(below, at: 0)
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
      card.frame = self.isPresenting ? home : away
    } completion: { _ in
      if context.transitionWasCancelled, !self.isPresenting { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(true)
    }
  }
}

final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  var driver: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { CardAnimator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    CardAnimator(isPresenting: false)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }
}

final class CardViewController: UIViewController {
  private let transition = CardTransition()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pulled(_:))))
  }

  @objc private func pulled(_ pan: UIPanGestureRecognizer) {
    let progress = max(0, pan.translation(in: view).y / view.bounds.height)
    switch pan.state {
    case .began:
      transition.driver = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed:
      transition.driver?.update(progress)
    case .ended where progress > 0.4 || pan.velocity(in: view).y > 800:
      transition.driver?.finish()
      transition.driver = nil
    case .ended, .cancelled:
      transition.driver?.cancel()
      transition.driver = nil
    default: break
    }
  }
}
