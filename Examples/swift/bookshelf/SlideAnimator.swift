import UIKit

/// Slides a book in from the right, over the shelf, which goes a third of the way and is dimmed.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let container = context.containerView
    let (book, shelf) = isPush ? (to, from) : (from, to)
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    let veil = UIView(frame: container.bounds)
    veil.backgroundColor = .black
    container.insertSubview(veil, belowSubview: book)

    let (right, left) = (container.bounds.width, -container.bounds.width / 3)
    func place(isShown: Bool) {
      book.transform = CGAffineTransform(translationX: isShown ? 0 : right, y: 0)
      shelf.transform = CGAffineTransform(translationX: isShown ? left : 0, y: 0)
      veil.alpha = isShown ? 0.3 : 0
    }
    place(isShown: !isPush)
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear) {
      place(isShown: self.isPush)
    } completion: { _ in
      book.transform = .identity
      shelf.transform = .identity
      if !context.transitionWasCancelled { veil.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
