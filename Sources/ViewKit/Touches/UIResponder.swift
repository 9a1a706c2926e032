public import LayerKit

/// Anything touches can be offered to: views and view controllers.
open class UIResponder: NSObject {
  /// The application it was made in, which must outlive it.
  public unowned let app: UIApplication

  public init(in app: UIApplication) {
    self.app = app
    super.init()
  }

  /// Who is asked when this responder does not handle an event: the superview, then the controller; nil at the end.
  open var next: UIResponder? { nil }

  /// By default an event is passed on to `next`.
  open func touchesBegan(_ touches: [UITouch], with event: UIEvent?) { passTouches(.began, touches, event) }
  open func touchesMoved(_ touches: [UITouch], with event: UIEvent?) { passTouches(.moved, touches, event) }
  open func touchesEnded(_ touches: [UITouch], with event: UIEvent?) { passTouches(.ended, touches, event) }
  open func touchesCancelled(_ touches: [UITouch], with event: UIEvent?) { passTouches(.cancelled, touches, event) }

  open override var className: String { "UIResponder" }
}
