// Reveal: a logo grows until the screen behind it fills its outline; going back, that screen shrinks to a dot. The Swift
// of ../reveal.lua.
import UIKit

private let wholeDuration: TimeInterval = 2

enum Logo {
  /// A house, 67 points wide and high.
  static func layer() -> CAShapeLayer {
    let path = UIBezierPath(rect: CGRect(x: 8, y: 30, width: 51, height: 37))
    path.move(to: CGPoint(x: 0, y: 30))
    path.addLine(to: CGPoint(x: 33.5, y: 0))
    path.addLine(to: CGPoint(x: 67, y: 30))
    path.close()
    let layer = CAShapeLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 67, height: 67)
    layer.path = path.cgPath
    layer.fillColor = UIColor.white.cgColor
    layer.name = "logo"
    return layer
  }
}

/// It drives itself while a finger is down, and is an ordinary animator otherwise.
final class Reveal: UIPercentDrivenInteractiveTransition, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return wholeDuration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard
      let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    else { return }
    to.view.frame = transitionContext.finalFrame(for: to)
    if operation == .push, let master = from as? Master {
      grow(transitionContext, from: master, to: to)
    } else {
      shrink(transitionContext, from: from, to: to)
    }
  }

  private func grow(_ context: UIViewControllerContextTransitioning, from: Master, to: UIViewController) {
    let growth = CABasicAnimation(keyPath: "transform")
    growth.duration = wholeDuration
    growth.timingFunction = CAMediaTimingFunction(name: .easeIn)
    growth.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    growth.toValue = NSValue(
      caTransform3D: CATransform3DConcat(
        CATransform3DMakeTranslation(0, -10, 0), CATransform3DMakeScale(150, 150, 1)))
    let mask = Logo.layer()
    mask.position = from.logo.position
    context.containerView.addSubview(to.view)
    to.view.layer.mask = mask
    to.view.alpha = 0
    mask.add(growth, forKey: "growth")
    from.logo.add(growth, forKey: "growth")
    UIView.animate(
      withDuration: wholeDuration, delay: 0, options: .curveLinear,
      animations: { to.view.alpha = 1 },
      completion: { _ in
        to.view.layer.mask = nil
        to.view.alpha = 1
        from.logo.removeAnimation(forKey: "growth")
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  private func shrink(
    _ context: UIViewControllerContextTransitioning, from: UIViewController, to: UIViewController
  ) {
    context.containerView.insertSubview(to.view, belowSubview: from.view)
    UIView.animate(
      withDuration: wholeDuration, delay: 0, options: [.curveEaseIn],
      animations: { from.view.transform = CGAffineTransform(scaleX: 0.01, y: 0.01) },
      completion: { _ in
        from.view.transform = .identity  // it may be pushed again
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

final class Details: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "details"
    view.backgroundColor = .systemOrange
  }
}

final class Master: UIViewController, UINavigationControllerDelegate {
  private(set) var logo: CAShapeLayer!
  private var driver: Reveal?

  // Once: viewDidAppear comes again after every return.
  override func viewDidLoad() {
    super.viewDidLoad()
    logo = Logo.layer()
    logo.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY - 30)
    title = "start"
    view.layer.addSublayer(logo)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
  }

  // Other pairs of screens are none of its business.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard (operation == .push ? toVC : fromVC) is Details else { return nil }
    return operation == .push && driver != nil ? driver : Reveal(operation: operation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return animationController === driver ? driver : nil
  }

  @objc func pan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began && transitionCoordinator == nil {  // one at a time
      driver = Reveal(operation: .push)
      performSegue(withIdentifier: "details", sender: nil)
    }
    guard let driver = driver else { return }
    let moved = pan.translation(in: view.window).x
    let speed = pan.velocity(in: view.window).x
    switch pan.state {
    case .began:
      break
    case .changed:
      driver.update(min(max(abs(moved) / 200, 0.01), 0.99))
    default:
      self.driver = nil
      // Where the finger would be a fifth of a second later: a flick counts, however short.
      let aim = abs(moved) + (moved < 0 ? -speed : speed) / 5
      let finishes = pan.state == .ended && aim / 200 >= 0.5
      // A flick is over before its transition has begun, which it does on the next turn.
      DispatchQueue.main.async {
        if finishes { driver.finish() } else { driver.cancel() }
      }
    }
  }
}
