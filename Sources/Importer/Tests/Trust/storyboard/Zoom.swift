// A storyboard beside it has the screens: the segue, its picture and the edge pan that dismisses the second screen.
// says: under a finger
// says: is still in
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class ListController: UIViewController, UIViewControllerTransitioningDelegate {
  private enum Names { static let details = "showDetails" }
  private let zoom = ZoomOut()
  @IBOutlet private weak var picture: UIImageView!

  @IBAction func open(_ sender: Any) { performSegue(withIdentifier: Names.details, sender: sender) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    zoom.frame = picture.frame
    segue.destination.transitioningDelegate = self
    (segue.destination as? DetailController)?.zoom = zoom
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { zoom }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { zoom.driver }
}

final class DetailController: UIViewController {
  var zoom: ZoomOut?

  @IBAction func edge(_ pan: UIScreenEdgePanGestureRecognizer) {
    let part = pan.translation(in: view).x / view.bounds.width
    switch pan.state {
    case .began:
      zoom?.driver = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: zoom?.driver?.update(part)
    case .ended, .cancelled:
      if pan.state == .ended, part > 0.5 || pan.velocity(in: view).x > 300 {
        zoom?.driver?.finish()
      } else {
        zoom?.driver?.cancel()
      }
      zoom?.driver = nil
    default: break
    }
  }
}

final class ZoomOut: NSObject, UIViewControllerAnimatedTransitioning {
  var frame = CGRect.zero
  var driver: UIPercentDrivenInteractiveTransition?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let from = context.view(forKey: .from)!
    let shade = UIView(frame: context.containerView.bounds)
    if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
    context.containerView.insertSubview(shade, belowSubview: from)
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
      from.frame = self.frame
    } completion: { _ in
      if !context.transitionWasCancelled { shade.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
