// A delegate of a library, which an app fills with animators and which puts its gesture on the screen that it is given. The
// gesture forgets that a touch may be cancelled.
// finds: R-EARLY R-STUCK
// says: under a finger

import UIKit

protocol StackAnimator {
  var duration: TimeInterval { get }
  func animate(_ from: UIView, _ to: UIView, in container: UIView, isPush: Bool, _ done: @escaping () -> Void)
}

final class SideAnimator: StackAnimator {
  let duration = 0.3

  func animate(_ from: UIView, _ to: UIView, in container: UIView, isPush: Bool, _ done: @escaping () -> Void) {
    let width = container.bounds.width
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    if isPush { to.transform = CGAffineTransform(translationX: width, y: 0) }
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      if isPush { to.transform = .identity } else { from.transform = CGAffineTransform(translationX: width, y: 0) }
    } completion: { _ in
      from.transform = .identity
      to.transform = .identity
      done()
    }
  }
}

final class StackTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let animator: StackAnimator
  private let isPush: Bool

  init(animator: StackAnimator, isPush: Bool) {
    self.animator = animator
    self.isPush = isPush
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { animator.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    to.frame = context.finalFrame(for: controller)
    animator.animate(from, to, in: context.containerView, isPush: isPush) {
      if context.transitionWasCancelled { to.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class StackGesture: UIPercentDrivenInteractiveTransition {
  private(set) var isActive = false
  private var ask: (() -> Void)?
  private weak var view: UIView?

  func add(to controller: UIViewController, _ ask: @escaping () -> Void) {
    self.ask = ask
    view = controller.view
    controller.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(moved(_:))))
  }

  @objc private func moved(_ pan: UIPanGestureRecognizer) {
    guard let view else { return }
    let progress = max(0, pan.translation(in: view).x / view.bounds.width)
    switch pan.state {
    case .began:
      isActive = true
      ask?()
    case .changed: update(progress)
    case .ended:
      isActive = false
      if progress > 0.4 || pan.velocity(in: view).x > 600 { finish() } else { cancel() }
    default: break
    }
  }
}

public final class StackDelegate: NSObject, UINavigationControllerDelegate {
  private var animators = [UINavigationController.Operation: StackAnimator]()
  private let gesture = StackGesture()

  func set(_ animator: StackAnimator, for operation: UINavigationController.Operation) {
    animators[operation] = animator
  }

  func install(on controller: UIViewController, whenAsked ask: @escaping () -> Void) {
    gesture.add(to: controller, ask)
  }

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animators[operation].map { StackTransition(animator: $0, isPush: operation == .push) }
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { gesture.isActive ? gesture : nil }
}
