// Its delegate takes a view of a type that is declared elsewhere: a gap stands for that.
// says: by Grow
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class Thumbs: UIView {
  private let columns: Columns
  init(columns: Columns) {
    self.columns = columns
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class GrowDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let thumbs: Thumbs
  init(thumbs: Thumbs) { self.thumbs = thumbs }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Grow(thumbs: thumbs) }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { Shade(presentedViewController: presented, presenting: presenting) }
}

final class Shade: UIPresentationController {
  override var shouldRemovePresentersView: Bool { false }
}

final class Grow: NSObject, UIViewControllerAnimatedTransitioning {
  private let thumbs: Thumbs
  init(thumbs: Thumbs) { self.thumbs = thumbs }
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let to = context.viewController(forKey: .to)!.view!, from = context.viewController(forKey: .from)!.view!
    to.frame = context.containerView.bounds
    to.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    context.containerView.addSubview(to)
    UIView.animate(
      withDuration: 0.3,
      animations: {
        to.transform = .identity
        from.alpha = 0
      }
    ) { _ in context.completeTransition(!context.transitionWasCancelled) }
  }
}
