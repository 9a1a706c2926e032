public import LayerKit
public import MotionMath

/// The root of a view hierarchy and of a layer tree; receives touches.
open class UIWindow: UIView {
  /// The controller whose view fills the window; its type is in TransitionKit.
  package var rootContent: NSObject?

  public init(frame: CGRect? = nil, in app: UIApplication) {
    super.init(frame: frame ?? app.screen.bounds, in: app)
    window = self
  }

  /// Shows the window in front of the others and makes it the key window.
  public final func makeKeyAndVisible() {
    isHidden = false
    app.show(self)
    app.makeKey(self)
    reportLayoutNeeds()
    setNeedsLayout()
  }

  public final var isKeyWindow: Bool { app.keyWindow === self }

  open override var className: String { "UIWindow" }

  /// The application (documented).
  open override var next: UIResponder? { app }

  open override var owners: [NSObject] {
    app.windows.contains { $0 === self } ? [app] : []
  }
}
