// A display link has its target until it is invalidated.
// finds: R-ALIVE
// says: CADisplayLink

import UIKit

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    let moving = context.view(forKey: .to) ?? context.view(forKey: .from)
    UIView.animate(
      withDuration: 0.3, animations: { moving?.transform = .identity },
      completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

final class CardViewController: UIViewController, UIViewControllerTransitioningDelegate {
  var link: CADisplayLink?
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    link = CADisplayLink(target: self, selector: #selector(tick))
    link?.add(to: .main, forMode: .common)
  }
  @objc func tick() {}
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }
  required init?(coder: NSCoder) { fatalError() }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  )
    -> UIViewControllerAnimatedTransitioning?
  { FadeAnimator() }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator()
  }
}

final class HomeViewController: UIViewController {
  func open() { present(CardViewController(), animated: true) }
}
