// A button's method presents the card, which a finger dismisses; its shade stays after a cancel.
// says: under a finger
// says: is still in
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class Home: UIViewController {
  private let cards = CardDelegate()
  @objc func openCard() {
    let card = Card()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = cards
    card.cards = cards
    present(card, animated: true)
  }
}

final class Card: UIViewController {
  weak var cards: CardDelegate?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }
  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let share = max(0, pan.translation(in: view.superview).y / view.bounds.height)
    switch pan.state {
    case .began:
      cards?.driver = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: cards?.driver?.update(share)
    default:
      if share > 0.4, pan.state == .ended { cards?.driver?.finish() } else { cards?.driver?.cancel() }
      cards?.driver = nil
    }
  }
}

final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var driver: UIPercentDrivenInteractiveTransition?
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    CardDown()
  }
  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }
}

final class CardDown: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let card = context.viewController(forKey: .from)!.view!
    let shade = UIView(frame: context.containerView.bounds)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.4)
    context.containerView.insertSubview(shade, belowSubview: card)
    UIView.animate(
      withDuration: 0.3,
      animations: {
        card.frame = card.frame.offsetBy(dx: 0, dy: card.frame.height)
        shade.alpha = 0
      }
    ) { _ in context.completeTransition(!context.transitionWasCancelled) }
  }
}
