public import MotionMath

/// Answers in a view's stead what the system calls on it, where the view's own class is not a Swift one that overrides
/// the method: what a script says of a view is said once here, for views of every kind.
public protocol ViewOverriding: AnyObject {
  /// Whether it took the call; if not, the view's own method runs.
  func takes(_ call: ViewCall) -> Bool
  /// Each of these is nil when it has no answer, and the view's own method is asked.
  func answer(hitTest point: CGPoint) -> UIView??
  func answer(pointInside point: CGPoint) -> Bool?
  func answer(sizeThatFits size: CGSize) -> CGSize?
  func answer(gestureRecognizerShouldBegin recognizer: UIGestureRecognizer) -> Bool?
  func answer(beginTracking touch: UITouch) -> Bool?
  func answer(continueTracking touch: UITouch) -> Bool?
}

/// What the system calls on a view without asking for anything.
public enum ViewCall {
  case layoutSubviews
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

/// The system's side of every overridable method: all calls from inside the engine go through here.
extension UIView {
  final func receive(_ call: ViewCall) {
    if let overriding, overriding.takes(call) { return }
    switch call {
    case .layoutSubviews: layoutSubviews()
    case .willMoveToSuperview(let view): willMove(toSuperview: view)
    case .didMoveToSuperview: didMoveToSuperview()
    case .willMoveToWindow(let window): willMove(toWindow: window)
    case .didMoveToWindow: didMoveToWindow()
    case .didAddSubview(let view): didAddSubview(view)
    case .willRemoveSubview(let view): willRemoveSubview(view)
    case .tintColorDidChange: tintColorDidChange()
    case .safeAreaInsetsDidChange: safeAreaInsetsDidChange()
    case .adjustedContentInsetDidChange: (self as? UIScrollView)?.adjustedContentInsetDidChange()
    case .prepareForReuse: (self as? UICollectionViewCell)?.prepareForReuse()
    case .touchesBegan(let touches, let event): touchesBegan(touches, with: event)
    case .touchesMoved(let touches, let event): touchesMoved(touches, with: event)
    case .touchesEnded(let touches, let event): touchesEnded(touches, with: event)
    case .touchesCancelled(let touches, let event): touchesCancelled(touches, with: event)
    case .endTracking(let touch, let event): (self as? UIControl)?.endTracking(touch, with: event)
    case .cancelTracking(let event): (self as? UIControl)?.cancelTracking(with: event)
    }
  }

  final func ask(hitTest point: CGPoint, with event: UIEvent?) -> UIView? {
    overriding?.answer(hitTest: point) ?? hitTest(point, with: event)
  }

  final func ask(pointInside point: CGPoint, with event: UIEvent?) -> Bool {
    overriding?.answer(pointInside: point) ?? self.point(inside: point, with: event)
  }

  final func ask(sizeThatFits size: CGSize) -> CGSize {
    overriding?.answer(sizeThatFits: size) ?? sizeThatFits(size)
  }

  final func ask(gestureRecognizerShouldBegin recognizer: UIGestureRecognizer) -> Bool {
    overriding?.answer(gestureRecognizerShouldBegin: recognizer) ?? gestureRecognizerShouldBegin(recognizer)
  }
}

extension UIResponder {
  /// Hands on touches that a responder before this one did not take.
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
