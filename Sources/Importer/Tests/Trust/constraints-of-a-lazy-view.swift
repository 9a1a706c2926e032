// A library that is not read lays out a view that is made when it is first asked for: nothing is said of its constraints.
// check: silent
// says: was left out: pin(veil)
// swift-format-ignore-file: NeverForceUnwrap
import Edges
import UIKit

final class Panel: UIPresentationController {
  private lazy var veil: UIView = {
    let veil = UIView()
    veil.backgroundColor = .black
    veil.alpha = 0
    veil.translatesAutoresizingMaskIntoConstraints = false
    return veil
  }()

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.insertSubview(veil, at: 0)
    pin(veil) { $0.edges == $0.superview!.edges }
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.veil.alpha = 0.4 })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.veil.alpha = 0 })
  }
}

final class PanelTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { Panel(presentedViewController: presented, presenting: presenting) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let isComing = context.view(forKey: .to) != nil
    guard let panel = context.view(forKey: isComing ? .to : .from) else { return context.completeTransition(false) }
    let low = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    if isComing {
      context.containerView.addSubview(panel)
      panel.transform = low
    }
    UIView.animate(withDuration: 0.3) {
      panel.transform = isComing ? .identity : low
    } completion: { _ in
      panel.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
