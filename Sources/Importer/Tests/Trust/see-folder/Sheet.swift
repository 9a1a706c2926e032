// A finding of a whole folder names the folder, and not each of its files. (The shade comes and goes at once, and does not turn.)
// checks: .
// finds: R-ALONG R-JUMP R-ROTATION
// says: --rule R-ROTATION .
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class Sheet: UIPresentationController {
  private let shade = UIView()
  override func presentationTransitionWillBegin() {
    shade.frame = containerView!.bounds
    shade.backgroundColor = UIColor(white: 0, alpha: 0.4)
    containerView!.insertSubview(shade, at: 0)
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { shade.removeFromSuperview() }
  }
}
