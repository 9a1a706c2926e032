// Delegates that are weak or unowned, and closures that capture weakly, keep no screen.
// check: silent

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
  let loader = Loader()
  var owner: Owner?
  var timer: Timer?
  var onClose: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    loader.delegate = self
    owner = Owner(card: self)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
    onClose = { [weak self] in self?.tick() }
  }
  func tick() {}
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
final class Loader { weak var delegate: CardViewController? }
final class Owner {
  unowned let card: CardViewController
  init(card: CardViewController) { self.card = card }
}
