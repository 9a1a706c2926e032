// A helper with a method that only begins like an animator's.
// check: silent
import UIKit

final class MoveHelper {
  func animateTransition(from: UIViewController?, to: UIViewController?, completion: (() -> Void)? = nil) {
    guard let from, let to else { return }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        from.view.alpha = 0
        to.view.alpha = 1
      }
    ) { _ in completion?() }
  }
}
