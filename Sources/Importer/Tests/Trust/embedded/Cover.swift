// The picture is that of a screen in a container view, which prepare keeps: once hidden it stays so in the screen that is left.
// says: 1 animator
// finds: R-STATE
// says: picture
// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import UIKit

final class CoverController: UIViewController {
  @IBOutlet weak var picture: UIImageView!
}

final class HomeController: UIViewController, UIViewControllerTransitioningDelegate {
  private var cover: CoverController!
  @IBOutlet private weak var caption: UILabel!

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let cover = segue.destination as? CoverController {
      self.cover = cover
      caption.text = "cover"
    } else {
      segue.destination.transitioningDelegate = self
    }
  }

  @IBAction func open(_ sender: Any) { performSegue(withIdentifier: "details", sender: sender) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Lift(cover.picture) }
}

final class DetailsController: UIViewController {}

final class Lift: NSObject, UIViewControllerAnimatedTransitioning {
  private let picture: UIImageView

  init(_ picture: UIImageView) { self.picture = picture }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let to = context.view(forKey: .to)!
    to.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
    to.alpha = 0
    context.containerView.addSubview(to)
    picture.alpha = 0
    UIView.animate(withDuration: 0.3) {
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
