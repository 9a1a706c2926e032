import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// A recogniser behind an instance of a script class: what the system calls on it goes to the script's methods.
protocol ScriptGesture: ScriptBacked, GestureOverriding {}

extension ScriptGesture {
  func overrides(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) -> Bool {
    let name: String
    switch phase {
    case .began: name = "touchesBegan"
    case .moved: name = "touchesMoved"
    case .ended: name = "touchesEnded"
    case .cancelled: name = "touchesCancelled"
    case .stationary: return false
    }
    return script(name, [.objects(touches), .none])
  }

  func overridesReset() -> Bool { script("reset") }

  func response(canPrevent other: UIGestureRecognizer) -> Bool? { ask("canPrevent", other) }
  func response(canBePreventedBy other: UIGestureRecognizer) -> Bool? { ask("canBePrevented", other) }
  func response(shouldRequireFailureOf other: UIGestureRecognizer) -> Bool? { ask("shouldRequireFailure", other) }
  func response(shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool? { ask("shouldBeRequiredToFail", other) }

  private func ask(_ name: String, _ other: UIGestureRecognizer) -> Bool? {
    script(name, [.object(other)]) { $0.isNil ? false : try $0.bool() }
  }
}

// Script classes below the recognisers: each only joins what the script says to the kind it is of.

final class ScriptGestureRecognizer: UIGestureRecognizer, ScriptGesture {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any GestureOverriding)? { self }
}

final class ScriptPanGestureRecognizer: UIPanGestureRecognizer, ScriptGesture {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any GestureOverriding)? { self }
}

final class ScriptScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer, ScriptGesture {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any GestureOverriding)? { self }
}

final class ScriptTapGestureRecognizer: UITapGestureRecognizer, ScriptGesture {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any GestureOverriding)? { self }
}

final class ScriptLongPressGestureRecognizer: UILongPressGestureRecognizer, ScriptGesture {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any GestureOverriding)? { self }
}

final class ScriptSwipeGestureRecognizer: UISwipeGestureRecognizer, ScriptGesture {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any GestureOverriding)? { self }
}

final class ScriptPinchGestureRecognizer: UIPinchGestureRecognizer, ScriptGesture {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any GestureOverriding)? { self }
}

final class ScriptRotationGestureRecognizer: UIRotationGestureRecognizer, ScriptGesture {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any GestureOverriding)? { self }
}
