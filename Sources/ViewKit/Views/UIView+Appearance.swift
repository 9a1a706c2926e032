import LayerKit
public import MotionMath

extension UIView {
  /// 0 is invisible and untouchable, 1 opaque; subviews fade along. The layer's `opacity`.
  public final var alpha: Double {
    get { layer.opacity }
    set { layer.opacity = newValue }
  }

  /// True shows nothing and takes no touches. Not animatable: it switches at once.
  public final var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Nil is transparent.
  public final var backgroundColor: UIColor? {
    get { layer.backgroundColor }
    set { layer.backgroundColor = newValue }
  }

  /// True cuts subviews off at the bounds. The layer's `masksToBounds`.
  public final var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The colour of interactive content; unset, the superview's, and system blue at the top.
  public final var tintColor: UIColor {
    get { ownTintColor ?? superview?.tintColor ?? NamedColor.systemBlue.color }
    set {
      ownTintColor = newValue
      propagateTint()
    }
  }

  private func propagateTint() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.propagateTint() }
  }

  /// How an image or other content is placed in the bounds.
  public enum ContentMode: String, CaseIterable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}
