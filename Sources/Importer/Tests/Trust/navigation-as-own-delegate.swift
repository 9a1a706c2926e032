// A navigation controller that is its own transitioning delegate is presented by another screen.
// says: present first to CardNavigation
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class CardNavigation: UINavigationController, UIViewControllerTransitioningDelegate {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    transitioningDelegate = self
  }
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    transitioningDelegate = self
  }
  required init?(coder: NSCoder) { fatalError() }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { CardUp() }
}

final class CardUp: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .to)!
    let end = context.containerView.bounds
    view.frame = end.offsetBy(dx: 0, dy: end.height)
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.3, animations: { view.frame = end }) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class Home: UIViewController {
  func open() {
    present(CardNavigation(rootViewController: UIViewController()), animated: true)
  }
}
