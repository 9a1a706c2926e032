// A photo browser's way there and back as its page prints them, bugs and all; what is missing there, the grid and the
// photos, is at the end. `playhead check` names them. Repaired in ../../photo-browser.lua.
// swift-format-ignore-file
import UIKit

class PhotoAnimation: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  var isPresenting = false
  var presentDelegate: Photos? = Photos()
  var dismissDelegate: Photos? = Photos()
  var indexPath: IndexPath? = IndexPath(item: 0, section: 0)

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = true
    return self
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = false
    return self
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 1.0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    isPresenting ? presentAnimation(transitionContext) : dismissAnimation(transitionContext)
  }

  fileprivate func presentAnimation(_ transitionContext: UIViewControllerContextTransitioning) {
    guard let presentD = presentDelegate, let indexPath = indexPath else {
      return
    }
    guard let presentView = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(presentView)
    let tempImageView = presentD.imageForPresent(indexPath: indexPath)
    tempImageView.frame = presentD.startImageRectForPresent(indexPath: indexPath)
    transitionContext.containerView.addSubview(tempImageView)
    transitionContext.containerView.backgroundColor = .black
    presentView.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        tempImageView.frame = presentD.endImageRectForPresent(indexPath: indexPath)
      }
    ) { _ in
      transitionContext.containerView.backgroundColor = .clear
      tempImageView.removeFromSuperview()
      presentView.alpha = 1
    }
  }

  fileprivate func dismissAnimation(_ transitionContext: UIViewControllerContextTransitioning) {
    guard let dismissD = dismissDelegate, let presentD = presentDelegate else {
      return
    }
    guard let dismissView = transitionContext.view(forKey: .from) else {
      return
    }
    guard let presentVC = transitionContext.viewController(forKey: .to) else {
      print("no presenter")
      return
    }
    let presentView = presentVC.view
    presentView?.alpha = 0.35
    dismissView.alpha = 0
    let tempImageV = dismissD.imageForDismiss()
    transitionContext.containerView.addSubview(tempImageV)
    let indexPath = dismissD.indexPathForDissmiss()
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        tempImageV.frame = presentD.startImageRectForPresent(indexPath: indexPath)
        dismissView.alpha = 0
        presentView?.alpha = 1
      }
    ) { (_) in
      tempImageV.removeFromSuperview()
      dismissView.removeFromSuperview()
    }
  }
}

// Not on the page.

class Grid: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UIImageView(frame: CGRect(x: 10, y: 74, width: 115, height: 115))
    cell.backgroundColor = .blue
    view.addSubview(cell)
  }
}

class Photos {
  func imageForPresent(indexPath: IndexPath) -> UIImageView {
    return imageForDismiss()
  }

  func startImageRectForPresent(indexPath: IndexPath) -> CGRect {
    return CGRect(x: 10, y: 74, width: 115, height: 115)
  }

  func endImageRectForPresent(indexPath: IndexPath) -> CGRect {
    return CGRect(x: 0, y: 208.5, width: 375, height: 250)
  }

  func imageForDismiss() -> UIImageView {
    let image = UIImageView(frame: CGRect(x: 0, y: 208.5, width: 375, height: 250))
    image.backgroundColor = .blue
    return image
  }

  func indexPathForDissmiss() -> IndexPath {
    return IndexPath(item: 0, section: 0)
  }
}
