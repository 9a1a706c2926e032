public import MotionMath

/// Overrides a view's methods from outside its class: the methods of a script class are called here, for views of every
/// kind.
public protocol ViewOverriding: ResponderOverriding {
  /// Performs `call`. False when it does not override the method, so that the view's own runs.
  func overrides(_ call: ViewCall) -> Bool
  /// True when it overrides `updateConstraints`; asking calls nothing.
  var overridesUpdateOfConstraints: Bool { get }
  /// Each of these returns nil when it does not override the method, so that the view's own runs.
  func response(hitTest point: CGPoint) -> UIView??
  func response(pointInside point: CGPoint) -> Bool?
  func response(sizeThatFits size: CGSize) -> CGSize?
  func responseIntrinsicContentSize() -> CGSize?
  func responseAlignmentRectInsets() -> UIEdgeInsets?
  func response(gestureRecognizerShouldBegin recognizer: UIGestureRecognizer) -> Bool?
  func response(beginTracking touch: UITouch) -> Bool?
  func response(continueTracking touch: UITouch) -> Bool?
}

/// A method without a result that the system calls on a view.
public enum ViewCall {
  case layoutSubviews
  case updateProperties
  case updateConstraints
  case willMoveToSuperview(UIView?)
  case didMoveToSuperview
  case willMoveToWindow(UIWindow?)
  case didMoveToWindow
  case didAddSubview(UIView)
  case willRemoveSubview(UIView)
  case tintColorDidChange
  case safeAreaInsetsDidChange
  /// Of a scroll view.
  case adjustedContentInsetDidChange
  /// Of a cell.
  case prepareForReuse
  /// Of a row's cell.
  case setSelected(Bool, animated: Bool)
  case setHighlighted(Bool, animated: Bool)
  case touchesBegan([UITouch], UIEvent?)
  case touchesMoved([UITouch], UIEvent?)
  case touchesEnded([UITouch], UIEvent?)
  case touchesCancelled([UITouch], UIEvent?)
  /// Of a control.
  case endTracking(UITouch?, UIEvent?)
  case cancelTracking(UIEvent?)

  init(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent?) {
    switch phase {
    case .began, .stationary: self = .touchesBegan(touches, event)
    case .moved: self = .touchesMoved(touches, event)
    case .ended: self = .touchesEnded(touches, event)
    case .cancelled: self = .touchesCancelled(touches, event)
    }
  }
}

/// The engine calls every overridable method through these.
extension UIView {
  final func receive(_ call: ViewCall) {
    if let overriding, overriding.overrides(call) { return }
    switch call {
    case .layoutSubviews: layoutSubviews()
    case .updateProperties: updateProperties()
    case .updateConstraints: updateConstraints()
    case .willMoveToSuperview(let view): willMove(toSuperview: view)
    case .didMoveToSuperview: didMoveToSuperview()
    case .willMoveToWindow(let window): willMove(toWindow: window)
    case .didMoveToWindow: didMoveToWindow()
    case .didAddSubview(let view): didAddSubview(view)
    case .willRemoveSubview(let view): willRemoveSubview(view)
    case .tintColorDidChange: tintColorDidChange()
    case .safeAreaInsetsDidChange: safeAreaInsetsDidChange()
    case .touchesBegan(let touches, let event): touchesBegan(touches, with: event)
    case .touchesMoved(let touches, let event): touchesMoved(touches, with: event)
    case .touchesEnded(let touches, let event): touchesEnded(touches, with: event)
    case .touchesCancelled(let touches, let event): touchesCancelled(touches, with: event)
    case .adjustedContentInsetDidChange, .prepareForReuse, .setSelected, .setHighlighted, .endTracking, .cancelTracking:
      perform(call)
    }
  }

  final func ask(hitTest point: CGPoint, with event: UIEvent?) -> UIView? {
    overriding?.response(hitTest: point) ?? hitTest(point, with: event)
  }

  final func ask(pointInside point: CGPoint, with event: UIEvent?) -> Bool {
    overriding?.response(pointInside: point) ?? self.point(inside: point, with: event)
  }

  final func ask(sizeThatFits size: CGSize) -> CGSize {
    overriding?.response(sizeThatFits: size) ?? sizeThatFits(size)
  }

  package final func askIntrinsicContentSize() -> CGSize {
    overriding?.responseIntrinsicContentSize() ?? intrinsicContentSize
  }

  package final func askAlignmentRectInsets() -> UIEdgeInsets {
    overriding?.responseAlignmentRectInsets() ?? alignmentRectInsets
  }

  final func ask(gestureRecognizerShouldBegin recognizer: UIGestureRecognizer) -> Bool {
    overriding?.response(gestureRecognizerShouldBegin: recognizer) ?? gestureRecognizerShouldBegin(recognizer)
  }
}

extension UIResponder {
  /// Forwards touches that the responder before this one did not handle.
  func passTouches(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent?) {
    if let view = next as? UIView { return view.receive(ViewCall(phase, touches, event)) }
    switch phase {
    case .began, .stationary: next?.touchesBegan(touches, with: event)
    case .moved: next?.touchesMoved(touches, with: event)
    case .ended: next?.touchesEnded(touches, with: event)
    case .cancelled: next?.touchesCancelled(touches, with: event)
    }
  }
}
