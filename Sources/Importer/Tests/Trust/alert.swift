// Alerts beside a transition: the transition is judged, and nothing is said of them.
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

final class CardViewController: UIViewController, UIViewControllerTransitioningDelegate {
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

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let alert = UIAlertController(title: "Welcome", message: "Say your name.", preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"
    }
    let answer = UIAlertAction(title: "OK", style: .default) { [weak self, weak alert] action in
      self?.title = alert?.textFields?.first?.text ?? action.title
    }
    alert.addAction(answer)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.preferredAction = answer
    present(alert, animated: true)
  }
}

final class HomeViewController: UIViewController {
  @objc func ask() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Open", style: .default) { _ in self.open() })
    sheet.addAction(.init(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true, completion: nil)
  }
  func open() { present(CardViewController(), animated: true) }
}
