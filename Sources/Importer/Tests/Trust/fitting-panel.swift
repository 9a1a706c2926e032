// The panel is as high as fits its screen. Nothing says which screen that is, and an empty one has no height.
// check: silent
// says: made up

import UIKit

final class Panel: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let presented = presentedView else { return .zero }
    let room = CGSize(width: container.bounds.width, height: UIView.layoutFittingCompressedSize.height)
    let size = presented.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return CGRect(
      x: 0, y: container.bounds.height - size.height, width: container.bounds.width, height: size.height)
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let isComing = context.view(forKey: .to) != nil
    guard let view = context.view(forKey: isComing ? .to : .from),
      let controller = context.viewController(forKey: isComing ? .to : .from)
    else { return context.completeTransition(false) }
    let home = isComing ? context.finalFrame(for: controller) : view.frame
    let away = home.offsetBy(dx: 0, dy: home.height)
    if isComing {
      context.containerView.addSubview(view)
      view.frame = away
    }
    UIView.animate(
      withDuration: 0.3, animations: { view.frame = isComing ? home : away },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

final class Director: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { Panel(presentedViewController: presented, presenting: presenting) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Rise() }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    Rise()
  }
}
