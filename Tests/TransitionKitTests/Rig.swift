import LayerKit
import MotionMath
import TransitionKit
import ViewKit

/// One application with a logging root controller on screen, and the log of everything that was called.
final class Rig {
  let world = World()
  let app: UIApplication
  let log = CallLog()
  let root: LoggingController

  init(_ width: Double = 375, _ height: Double = 667, settings: BehaviorSettings = BehaviorSettings()) {
    let device = Device(
      name: "test", size: CGSize(width: width, height: height), scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    app = UIApplication(world: world, screen: UIScreen(device), settings: settings)
    root = LoggingController("base", log, in: app)
    app.keyWindow?.rootViewController = root
    world.drain()
    log.clear()
  }

  var bounds: CGRect { app.screen.bounds }

  func controller(_ name: String, style: UIModalPresentationStyle = .fullScreen) -> LoggingController {
    let controller = LoggingController(name, log, in: app)
    controller.modalPresentationStyle = style
    return controller
  }

  /// Presents and runs to the end, and forgets what was logged on the way.
  func show(_ controller: UIViewController) {
    root.present(controller, animated: false)
    world.run()
    log.clear()
  }

  /// A view's layer as the screen shows it now.
  func shown(_ view: UIView?) -> CALayer? { view?.layer.presentation() }
}

/// Names of calls, in order.
final class CallLog {
  private(set) var calls: [String] = []
  func add(_ call: String) { calls.append(call) }
  func clear() { calls = [] }
}

/// Logs its appearance callbacks.
class LoggingController: UIViewController {
  let name: String
  let log: CallLog

  init(_ name: String, _ log: CallLog, in app: UIApplication) {
    self.name = name
    self.log = log
    super.init(in: app)
    title = name
  }

  override func viewWillAppear(_ animated: Bool) { log.add("willAppear \(name)") }
  override func viewDidAppear(_ animated: Bool) { log.add("didAppear \(name)") }
  override func viewWillDisappear(_ animated: Bool) { log.add("willDisappear \(name)") }
  override func viewDidDisappear(_ animated: Bool) { log.add("didDisappear \(name)") }
}

/// Hands out an animator and a driver, and logs being asked.
final class Director: UIViewControllerTransitioningDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var driver: UIPercentDrivenInteractiveTransition?
  var makePresentationController: ((UIViewController, UIViewController?) -> UIPresentationController)?
  let log: CallLog

  init(_ log: CallLog) { self.log = log }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("animator")
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("animator")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.add("driver")
    return driver
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.add("driver")
    return driver
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    log.add("presentationController")
    return makePresentationController?(presented, presenting)
  }
}

/// Draws with a block, and logs the calls the recordings log.
final class BlockAnimator: UIViewControllerAnimatedTransitioning {
  let log: CallLog
  var duration = 0.35
  /// Arranges the views, and returns the change to animate.
  var draw: (any UIViewControllerContextTransitioning) -> () -> Void
  /// Starts the animation of the change.
  var begin: (UIApplication, () -> Void, @escaping (Bool) -> Void) -> Void
  /// Run in the completion, before the transition is completed.
  var cleanUp: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  var context: (any UIViewControllerContextTransitioning)?
  var finishedFlags: [Bool] = []

  init(_ log: CallLog, draw: @escaping (any UIViewControllerContextTransitioning) -> () -> Void) {
    self.log = log
    self.draw = draw
    begin = { _, _, _ in }
    begin = { [unowned self] app, changes, completion in
      app.animate(withDuration: duration, animations: changes, completion: completion)
    }
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.add("animateTransition")
    self.context = context
    let change = draw(context)
    begin(context.containerView.app, change) { [self] finished in
      finishedFlags.append(finished)
      cleanUp(context)
      let completed = !context.transitionWasCancelled
      log.add("completeTransition \(completed)")
      context.completeTransition(completed)
      log.add("completed")
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.add("animationEnded \(transitionCompleted)") }

  /// The cross dissolve of the first seed.
  static func dissolve(_ log: CallLog) -> BlockAnimator {
    BlockAnimator(log) { context in
      guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
        return {}
      }
      let fromView = context.view(forKey: .from)
      let toView = context.view(forKey: .to)
      fromView?.frame = context.initialFrame(for: from)
      toView?.frame = context.finalFrame(for: to)
      fromView?.alpha = 1
      toView?.alpha = 0
      if let toView { context.containerView.addSubview(toView) }
      return {
        fromView?.alpha = 0
        toView?.alpha = 1
      }
    }
  }

  /// The swipe of the first seed: the to view comes from the right, or the from view leaves to the right.
  static func swipe(_ log: CallLog, isPresenting: Bool) -> BlockAnimator {
    let animator = BlockAnimator(log) { context in
      guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
        return {}
      }
      let toFrame = context.finalFrame(for: to)
      let fromView = context.view(forKey: .from)
      let toView = context.view(forKey: .to)
      fromView?.frame = context.initialFrame(for: from)
      toView?.frame = isPresenting ? toFrame.offsetBy(dx: toFrame.width, dy: 0) : toFrame
      if let toView {
        if isPresenting {
          context.containerView.addSubview(toView)
        } else if let fromView {
          context.containerView.insertSubview(toView, belowSubview: fromView)
        }
      }
      return {
        if isPresenting {
          toView?.frame = toFrame
        } else {
          fromView?.frame = toFrame.offsetBy(dx: toFrame.width, dy: 0)
        }
      }
    }
    animator.cleanUp = { context in
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
    }
    return animator
  }

  /// A dissolve that leaves no view transparent.
  static func dissolveThatRestores(_ log: CallLog) -> BlockAnimator {
    let animator = dissolve(log)
    animator.cleanUp = { context in
      context.view(forKey: .from)?.alpha = 1
      context.view(forKey: .to)?.alpha = 1
    }
    return animator
  }
}
