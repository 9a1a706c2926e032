// A router that is no controller pushes a screen, and its gesture pops it, or cancels in the turn in which it asked.
// finds: R-EARLY
// says: shown by Router.show()
// says: under a finger
import UIKit

final class Router: NSObject, UINavigationControllerDelegate {
  private let navigation: UINavigationController
  private var pop: UIPercentDrivenInteractiveTransition?
  init(navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    navigation.delegate = self
    let pan = UIPanGestureRecognizer(target: self, action: #selector(pull(_:)))
    navigation.view.addGestureRecognizer(pan)
  }
  func start() { navigation.viewControllers = [Shelf()] }
  func show(title: String) {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .white
    navigation.pushViewController(page, animated: true)
  }
  @objc private func pull(_ pan: UIPanGestureRecognizer) {
    let fraction = pan.translation(in: navigation.view).x / navigation.view.bounds.width
    switch pan.state {
    case .began where navigation.viewControllers.count > 1:
      pop = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
    case .changed: pop?.update(fraction)
    case .ended where fraction > 0.5 || pan.velocity(in: navigation.view).x > 500:
      pop?.finish()
      pop = nil
    case .ended, .cancelled, .failed:
      pop?.cancel()
      pop = nil
    default: break
    }
  }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .pop ? Drop() : nil }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { pop }
}

final class Shelf: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .gray
  }
}

final class Drop: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      from.transform = CGAffineTransform(translationX: 0, y: from.bounds.height)
    } completion: { _ in
      from.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
