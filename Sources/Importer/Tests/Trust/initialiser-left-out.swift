// An initialiser that cannot be read leaves its objects without a verdict, and no error.
// check: silent
// says: not judged:
import UIKit

struct Settings: ExpressibleByDictionaryLiteral {
  var values: [String: Double]
  init(dictionaryLiteral elements: (String, Double)...) { values = Dictionary(uniqueKeysWithValues: elements) }
  func number(_ key: String) -> Double { values[key] ?? 1 }
}

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  private let settings: Settings
  init(settings: Settings = ["duration": 0.4]) { self.settings = settings }
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    settings.number("duration")
  }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: settings.number("duration")) {
      to.alpha = 1
    } completion: { _ in
      to.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
