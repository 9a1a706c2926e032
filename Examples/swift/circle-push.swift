// Circle push: four floating buttons; a screen opens in a circle out of the one that is tapped, and closes into it. The
// Swift of ../circle-push.lua.
import UIKit

private let duration: TimeInterval = 0.7
private let margin: CGFloat = 50
private let drift: CGFloat = 5
private let side = (UIScreen.main.bounds.width - 3 * margin) / 2
private var animator: Circle?

func circle(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
  return UIBezierPath(
    ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
}

final class Circle: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private let operation: UINavigationController.Operation
  private let button: UIButton
  private var context: UIViewControllerContextTransitioning?
  private var masked: UIView?
  private(set) var mask: CAShapeLayer?

  init(operation: UINavigationController.Operation, button: UIButton) {
    self.operation = operation
    self.button = button
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let from = transitionContext.viewController(forKey: .from)!
    let to = transitionContext.viewController(forKey: .to)!
    let container = transitionContext.containerView
    let isPush = operation == .push
    let masked: UIView = isPush ? to.view : from.view
    to.view.frame = transitionContext.finalFrame(for: to)
    container.addSubview(to.view)
    container.bringSubviewToFront(masked)

    let shown = button.layer.presentation() ?? button.layer
    let center = shown.position
    let bounds = container.bounds
    let x = max(center.x - bounds.minX, bounds.maxX - center.x)
    let y = max(center.y - bounds.minY, bounds.maxY - center.y)
    var closed = circle(center, shown.frame.width / 2)
    var open = circle(center, sqrt(x * x + y * y))
    if !isPush { swap(&closed, &open) }

    context = transitionContext
    self.masked = masked
    let mask = CAShapeLayer()
    mask.path = open.cgPath
    mask.name = "circle"
    self.mask = mask
    masked.layer.mask = mask
    let opening = CABasicAnimation(keyPath: "path")
    opening.fromValue = closed.cgPath
    opening.toValue = open.cgPath
    opening.duration = duration
    opening.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    opening.delegate = self
    mask.add(opening, forKey: "circle")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context = context else { return }
    masked?.layer.mask = nil
    self.context = nil
    context.completeTransition(!context.transitionWasCancelled)
  }
}

final class Menu: UIViewController, UINavigationControllerDelegate {
  private(set) var buttons: [UIButton] = []
  var details: UIViewController!
  private var button: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "menu"
    view.backgroundColor = .white
    for index in 0..<4 {
      let x = margin + CGFloat(index % 2) * (margin + side)
      let y = 150 + margin + CGFloat(index / 2) * (margin + side)
      let button = UIButton(frame: CGRect(x: x, y: y, width: side, height: side))
      button.layer.cornerRadius = side / 2
      button.backgroundColor = .systemBlue
      button.accessibilityIdentifier = "button \(index + 1)"
      button.tag = index + 1
      button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
      view.addSubview(button)
      buttons.append(button)
    }
  }

  // Layer animations go with the view when it leaves the window, and are added again when it comes back. A push that
  // was cancelled brings it back, too, and it never left: what floats there goes on.
  override func viewWillAppear(_ animated: Bool) {
    for (index, button) in buttons.enumerated() {
      if button.layer.animation(forKey: "float") != nil { return }
      let inset = side / 2 - drift
      let float = CAKeyframeAnimation(keyPath: "position")
      float.path = UIBezierPath(ovalIn: button.frame.insetBy(dx: inset, dy: inset)).cgPath
      float.calculationMode = .paced
      float.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      float.duration = index == 3 ? 4 : TimeInterval(5 + index)
      float.autoreverses = true
      float.repeatCount = .infinity
      button.layer.add(float, forKey: "float")
      for keyPath in ["transform.scale.x", "transform.scale.y"] {
        let pulse = CAKeyframeAnimation(keyPath: keyPath)
        pulse.values = [1, 1.1, 1]
        pulse.keyTimes = [0, 0.5, 1]
        pulse.duration = TimeInterval(4 + index)
        pulse.autoreverses = true
        pulse.repeatCount = .infinity
        button.layer.add(pulse, forKey: keyPath)
      }
    }
  }

  @objc func tapped(_ button: UIButton) {
    guard transitionCoordinator == nil else { return }  // one at a time
    self.button = button
    navigationController?.pushViewController(details, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard fromVC === self || toVC === self else { return nil }
    animator = Circle(operation: operation, button: button)
    return animator
  }
}
