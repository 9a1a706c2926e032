// A cell that a storyboard draws is chosen, and the picture in it grows. A finger on the large picture, which takes touches
// because the storyboard does not say otherwise, takes it back, and one that is lifted at once ends what has not begun. The
// small one stays hidden when the large one goes at once.
// finds: R-EARLY R-NO-ANIMATION
// says: shown by Album.collectionView()
// says: by finger and by button
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class Photo: UICollectionViewCell {
  @IBOutlet private(set) var picture: UIImageView!
}

final class Album: UICollectionViewController {
  private var growing: Growing?

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! Photo
    cell.picture.backgroundColor = .systemTeal
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let cell = collectionView.cellForItem(at: indexPath) as! Photo
    let poster = storyboard!.instantiateViewController(withIdentifier: "poster") as! Poster
    let growing = Growing(small: cell.picture)
    poster.growing = growing
    poster.transitioningDelegate = growing
    poster.modalPresentationStyle = .overFullScreen
    self.growing = growing
    present(poster, animated: true)
  }
}

final class Poster: UIViewController {
  var growing: Growing?
  @IBOutlet private var picture: UIImageView!

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.backgroundColor = .systemTeal
    picture.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pull(_:))))
  }

  @objc private func pull(_ pan: UIPanGestureRecognizer) {
    let part = pan.translation(in: view).y / view.bounds.height
    switch pan.state {
    case .began:
      growing?.driver = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: growing?.driver?.update(part)
    case .ended, .cancelled, .failed:
      let driver = growing?.driver
      let isOver = pan.state == .ended && (part > 0.5 || pan.velocity(in: view).y > 500)
      growing?.driver = nil
      if isOver { driver?.finish() } else { driver?.cancel() }
    default: break
    }
  }
}

final class Growing: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  var driver: UIPercentDrivenInteractiveTransition?
  private let small: UIView

  init(small: UIView) { self.small = small }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let start = small.superview!.convert(small.frame, to: context.containerView)
    if let to = context.view(forKey: .to) {
      small.isHidden = true
      context.containerView.addSubview(to)
      to.frame = start
      to.alpha = 0
      UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
        to.frame = context.containerView.bounds
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    } else if let from = context.view(forKey: .from) {
      UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
        from.frame = start
        from.alpha = 0
      } completion: { _ in
        from.alpha = 1
        self.small.isHidden = context.transitionWasCancelled
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}
