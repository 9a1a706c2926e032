import LayerKit
import LuaBridge
import MotionMath
import TimelineKit
import TransitionKit
import ViewKit

// Script classes below the views that have an appearance of their own: what a view is asked most, on each superclass.

/// An instance of a script class below `UIControl`.
final class ScriptControl: UIControl, ScriptBacked, ScriptAnswering {
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

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let answer = script("hitTest", [.point(point), .none]) { $0.isNil ? nil : try $0.object(UIView.self) }
    return answer ?? super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    script("point", [.point(point), .none]) { try $0.bool() } ?? super.point(inside: point, with: event)
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
}

extension ScriptControl: ScriptDelegate {}

/// An instance of a script class below `UIButton`.
final class ScriptButton: UIButton, ScriptBacked, ScriptAnswering {
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

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let answer = script("hitTest", [.point(point), .none]) { $0.isNil ? nil : try $0.object(UIView.self) }
    return answer ?? super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    script("point", [.point(point), .none]) { try $0.bool() } ?? super.point(inside: point, with: event)
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
}

extension ScriptButton: ScriptDelegate {}

/// An instance of a script class below `UILabel`.
final class ScriptLabel: UILabel, ScriptBacked, ScriptAnswering {
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

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let answer = script("hitTest", [.point(point), .none]) { $0.isNil ? nil : try $0.object(UIView.self) }
    return answer ?? super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    script("point", [.point(point), .none]) { try $0.bool() } ?? super.point(inside: point, with: event)
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
}

extension ScriptLabel: ScriptDelegate {}

/// An instance of a script class below `UIImageView`.
final class ScriptImageView: UIImageView, ScriptBacked, ScriptAnswering {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0

  init(in session: ScriptSession) {
    self.session = session
    super.init(image: nil, in: session.app)
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

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let answer = script("hitTest", [.point(point), .none]) { $0.isNil ? nil : try $0.object(UIView.self) }
    return answer ?? super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    script("point", [.point(point), .none]) { try $0.bool() } ?? super.point(inside: point, with: event)
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
}

extension ScriptImageView: ScriptDelegate {}

/// An instance of a script class below `UIScrollView`.
final class ScriptScrollView: UIScrollView, ScriptBacked, ScriptAnswering {
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

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let answer = script("hitTest", [.point(point), .none]) { $0.isNil ? nil : try $0.object(UIView.self) }
    return answer ?? super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    script("point", [.point(point), .none]) { try $0.bool() } ?? super.point(inside: point, with: event)
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
}

extension ScriptScrollView: ScriptDelegate {}

/// An instance of a script class below `UICollectionViewCell`.
final class ScriptCollectionViewCell: UICollectionViewCell, ScriptBacked, ScriptAnswering {
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

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let answer = script("hitTest", [.point(point), .none]) { $0.isNil ? nil : try $0.object(UIView.self) }
    return answer ?? super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    script("point", [.point(point), .none]) { try $0.bool() } ?? super.point(inside: point, with: event)
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

  override func prepareForReuse() {
    if !script("prepareForReuse") { super.prepareForReuse() }
  }
}

extension ScriptCollectionViewCell: ScriptDelegate {}
