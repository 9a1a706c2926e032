public import LayerKit
public import MotionMath

/// A rectangle of a view by which others are placed. The safe area is the only kind.
public final class UILayoutGuide: NSObject {
  public private(set) weak var owningView: UIView?

  init(of view: UIView) {
    owningView = view
    super.init()
  }

  public override var className: String { "UILayoutGuide" }
  public override var owners: [NSObject] { owningView.map { [$0] } ?? [] }

  /// In the view's own coordinates; zero when the view is gone.
  public var layoutFrame: CGRect { owningView?.safeAreaFrame ?? .zero }
}

extension UIView {
  /// The safe area of the view; always the same guide.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    let key = AttachmentKey<UILayoutGuide>("safeAreaLayoutGuide")
    let guide = self[attached: key] ?? UILayoutGuide(of: self)
    self[attached: key] = guide
    return guide
  }
}
