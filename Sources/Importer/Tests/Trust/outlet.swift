// An outlet that a storyboard sets: it is there, and nothing is said of it.
// check: silent
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class DetailController: UIViewController {
  @IBOutlet private weak var title1: UILabel!
  @IBOutlet private var scale: NSLayoutConstraint!
  override func viewDidLoad() {
    super.viewDidLoad()
    title1.text = "Detail"
    scale.constant = title1.frame.width + 20
  }
}

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .to)!
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
