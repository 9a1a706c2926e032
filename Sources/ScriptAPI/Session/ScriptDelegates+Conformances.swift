import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

// What each protocol asks, in the words of a script: Swift's base name, with the first label after the unlabelled ones
// where several methods share it.

extension CAAnimationDelegate where Self: ScriptAnswering {
  func animationDidStart(_ animation: CAAnimation) { tell("animationDidStart", [.object(animation)]) }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    session.world.log("animationDidStop", animation.className, "finished=\(finished)")
    tell("animationDidStop", [.object(animation), .bool(finished)])
  }
}

extension CALayerDelegate where Self: ScriptAnswering {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    answer("action", [.object(layer), .string(event)]) { try $0.action() }?.flatMap { $0 }
  }

  func layoutSublayers(of layer: CALayer) { tell("layoutSublayers", [.object(layer)]) }

  func display(_ layer: CALayer) { tell("display", [.object(layer)]) }
}

extension UIGestureRecognizerDelegate where Self: ScriptAnswering {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    flag("gestureRecognizerShouldBegin", [.object(gestureRecognizer)], else: true)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    flag(
      "gestureRecognizer_shouldRecognizeSimultaneouslyWith", [.object(gestureRecognizer), .object(other)], else: false)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    flag("gestureRecognizer_shouldRequireFailureOf", [.object(gestureRecognizer), .object(other)], else: false)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    flag("gestureRecognizer_shouldBeRequiredToFailBy", [.object(gestureRecognizer), .object(other)], else: false)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    flag("gestureRecognizer_shouldReceive", [.object(gestureRecognizer), .object(touch)], else: true)
  }
}

extension UIViewControllerAnimatedTransitioning where Self: ScriptAnswering {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    answer("transitionDuration", [.object(context as? NSObject)]) { try $0.number() } ?? 0
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    tell("animateTransition", [.object(context as? NSObject)])
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    object("interruptibleAnimator", [.object(context as? NSObject)], as: (any UIViewImplicitlyAnimating).self)
  }

  func animationEnded(_ transitionCompleted: Bool) { tell("animationEnded", [.bool(transitionCompleted)]) }
}

extension UIViewControllerInteractiveTransitioning where Self: ScriptAnswering {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    tell("startInteractiveTransition", [.object(context as? NSObject)])
  }

  var wantsInteractiveStart: Bool { flag("wantsInteractiveStart", [], else: true) }

  var completionSpeed: Double { answer("completionSpeed", []) { try $0.number() } ?? 1 }

  var completionCurve: UIView.AnimationCurve {
    answer("completionCurve", []) { try $0.curve() } ?? .easeInOut
  }
}

extension UIViewControllerTransitioningDelegate where Self: ScriptAnswering {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    object(
      "animationController_forPresented", [.object(presented), .object(presenting), .object(source)],
      as: (any UIViewControllerAnimatedTransitioning).self)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    object(
      "animationController_forDismissed", [.object(dismissed)], as: (any UIViewControllerAnimatedTransitioning).self)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    object(
      "interactionControllerForPresentation", [.known(animator)],
      as: (any UIViewControllerInteractiveTransitioning).self)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    object(
      "interactionControllerForDismissal", [.known(animator)],
      as: (any UIViewControllerInteractiveTransitioning).self)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    object(
      "presentationController_forPresented", [.object(presented), .object(presenting), .object(source)],
      as: UIPresentationController.self)
  }
}

extension ScriptValue {
  /// Something of the system's or the script's, as the script knows it: a table in a delegate's place is the table.
  static func known(_ object: AnyObject) -> ScriptValue {
    if let table = object as? TableDelegate {
      table.pushTable()
      return .reference(table.session.lua.popReference())
    }
    return .object(object as? NSObject)
  }
}
