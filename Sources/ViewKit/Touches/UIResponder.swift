public import LayerKit

/// A receiver of touches: a view or a view controller.
open class UIResponder: NSObject {
  /// The application, which must outlive the responder.
  public unowned let app: UIApplication

  public init(in app: UIApplication) {
    self.app = app
    super.init()
  }

  /// The responder after this one: the controller of a root view, else the superview; nil at the end.
  open var next: UIResponder? { nil }

  /// By default an event is passed on to `next`.
  open func touchesBegan(_ touches: [UITouch], with event: UIEvent?) { passTouches(.began, touches, event) }
  open func touchesMoved(_ touches: [UITouch], with event: UIEvent?) { passTouches(.moved, touches, event) }
  open func touchesEnded(_ touches: [UITouch], with event: UIEvent?) { passTouches(.ended, touches, event) }
  open func touchesCancelled(_ touches: [UITouch], with event: UIEvent?) { passTouches(.cancelled, touches, event) }

  open override var className: String { "UIResponder" }
}
