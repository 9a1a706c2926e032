package import LayerKit
import TransitionKit

// The objects behind instances of script classes. Each forwards calls of the system to the script, and does as its
// superclass where the script has no method of that name.

/// An instance of a script class below `NSObject`: an animator, a delegate, a model.
package final class ScriptObject: NSObject, ScriptBacked, UIViewControllerInteractiveTransitioning {
  package unowned let session: ScriptSession
  package var scriptClassID: Int32 = 0

  package init(in session: ScriptSession) {
    self.session = session
    super.init()
  }

  package override var className: String { scriptClassName }

  /// Held by the transitions it takes part in.
  package override var owners: [NSObject] { session.app.transitionContexts(holding: self) }
}

/// An instance of a script class below `CALayer`.
package final class ScriptLayer: CALayer, ScriptBacked {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var laysOutSublayers: Bool { true }
  package override func layoutSublayers() { if !script("layoutSublayers") { super.layoutSublayers() } }
  package override func display() { if !script("display") { super.display() } }

  package override init(in world: World) { super.init(in: world) }

  package required init(presenting model: CALayer) {
    super.init(presenting: model)
    // Presentations are only ever made of this class's own instances.
    scriptClassID = unsafeDowncast(model, to: ScriptLayer.self).scriptClassID
  }
}

/// An instance of a script class below `CAShapeLayer`.
package final class ScriptShapeLayer: CAShapeLayer, ScriptBacked {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var laysOutSublayers: Bool { true }
  package override func layoutSublayers() { if !script("layoutSublayers") { super.layoutSublayers() } }
  package override func display() { if !script("display") { super.display() } }

  package override init(in world: World) { super.init(in: world) }

  package required init(presenting model: CALayer) {
    super.init(presenting: model)
    // Presentations are only ever made of this class's own instances.
    scriptClassID = unsafeDowncast(model, to: ScriptShapeLayer.self).scriptClassID
  }
}

extension ScriptBacked where Self: CALayer {
  package var session: ScriptSession { .of(world) }
}
