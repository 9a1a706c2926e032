import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

// The objects behind instances of script classes: each hands what the system calls on it to the script, and does what
// its superclass does where the script has no method of that name.

/// An instance of a script class below `NSObject`: an animator, a delegate, a model.
final class ScriptObject: NSObject, ScriptBacked, UIViewControllerInteractiveTransitioning {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init()
  }

  override var className: String { scriptClassName }

  /// Held by the transitions it takes part in.
  override var owners: [NSObject] { session.app.transitionContexts(holding: self) }
}

/// An instance of a script class below `CALayer`.
final class ScriptLayer: CALayer, ScriptBacked {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var laysOutSublayers: Bool { true }
  override func layoutSublayers() { if !script("layoutSublayers") { super.layoutSublayers() } }
  override func display() { if !script("display") { super.display() } }

  override init(in world: World) { super.init(in: world) }

  required init(presenting model: CALayer) {
    super.init(presenting: model)
    // Presentations are only ever made of this class's own instances.
    scriptClassID = unsafeDowncast(model, to: ScriptLayer.self).scriptClassID
  }
}

/// An instance of a script class below `CAShapeLayer`.
final class ScriptShapeLayer: CAShapeLayer, ScriptBacked {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var laysOutSublayers: Bool { true }
  override func layoutSublayers() { if !script("layoutSublayers") { super.layoutSublayers() } }
  override func display() { if !script("display") { super.display() } }

  override init(in world: World) { super.init(in: world) }

  required init(presenting model: CALayer) {
    super.init(presenting: model)
    // Presentations are only ever made of this class's own instances.
    scriptClassID = unsafeDowncast(model, to: ScriptShapeLayer.self).scriptClassID
  }
}
