// A navigation controller that keeps its driver beside itself, by a property that an extension adds, and hands itself to it. A
// generic class above has the screen, and the gesture falls through to cancelling where it has no speed.
// finds: R-EARLY R-STUCK
// says: under a finger
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

private enum Keys {
  static var puller: UInt8 = 0
}

extension UIViewController {
  var puller: Puller? {
    get { objc_getAssociatedObject(self, &Keys.puller) as? Puller }
    set { objc_setAssociatedObject(self, &Keys.puller, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

class Holder<Target: UIViewController> {
  weak var target: Target?
  var driver: UIPercentDrivenInteractiveTransition?
}

final class StackHolder: Holder<UINavigationController> {
  var isAtRoot: Bool { target?.viewControllers.count == 1 }
}

final class Drop: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let stack = context.view(forKey: .from)!
    if let below = context.view(forKey: .to) { context.containerView.insertSubview(below, at: 0) }
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
      stack.transform = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    } completion: { _ in
      stack.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class Puller: NSObject, UIViewControllerTransitioningDelegate {
  private let holder = StackHolder()

  func attach(to stack: UINavigationController) {
    holder.target = stack
    stack.transitioningDelegate = self
    stack.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pulled(_:))))
  }

  @objc private func pulled(_ pan: UIPanGestureRecognizer) {
    guard let view = holder.target?.view, holder.isAtRoot else { return }
    let progress = max(0, pan.translation(in: view).y / view.bounds.height)
    switch pan.state {
    case .began:
      holder.driver = UIPercentDrivenInteractiveTransition()
      holder.target?.dismiss(animated: true)
    case .changed: holder.driver?.update(progress)
    case .ended:
      if progress > 0.4 || pan.velocity(in: view).y > 800 {
        holder.driver?.finish()
        holder.driver = nil
      } else {
        fallthrough
      }
    case .failed:
      holder.driver?.cancel()
      holder.driver = nil
    default: break
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    holder.driver == nil ? nil : Drop()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { holder.driver }
}

final class PulledStack: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .fullScreen
    puller = Puller()
    puller?.attach(to: self)
  }
}
