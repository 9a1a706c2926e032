package import LayerKit
import LuaBridge
package import TransitionKit
package import ViewKit

// Calls the script's methods for those of each protocol, by Swift's base name, with the first label after the
// unlabelled ones where several methods share it.

extension CAAnimationDelegate where Self: ScriptResponding {
  package func animationDidStart(_ animation: CAAnimation) { notify("animationDidStart", [.object(animation)]) }
  package func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    session.world.log("animationDidStop", animation.className, "finished=\(finished)")
    notify("animationDidStop", [.object(animation), .bool(finished)])
  }
}

extension CALayerDelegate where Self: ScriptResponding {
  package func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    response("action", [.object(layer), .string(event)]) { try $0.action() }?.flatMap { $0 }
  }
  package func layoutSublayers(of layer: CALayer) { notify("layoutSublayers", [.object(layer)]) }
  package func display(_ layer: CALayer) { notify("display", [.object(layer)]) }
}

extension UIGestureRecognizerDelegate where Self: ScriptResponding {
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    flag("gestureRecognizerShouldBegin", [.object(gestureRecognizer)], else: true)
  }
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    flag(
      "gestureRecognizer_shouldRecognizeSimultaneouslyWith", [.object(gestureRecognizer), .object(other)], else: false)
  }
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    flag("gestureRecognizer_shouldRequireFailureOf", [.object(gestureRecognizer), .object(other)], else: false)
  }
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    flag("gestureRecognizer_shouldBeRequiredToFailBy", [.object(gestureRecognizer), .object(other)], else: false)
  }
  package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    flag("gestureRecognizer_shouldReceive", [.object(gestureRecognizer), .object(touch)], else: true)
  }
}

extension UITextFieldDelegate where Self: ScriptResponding {
  package func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    flag("textFieldShouldBeginEditing", [.object(textField)], else: true)
  }
  package func textFieldDidBeginEditing(_ textField: UITextField) {
    notify("textFieldDidBeginEditing", [.object(textField)])
  }
  package func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    flag("textFieldShouldEndEditing", [.object(textField)], else: true)
  }
  package func textFieldDidEndEditing(_ textField: UITextField) {
    notify("textFieldDidEndEditing", [.object(textField)])
  }
}

extension UIViewControllerAnimatedTransitioning where Self: ScriptResponding {
  package func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    response("transitionDuration", [.object(context as? NSObject)]) { try $0.number() } ?? 0
  }
  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    notify("animateTransition", [.object(context as? NSObject)])
  }
  package func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    object("interruptibleAnimator", [.object(context as? NSObject)], as: (any UIViewImplicitlyAnimating).self)
  }
  package func animationEnded(_ transitionCompleted: Bool) { notify("animationEnded", [.bool(transitionCompleted)]) }
}

extension UIViewControllerInteractiveTransitioning where Self: ScriptResponding {
  package func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    notify("startInteractiveTransition", [.object(context as? NSObject)])
  }

  package var wantsInteractiveStart: Bool { flag("wantsInteractiveStart", [], else: true) }

  package var completionSpeed: Double { response("completionSpeed", []) { try $0.number() } ?? 1 }

  package var completionCurve: UIView.AnimationCurve {
    response("completionCurve", []) { try $0.curve() } ?? .easeInOut
  }
}

extension UIViewControllerTransitioningDelegate where Self: ScriptResponding {
  package func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    object(
      "animationController_forPresented", [.object(presented), .object(presenting), .object(source)],
      as: (any UIViewControllerAnimatedTransitioning).self)
  }
  package func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    object(
      "animationController_forDismissed", [.object(dismissed)], as: (any UIViewControllerAnimatedTransitioning).self)
  }
  package func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    object(
      "interactionControllerForPresentation", [.known(animator)],
      as: (any UIViewControllerInteractiveTransitioning).self)
  }
  package func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    object(
      "interactionControllerForDismissal", [.known(animator)],
      as: (any UIViewControllerInteractiveTransitioning).self)
  }
  package func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    object(
      "presentationController_forPresented", [.object(presented), .object(presenting), .object(source)],
      as: UIPresentationController.self)
  }
}

extension ScriptValue {
  /// An object as the script knows it: the table itself for a table that serves as a delegate.
  package static func known(_ object: AnyObject) -> ScriptValue {
    if let table = object as? TableDelegate {
      table.pushTable()
      return .reference(table.session.lua.popReference())
    }
    return .object(object as? NSObject)
  }
}
