package import ViewKit

/// A recogniser behind an instance of a script class. Calls of the system go to the script's methods.
package protocol ScriptGesture: ScriptBacked, GestureOverriding {}

extension ScriptGesture {
  package func overrides(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) -> Bool {
    let name: String
    switch phase {
    case .began: name = "touchesBegan"
    case .moved: name = "touchesMoved"
    case .ended: name = "touchesEnded"
    case .cancelled: name = "touchesCancelled"
    case .stationary: return false
    }
    return script(name, [.objects(touches), .object(event)])
  }

  package func overridesReset() -> Bool { script("reset") }

  package func response(canPrevent other: UIGestureRecognizer) -> Bool? { ask("canPrevent", other) }
  package func response(canBePreventedBy other: UIGestureRecognizer) -> Bool? { ask("canBePrevented", other) }
  package func response(shouldRequireFailureOf other: UIGestureRecognizer) -> Bool? {
    ask("shouldRequireFailure", other)
  }
  package func response(shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool? {
    ask("shouldBeRequiredToFail", other)
  }

  private func ask(_ name: String, _ other: UIGestureRecognizer) -> Bool? {
    script(name, [.object(other)]) { $0.isNil ? false : try $0.bool() }
  }
}

// The script subclasses of each kind of recogniser; `ScriptGesture` has their behaviour.

package final class ScriptGestureRecognizer: UIGestureRecognizer, ScriptGesture {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any GestureOverriding)? { self }
}

package final class ScriptPanGestureRecognizer: UIPanGestureRecognizer, ScriptGesture {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any GestureOverriding)? { self }
}

package final class ScriptScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer, ScriptGesture {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any GestureOverriding)? { self }
}

package final class ScriptTapGestureRecognizer: UITapGestureRecognizer, ScriptGesture {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any GestureOverriding)? { self }
}

package final class ScriptLongPressGestureRecognizer: UILongPressGestureRecognizer, ScriptGesture {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any GestureOverriding)? { self }
}

package final class ScriptSwipeGestureRecognizer: UISwipeGestureRecognizer, ScriptGesture {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any GestureOverriding)? { self }
}

package final class ScriptPinchGestureRecognizer: UIPinchGestureRecognizer, ScriptGesture {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any GestureOverriding)? { self }
}

package final class ScriptRotationGestureRecognizer: UIRotationGestureRecognizer, ScriptGesture {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any GestureOverriding)? { self }
}

extension ScriptBacked where Self: UIGestureRecognizer {
  package var session: ScriptSession { .of(app.world) }
}
