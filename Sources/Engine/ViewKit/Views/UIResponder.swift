public import LayerKit

/// A receiver of events: a view, a view controller or the application.
open class UIResponder: NSObject {
  /// Nil for the application itself. Unchecked, because every touch and every layout reads it.
  @usableFromInline unowned(unsafe) let application: UIApplication?

  /// The application, which must outlive the responder.
  @inlinable public final var app: UIApplication { application ?? unsafeDowncast(self, to: UIApplication.self) }

  public init(in app: UIApplication) {
    application = app
    super.init()
  }

  /// The application.
  init(asApplication: Void) {
    application = nil
    super.init()
  }

  /// The responder after this one: from a root view its controller, from another view the superview, from a window the
  /// application; nil at the end (documented).
  open var next: UIResponder? { nil }

  /// By default an event is passed on to `next`.
  open func touchesBegan(_ touches: [UITouch], with event: UIEvent?) { passTouches(.began, touches, event) }
  open func touchesMoved(_ touches: [UITouch], with event: UIEvent?) { passTouches(.moved, touches, event) }
  open func touchesEnded(_ touches: [UITouch], with event: UIEvent?) { passTouches(.ended, touches, event) }
  open func touchesCancelled(_ touches: [UITouch], with event: UIEvent?) { passTouches(.cancelled, touches, event) }

  // MARK: The first responder

  /// The view it acts for: the view itself, a controller's view once loaded, nil for the application.
  open var respondingView: UIView? { nil }

  /// Answers from outside the class the four questions below; nil when nothing does.
  open var respondingOverride: (any ResponderOverriding)? { nil }

  /// Whether the responder may become the first responder. Default false (documented).
  open var canBecomeFirstResponder: Bool { ask(.canBecomeFirstResponder) ?? false }

  /// Whether the responder gives the status up when asked. Default true (documented).
  open var canResignFirstResponder: Bool { ask(.canResignFirstResponder) ?? true }

  /// Makes it the first responder, unless it may not be, is in no window, or the present one keeps the status.
  ///
  /// It is asked first, so that a refusal leaves the present one as it is; the documentation names the two in the other
  /// order. The present one resigns before it (documented).
  ///
  /// - Returns: Whether it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    ask(.becomeFirstResponder) ?? takeFirstResponder()
  }

  /// Gives up being the first responder, if it is and `canResignFirstResponder` says so.
  ///
  /// - Returns: Whether it is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    ask(.resignFirstResponder) ?? giveUpFirstResponder()
  }

  /// Called when it has become the first responder, or has ceased to be; for UIKit's own subclasses.
  func firstResponderDidChange() {}

  open override var className: String { "UIResponder" }
}
