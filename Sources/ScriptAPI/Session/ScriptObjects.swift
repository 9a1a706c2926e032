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

/// An instance of a script class below `UIView`.
final class ScriptView: UIView, ScriptBacked, ScriptAnswering {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(in: session.app)
  }

  override var className: String { session.name(of: scriptClassID) }

  override func layoutSubviews() {
    if !script("layoutSubviews") { super.layoutSubviews() }
  }

  override func didMoveToSuperview() {
    if !script("didMoveToSuperview") { super.didMoveToSuperview() }
  }

  override func didMoveToWindow() {
    if !script("didMoveToWindow") { super.didMoveToWindow() }
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    if !script("willMove_toSuperview", [.object(newSuperview)]) { super.willMove(toSuperview: newSuperview) }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    if !script("willMove_toWindow", [.object(newWindow)]) { super.willMove(toWindow: newWindow) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let answer = script("hitTest", [.point(point), .none]) { $0.isNil ? nil : try $0.object(UIView.self) }
    return answer ?? super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    script("point", [.point(point), .none]) { try $0.bool() } ?? super.point(inside: point, with: event)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    script("sizeThatFits", [.size(size)]) { try $0.size() } ?? super.sizeThatFits(size)
  }

  override func touchesBegan(_ touches: [UITouch], with event: UIEvent?) {
    if !script("touchesBegan", [.objects(touches), .none]) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: [UITouch], with event: UIEvent?) {
    if !script("touchesMoved", [.objects(touches), .none]) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: [UITouch], with event: UIEvent?) {
    if !script("touchesEnded", [.objects(touches), .none]) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: [UITouch], with event: UIEvent?) {
    if !script("touchesCancelled", [.objects(touches), .none]) { super.touchesCancelled(touches, with: event) }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    flag("gestureRecognizerShouldBegin", [.object(gestureRecognizer)], else: true)
  }
}

extension ScriptView: ScriptDelegate {}
