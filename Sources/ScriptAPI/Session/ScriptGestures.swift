import LayerKit
import LuaBridge
import MotionMath
import TimelineKit
import TransitionKit
import ViewKit

/// A recogniser behind an instance of a script class: what the system calls on it goes to the script's methods.
protocol ScriptGesture: ScriptBacked, ScriptAnswering, GestureOverriding {}

extension ScriptGesture {
  func takes(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) -> Bool {
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

  func takesReset() -> Bool { script("reset") }

  func answer(canPrevent other: UIGestureRecognizer) -> Bool? { ask("canPrevent", other) }
  func answer(canBePreventedBy other: UIGestureRecognizer) -> Bool? { ask("canBePrevented", other) }
  func answer(shouldRequireFailureOf other: UIGestureRecognizer) -> Bool? { ask("shouldRequireFailure", other) }
  func answer(shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool? { ask("shouldBeRequiredToFail", other) }

  private func ask(_ name: String, _ other: UIGestureRecognizer) -> Bool? {
    script(name, [.object(other)]) { $0.isNil ? false : try $0.bool() }
  }
}

/// An instance of a script class below `UIGestureRecognizer`.
final class ScriptGestureRecognizer: UIGestureRecognizer, ScriptGesture, ScriptDelegate {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }
  override var overriding: (any GestureOverriding)? { self }
}

/// An instance of a script class below `UIPanGestureRecognizer`.
final class ScriptPanGestureRecognizer: UIPanGestureRecognizer, ScriptGesture, ScriptDelegate {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }
  override var overriding: (any GestureOverriding)? { self }
}

/// An instance of a script class below `UIScreenEdgePanGestureRecognizer`.
final class ScriptScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer, ScriptGesture, ScriptDelegate {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }
  override var overriding: (any GestureOverriding)? { self }
}

/// An instance of a script class below `UITapGestureRecognizer`.
final class ScriptTapGestureRecognizer: UITapGestureRecognizer, ScriptGesture, ScriptDelegate {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }
  override var overriding: (any GestureOverriding)? { self }
}

/// An instance of a script class below `UILongPressGestureRecognizer`.
final class ScriptLongPressGestureRecognizer: UILongPressGestureRecognizer, ScriptGesture, ScriptDelegate {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }
  override var overriding: (any GestureOverriding)? { self }
}

/// An instance of a script class below `UISwipeGestureRecognizer`.
final class ScriptSwipeGestureRecognizer: UISwipeGestureRecognizer, ScriptGesture, ScriptDelegate {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }
  override var overriding: (any GestureOverriding)? { self }
}

/// An instance of a script class below `UIPinchGestureRecognizer`.
final class ScriptPinchGestureRecognizer: UIPinchGestureRecognizer, ScriptGesture, ScriptDelegate {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }
  override var overriding: (any GestureOverriding)? { self }
}

/// An instance of a script class below `UIRotationGestureRecognizer`.
final class ScriptRotationGestureRecognizer: UIRotationGestureRecognizer, ScriptGesture, ScriptDelegate {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }
  override var overriding: (any GestureOverriding)? { self }
}
