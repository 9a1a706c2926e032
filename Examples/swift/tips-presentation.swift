// Tips: a small card over the screen, which is blurred and darkened behind it. A tap beside the card takes it away. The
// Swift of ../tips-presentation.lua.
import UIKit

private let duration = 0.3

final class Tips: UIPresentationController {
  private let showFrame: CGRect?
  private let blur = UIVisualEffectView(effect: nil)

  init(presented: UIViewController, presenting: UIViewController?, showFrame: CGRect?) {
    self.showFrame = showFrame
    super.init(presentedViewController: presented, presenting: presenting)
    blur.accessibilityIdentifier = "blur"
    blur.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    blur.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  // Where it was asked to be, or along the bottom.
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView!.bounds
    return showFrame ?? CGRect(x: bounds.minX, y: bounds.maxY - 300, width: bounds.width, height: 300)
  }

  override func presentationTransitionWillBegin() {
    blur.frame = containerView!.bounds
    containerView!.insertSubview(blur, at: 0)
    fade(to: UIBlurEffect(style: .light), UIColor(red: 0, green: 0, blue: 0, alpha: 0.4))
  }

  override func dismissalTransitionWillBegin() {
    fade(to: nil, UIColor(red: 0, green: 0, blue: 0, alpha: 0))
  }

  private func fade(to effect: UIVisualEffect?, _ color: UIColor) {
    let change = {
      self.blur.backgroundColor = color
      self.blur.effect = effect
    }
    if let coordinator = presentingViewController.transitionCoordinator {
      coordinator.animate(alongsideTransition: { _ in change() }, completion: nil)
    } else {
      change()
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { blur.removeFromSuperview() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { blur.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    blur.frame = containerView!.bounds
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  @objc private func tapped() {
    presentingViewController.dismiss(animated: true, completion: nil)
  }
}

/// Fades; its place is the presentation controller's.
final class Appear: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let coming = transitionContext.view(forKey: .to)  // nil on the way back
    let card = coming ?? transitionContext.view(forKey: .from)!
    if coming != nil {
      card.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
      transitionContext.containerView.addSubview(card)
      card.alpha = 0
    }
    UIView.animate(
      withDuration: duration,
      animations: { card.alpha = coming != nil ? 1 : 0 },
      completion: { _ in
        card.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
