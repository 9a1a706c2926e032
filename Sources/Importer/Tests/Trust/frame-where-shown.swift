// The list says where its cell is when it shows a page. A check shows the page without the list, and scales it by a cell of its own.
// check: silent
import UIKit

@main
final class App: UIResponder, UIApplicationDelegate {
  private let growing = Growing()
  private var shop: Shop?

  private func open(_ item: Item) {
    let page = UIViewController()
    page.view.backgroundColor = .white
    growing.origin = shop?.frame(of: item) ?? .zero
    shop?.show(page, sender: nil)
  }
}

final class Growing: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  var isPush = true
  var origin = CGRect.zero

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPush = operation == .push
    return self
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else { return }
    let page = isPush ? to : from
    // As wide as the cell, and as tall for its width: without a cell that is nothing by nothing.
    let wide = origin.width / page.frame.width
    let scale = CGAffineTransform(scaleX: wide, y: wide * (origin.height / origin.width))
    context.containerView.addSubview(to)
    context.containerView.bringSubviewToFront(page)
    if isPush {
      page.transform = scale
      page.alpha = 0
    }
    UIView.animate(withDuration: 0.3) {
      page.transform = self.isPush ? .identity : scale
      page.alpha = self.isPush ? 1 : 0
    } completion: { _ in
      let isOver = !context.transitionWasCancelled
      page.transform = .identity
      page.alpha = 1
      if !isOver { to.removeFromSuperview() }
      context.completeTransition(isOver)
    }
  }
}
