// A method that makes another property animator each time it is asked for one. What a finger drives is one of them, what runs beside
// it is another: that is the one finding, and no second is made of how the two end.
// finds: R-SAME
// says: by finger and by button
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class SinkAway: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    animator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    animator(using: context)
  }

  private func animator(using context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let card = context.view(forKey: .from)!
    let home = context.containerView.bounds
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear) {
      card.frame = home.offsetBy(dx: 0, dy: home.height)
    }
    animator.addCompletion { position in
      switch position {
      case .end: context.completeTransition(!context.transitionWasCancelled)
      default:
        card.frame = home
        context.completeTransition(false)
      }
    }
    return animator
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
    SinkAway()
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
    case .ended, .cancelled:
      if progress > 0.4 || pan.velocity(in: view).y > 800 { driver?.finish() } else { driver?.cancel() }
      driver = nil
    default: break
    }
  }
}
