// One screen gives the transition what it needs when it shows the other. A check shows the transition without these screens. That it
// does not complete then is no doing of its author.
// check: silent
import UIKit

protocol PictureSource: AnyObject { func picture(for zoom: Zoom) -> UIView? }

final class Shelf: UIViewController, PictureSource {
  let picture = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 80))
  // It needs what only an app has.
  init(store: Store) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("no nib has it") }
  func picture(for zoom: Zoom) -> UIView? { picture }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let page = segue.destination as? Page else { return }
    navigationController?.delegate = page.zoom
    page.zoom.source = self
  }
}

final class Page: UIViewController { let zoom = Zoom() }

final class Zoom: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  weak var source: PictureSource?

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let picture = source?.picture(for: self) else { return }
    let copy = UIView(frame: picture.frame)
    context.containerView.addSubview(to)
    context.containerView.addSubview(copy)
    UIView.animate(withDuration: 0.3) {
      copy.frame = to.frame
    } completion: { _ in
      copy.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
