/// Overrides a recogniser's methods from outside its class, as `ViewOverriding` does for a view.
public protocol GestureOverriding: AnyObject {
  /// Passes on the touches. False when it does not override the method, and the recogniser's own runs.
  func overrides(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) -> Bool
  /// Resets. False when it does not override the method.
  func overridesReset() -> Bool
  /// Each of these returns nil when it does not override the method.
  func response(canPrevent other: UIGestureRecognizer) -> Bool?
  func response(canBePreventedBy other: UIGestureRecognizer) -> Bool?
  func response(shouldRequireFailureOf other: UIGestureRecognizer) -> Bool?
  func response(shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool?
}

/// The engine calls every overridable method through these.
extension UIGestureRecognizer {
  final func receive(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    if let overriding, overriding.overrides(phase, touches, event) { return }
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  final func receiveReset() {
    if overriding?.overridesReset() != true { reset() }
  }

  /// Whether recognising makes `other` fail: both must agree to it.
  final func prevents(_ other: UIGestureRecognizer) -> Bool {
    (overriding?.response(canPrevent: other) ?? canPrevent(other))
      && (other.overriding?.response(canBePreventedBy: self) ?? other.canBePrevented(by: self))
  }

  /// True when the recogniser waits for `other` to fail by the rules of either's class.
  final func requiresFailureByClass(of other: UIGestureRecognizer) -> Bool {
    (overriding?.response(shouldRequireFailureOf: other) ?? shouldRequireFailure(of: other))
      || (other.overriding?.response(shouldBeRequiredToFailBy: self) ?? other.shouldBeRequiredToFail(by: self))
  }
}
