// An animator whose base class is in none of the files, as one of Objective-C: it is named with that as its reason.
// check: silent
// says: not judged: SheetTransitioning ('BaseTransitioning' is declared in no file of Swift that was given)

import UIKit

final class SheetTransitioning: BaseTransitioning {
  override func animateTransition(forPresenting context: UIViewControllerContextTransitioning) {
    context.containerView.backgroundColor = .black
  }
}
