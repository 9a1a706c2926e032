// Tasks that are cancelled, and one that throws: nobody is told in Swift.
// check: silent
// says: nothing found

import UIKit

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let card = context.view(forKey: isPresenting ? .to : .from)
    if isPresenting, let card { context.containerView.addSubview(card) }
    card?.alpha = isPresenting ? 0 : 1
    UIView.animate(withDuration: 0.3) {
      card?.alpha = self.isPresenting ? 1 : 0
    } completion: { _ in
      if !self.isPresenting, !context.transitionWasCancelled { card?.removeFromSuperview() }
      card?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

enum Trouble: Error { case late }

final class CardViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private var pulse: Task<Void, Error>?
  private let badge = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }
  required init?(coder: NSCoder) { fatalError() }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator(isPresenting: true) }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator(isPresenting: false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.backgroundColor = .red
    view.addSubview(badge)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pulse = Task { [weak self] in
      while !Task.isCancelled {
        try await Task.sleep(nanoseconds: 500_000_000)
        self?.badge.isHidden.toggle()
      }
    }
    Task { try await load() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pulse?.cancel()
    badge.isHidden = false
  }

  private func load() async throws { throw Trouble.late }
}

final class HomeViewController: UIViewController {
  func open() { present(CardViewController(), animated: true) }
}
