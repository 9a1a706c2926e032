// Its casts say which controllers it goes between.
// check: silent
// says: 1 animator
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class PhotoController: UIViewController {
  let picture = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 300))
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picture)
  }
}

final class ListController: UIViewController {
  let row = UIView(frame: CGRect(x: 20, y: 120, width: 80, height: 60))
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(row)
  }
}

final class OpenPhoto: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard context.viewController(forKey: .from) is ListController,
      let photo = context.viewController(forKey: .to) as? PhotoController
    else { return }
    photo.view.alpha = 0
    photo.view.frame = context.containerView.bounds
    context.containerView.addSubview(photo.view)
    UIView.animate(withDuration: 0.3, animations: { photo.view.alpha = 1 }) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
