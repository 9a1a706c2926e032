/// Answers in a recogniser's stead what the system calls on it, as `ViewOverriding` does for a view.
public protocol GestureOverriding: AnyObject {
  /// Whether it took the touches; if not, the recogniser's own method runs.
  func takes(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) -> Bool
  func takesReset() -> Bool
  /// Each of these is nil when it has no answer.
  func answer(canPrevent other: UIGestureRecognizer) -> Bool?
  func answer(canBePreventedBy other: UIGestureRecognizer) -> Bool?
  func answer(shouldRequireFailureOf other: UIGestureRecognizer) -> Bool?
  func answer(shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool?
}

/// The system's side of every overridable method.
extension UIGestureRecognizer {
  final func receive(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    if let overriding, overriding.takes(phase, touches, event) { return }
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  final func receiveReset() {
    if overriding?.takesReset() != true { reset() }
  }

  /// Whether recognising makes `other` fail: both must agree to it.
  final func prevents(_ other: UIGestureRecognizer) -> Bool {
    (overriding?.answer(canPrevent: other) ?? canPrevent(other))
      && (other.overriding?.answer(canBePreventedBy: self) ?? other.canBePrevented(by: self))
  }

  /// Whether it waits for `other` to fail by the rules of either's class.
  final func requiresFailureByClass(of other: UIGestureRecognizer) -> Bool {
    (overriding?.answer(shouldRequireFailureOf: other) ?? shouldRequireFailure(of: other))
      || (other.overriding?.answer(shouldBeRequiredToFailBy: self) ?? other.shouldBeRequiredToFail(by: self))
  }
}
