package import MotionMath
package import ViewKit

/// A view behind an instance of a script class. Calls of the system go to the script's methods.
package protocol ScriptOverriding: ScriptBacked, ViewOverriding {}

extension ScriptOverriding {
  package func overrides(_ call: ViewCall) -> Bool {
    switch call {
    case .layoutSubviews: script("layoutSubviews")
    case .updateProperties: script("updateProperties")
    case .updateConstraints: script("updateConstraints")
    case .willMoveToSuperview(let view): script("willMove_toSuperview", [.object(view)])
    case .didMoveToSuperview: script("didMoveToSuperview")
    case .willMoveToWindow(let window): script("willMove_toWindow", [.object(window)])
    case .didMoveToWindow: script("didMoveToWindow")
    case .didAddSubview(let view): script("didAddSubview", [.object(view)])
    case .willRemoveSubview(let view): script("willRemoveSubview", [.object(view)])
    case .tintColorDidChange: script("tintColorDidChange")
    case .safeAreaInsetsDidChange: script("safeAreaInsetsDidChange")
    case .adjustedContentInsetDidChange: script("adjustedContentInsetDidChange")
    case .prepareForReuse: script("prepareForReuse")
    case .setSelected(let isSelected, let animated): script("setSelected", [.bool(isSelected), .bool(animated)])
    case .setHighlighted(let isHighlighted, let animated):
      script("setHighlighted", [.bool(isHighlighted), .bool(animated)])
    case .touchesBegan(let touches, let event): script("touchesBegan", [.objects(touches), .object(event)])
    case .touchesMoved(let touches, let event): script("touchesMoved", [.objects(touches), .object(event)])
    case .touchesEnded(let touches, let event): script("touchesEnded", [.objects(touches), .object(event)])
    case .touchesCancelled(let touches, let event): script("touchesCancelled", [.objects(touches), .object(event)])
    case .endTracking(let touch, _): script("endTracking", [.object(touch), .none])
    case .cancelTracking: script("cancelTracking", [.none])
    }
  }

  package var overridesUpdateOfConstraints: Bool { session.callbacks.overrides(self, "updateConstraints") }

  package func response(hitTest point: CGPoint) -> UIView?? {
    script("hitTest", [.point(point), .none]) { $0.isNil ? nil : try $0.object(UIView.self) }
  }

  package func response(pointInside point: CGPoint) -> Bool? {
    script("point", [.point(point), .none]) { try $0.bool() }
  }

  package func response(sizeThatFits size: CGSize) -> CGSize? {
    script("sizeThatFits", [.size(size)]) { try $0.size() }
  }

  package func responseIntrinsicContentSize() -> CGSize? { script("intrinsicContentSize") { try $0.size() } }

  package func responseAlignmentRectInsets() -> UIEdgeInsets? { script("alignmentRectInsets") { try $0.insets() } }

  package func response(gestureRecognizerShouldBegin recognizer: UIGestureRecognizer) -> Bool? {
    script("gestureRecognizerShouldBegin", [.object(recognizer)]) { $0.isNil ? false : try $0.bool() }
  }

  package func response(beginTracking touch: UITouch) -> Bool? {
    script("beginTracking", [.object(touch), .none]) { try $0.bool() }
  }

  package func response(continueTracking touch: UITouch) -> Bool? {
    script("continueTracking", [.object(touch), .none]) { try $0.bool() }
  }
}
