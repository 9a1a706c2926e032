import LayerKit
import LuaBridge
import MotionMath
import TimelineKit
import TransitionKit
import ViewKit

// The objects behind instances of script classes: each hands what the system calls on it to the script, and does what
// its superclass does where the script has no method of that name.

/// An instance of a script class below `NSObject`: an animator, a delegate, a model.
final class ScriptObject: NSObject, ScriptBacked, ScriptAnswering {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init()
  }

  override var className: String { session.name(of: scriptClassID) }

  /// Held by the transitions it takes part in.
  override var owners: [NSObject] { session.app.transitionContexts(holding: self) }
}

extension ScriptObject: ScriptDelegate, UIViewControllerInteractiveTransitioning {}

/// An instance of a script class below `CALayer`.
final class ScriptLayer: CALayer, ScriptBacked, ScriptAnswering {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.world)
  }

  required init(presenting model: CALayer) {
    // Presentations are only ever made of this class's own instances.
    let model = unsafeDowncast(model, to: ScriptLayer.self)
    session = model.session
    scriptClassID = model.scriptClassID
    super.init(presenting: model)
  }

  override var className: String { session.name(of: scriptClassID) }
}

extension ScriptLayer: ScriptDelegate {}

/// An instance of a script class below `CAShapeLayer`.
final class ScriptShapeLayer: CAShapeLayer, ScriptBacked, ScriptAnswering {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.world)
  }

  required init(presenting model: CALayer) {
    // Presentations are only ever made of this class's own instances.
    let model = unsafeDowncast(model, to: ScriptShapeLayer.self)
    session = model.session
    scriptClassID = model.scriptClassID
    super.init(presenting: model)
  }

  override var className: String { session.name(of: scriptClassID) }
}

extension ScriptShapeLayer: ScriptDelegate {}
