// An object of a class that is declared nowhere is given nothing: what the gesture does not do is found beside it.
// finds: R-EARLY R-STUCK
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class Home: UIViewController {
  let pull = Pull()
  func openCard() {
    let card = UIViewController()
    card.view.backgroundColor = .white
    card.transitioningDelegate = pull
    card.modalPresentationStyle = .fullScreen
    pull.card = card
    let pan = UIPanGestureRecognizer(target: pull, action: #selector(Pull.handle(_:)))
    card.view.addGestureRecognizer(pan)
    present(card, animated: true)
  }
}

final class Pull: UIPercentDrivenInteractiveTransition, UIViewControllerTransitioningDelegate {
  weak var card: UIViewController?
  var isPulled = false
  let taps = Haptics(style: .light)

  @objc func handle(_ pan: UIPanGestureRecognizer) {
    let share = pan.translation(in: pan.view).y / 400
    switch pan.state {
    case .began:
      taps.strength = 0.5
      taps.fire()
      isPulled = true
      card?.dismiss(animated: true)
    case .changed: update(share)
    case .ended:
      isPulled = false
      if share > 0.5 || pan.velocity(in: pan.view).y > 500 { finish() } else { cancel() }
    default: break
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    Drop()
  }
  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { isPulled ? self : nil }
}

final class Drop: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let from = context.view(forKey: .from)!
    let to = context.view(forKey: .to)!
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(
      withDuration: 0.4, animations: { from.frame = from.frame.offsetBy(dx: 0, dy: from.bounds.height) },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
