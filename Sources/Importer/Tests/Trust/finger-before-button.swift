// The first dismissal by a button leaves the card invisible, so that no finger meets it any more: the finger comes first. Its
// gesture forgets that a touch may be cancelled.
// finds: R-EARLY R-STATE R-STUCK
// says: under a finger
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class FadeAway: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let card = context.view(forKey: .from)!
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
      card.alpha = 0
    } completion: { _ in
      if context.transitionWasCancelled { card.alpha = 1 }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class CardViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private var driver: UIPercentDrivenInteractiveTransition?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pulled(_:))))
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAway()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }

  @objc private func pulled(_ pan: UIPanGestureRecognizer) {
    let progress = max(0, pan.translation(in: view).y / view.bounds.height)
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed:
      driver?.update(progress)
    case .ended:
      if progress > 0.4 || pan.velocity(in: view).y > 800 { driver?.finish() } else { driver?.cancel() }
      driver = nil
    default: break
    }
  }
}
