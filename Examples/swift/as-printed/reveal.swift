// A reveal as its page prints it, bugs and all; what is missing there, the logo and the second screen, is at the end.
// `playhead check` names them. Repaired in ../reveal.swift.
// swift-format-ignore-file
import UIKit

class Reveal: UIPercentDrivenInteractiveTransition, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  let animationDuration = 2.0
  var operation: UINavigationControllerOperation = .push
  weak var storedContext: UIViewControllerContextTransitioning?
  var interactive = false

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return animationDuration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    storedContext = transitionContext

    if operation == .push {
      let fromVC = transitionContext.viewController(forKey: .from) as! Master
      let toVC = transitionContext.viewController(forKey: .to) as! Details

      transitionContext.containerView.addSubview(toVC.view)
      toVC.view.frame = transitionContext.finalFrame(for: toVC)

      let animation = CABasicAnimation(keyPath: "transform")
      animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
      animation.toValue = NSValue(
        caTransform3D:
          CATransform3DConcat(
            CATransform3DMakeTranslation(0.0, -10.0, 0.0),
            CATransform3DMakeScale(150.0, 150.0, 1.0)
          )
      )
      animation.duration = animationDuration
      animation.delegate = self
      animation.fillMode = kCAFillModeForwards
      animation.isRemovedOnCompletion = false
      animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)

      let maskLayer: CAShapeLayer = LogoLayer.logoLayer()
      maskLayer.position = fromVC.logo.position
      maskLayer.add(animation, forKey: nil)
      toVC.view.layer.mask = maskLayer

      fromVC.logo.add(animation, forKey: nil)

      let fadeIn = CABasicAnimation(keyPath: "opacity")
      fadeIn.fromValue = 0.0
      fadeIn.toValue = 1.0
      fadeIn.duration = animationDuration
      toVC.view.layer.add(fadeIn, forKey: nil)
    } else {
      let fromView = transitionContext.view(forKey: .from)!
      let toView = transitionContext.view(forKey: .to)!

      transitionContext.containerView.insertSubview(toView, belowSubview: fromView)

      UIView.animate(
        withDuration: animationDuration, delay: 0.0, options: .curveEaseIn,
        animations: {
          fromView.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
        },
        completion: { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
      )
    }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if let context = storedContext {
      context.completeTransition(!context.transitionWasCancelled)
      let fromVC = context.viewController(forKey: .from) as! Master
      fromVC.logo.removeAllAnimations()

      let toVC = context.viewController(forKey: .to) as! Details
      toVC.view.layer.mask = nil
    }
    storedContext = nil
  }

  func handlePan(recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: recognizer.view!.superview!)
    var progress: CGFloat = abs(translation.x / 200.0)
    progress = min(max(progress, 0.01), 0.99)

    switch recognizer.state {
    case .changed:
      update(progress)
    case .cancelled, .ended:
      let transitionLayer = storedContext!.containerView.layer
      transitionLayer.beginTime = CACurrentMediaTime()
      if progress < 0.5 {
        cancel()
        transitionLayer.speed = -1.0
      } else {
        transitionLayer.speed = 1.0
        finish()
      }
      interactive = false
    default:
      break
    }
  }
}

class Master: UIViewController {
  let logo = LogoLayer.logoLayer()
  let transition = Reveal()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Start"
    navigationController?.delegate = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)

    let pan = UIPanGestureRecognizer(target: self, action: #selector(didPan))
    view.addGestureRecognizer(pan)

    logo.position = CGPoint(
      x: view.layer.bounds.size.width / 2,
      y: view.layer.bounds.size.height / 2 - 30)
    logo.fillColor = UIColor.white.cgColor
    view.layer.addSublayer(logo)
  }

  func didPan(recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      transition.interactive = true
      performSegue(withIdentifier: "details", sender: nil)
    default:
      transition.handlePan(recognizer: recognizer)
    }
  }
}

extension Master: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition.operation = operation
    return transition
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    if !transition.interactive {
      return nil
    }
    return transition
  }
}

// Not on the page.

class LogoLayer {
  class func logoLayer() -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 67, height: 67)
    layer.path = UIBezierPath(ovalIn: layer.bounds).cgPath
    return layer
  }
}

class Details: UIViewController {}
