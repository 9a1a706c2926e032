import UIKit

/// Shows books over the shelf, and lets a finger at the left edge take them back.
final class Router: NSObject, UINavigationControllerDelegate {
  let navigation = UINavigationController()
  private var pop: UIPercentDrivenInteractiveTransition?

  override init() {
    super.init()
    let shelf = ShelfController()
    shelf.onSelect = { [weak self] book in self?.show(book) }
    navigation.viewControllers = [shelf]
    navigation.delegate = self
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(pull(_:)))
    edge.edges = .left
    navigation.view.addGestureRecognizer(edge)
  }

  func show(_ book: Book) {
    navigation.pushViewController(BookController(book: book), animated: true)
  }

  @objc private func pull(_ edge: UIScreenEdgePanGestureRecognizer) {
    let fraction = edge.translation(in: navigation.view).x / navigation.view.bounds.width
    switch edge.state {
    case .began:
      guard navigation.viewControllers.count > 1 else { return }
      pop = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
    case .changed:
      pop?.update(fraction)
    case .ended where fraction > 0.5 || edge.velocity(in: navigation.view).x > 500:
      end(isFinished: true)
    case .ended, .cancelled, .failed:
      end(isFinished: false)
    default:
      break
    }
  }

  /// On the next turn, as the pop begins then: a finger may be lifted before.
  private func end(isFinished: Bool) {
    DispatchQueue.main.async { [weak self] in
      if isFinished { self?.pop?.finish() } else { self?.pop?.cancel() }
      self?.pop = nil
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(isPush: operation == .push)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { pop }
}
