import LayerKit
public import MotionMath

/// A view's texts for assistive technology. None runs here, so they are only kept.
public struct SpokenText: Hashable, Sendable {
  public var label: String?
  public var hint: String?
  public var value: String?
  public var isElement = false
}

private final class KeptSpokenText {
  static var key: AttachmentKey<KeptSpokenText> { AttachmentKey("spoken text") }
  var text = SpokenText()
}

extension UIView {
  /// Made when it is first set.
  public final var spoken: SpokenText {
    get { self[attached: KeptSpokenText.key]?.text ?? SpokenText() }
    set {
      let kept = self[attached: KeptSpokenText.key] ?? KeptSpokenText()
      kept.text = newValue
      self[attached: KeptSpokenText.key] = kept
    }
  }
}

extension UIView {
  /// 0 is invisible and untouchable, 1 opaque; subviews fade along. The layer's `opacity`.
  public final var alpha: Double {
    get { layer.opacity }
    set { change("alpha") { layer.opacity = newValue } }
  }

  /// True shows nothing and takes no touches. Not animatable: it switches at once. In a stack view it also takes the view's
  /// place away, which an animation block animates; the view is shown until that has ended.
  public final var isHidden: Bool {
    get { layer.isHidden || existingNode?.isHiding == true }
    set {
      change("isHidden") {
        if let stack = existingNode?.stack { stack.setHidden(newValue, of: self) } else { layer.isHidden = newValue }
      }
      hiddenWasSet()
    }
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

  /// A view whose alpha covers this one; in no other view while it does. Its layer is the layer's mask.
  public final var mask: UIView? {
    get { layer.mask?.owner as? UIView }
    set {
      newValue?.removeFromSuperview()
      layer.mask = newValue?.layer
      ownMask = newValue
    }
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
    receive(.tintColorDidChange)
    for view in subviews where view.ownTintColor == nil { view.propagateTint() }
  }

  /// How an image or other content is placed in the bounds.
  public enum ContentMode: String, CaseIterable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight

    /// Core Animation's word for the same. `redraw` draws at the new size, which looks like filling.
    var contentsGravity: String {
      switch self {
      case .scaleToFill, .redraw: "resize"
      case .scaleAspectFit: "resizeAspect"
      case .scaleAspectFill: "resizeAspectFill"
      case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: rawValue
      }
    }

    /// Where content of `size` lies in `bounds`.
    ///
    ///     ContentMode.scaleAspectFill.frame(of: CGSize(width: 1200, height: 800), in: square)   // 1.5 times as wide
    public func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
      guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      var shown = size
      switch self {
      case .scaleToFill, .redraw: shown = bounds.size
      case .scaleAspectFit: shown = CGSize(width: size.width * min(x, y), height: size.height * min(x, y))
      case .scaleAspectFill: shown = CGSize(width: size.width * max(x, y), height: size.height * max(x, y))
      default: break
      }
      let isLeft = self == .left || self == .topLeft || self == .bottomLeft
      let isRight = self == .right || self == .topRight || self == .bottomRight
      let isTop = self == .top || self == .topLeft || self == .topRight
      let isBottom = self == .bottom || self == .bottomLeft || self == .bottomRight
      let spare = CGSize(width: bounds.width - shown.width, height: bounds.height - shown.height)
      return CGRect(
        x: bounds.minX + (isLeft ? 0 : isRight ? spare.width : spare.width / 2),
        y: bounds.minY + (isTop ? 0 : isBottom ? spare.height : spare.height / 2), width: shown.width,
        height: shown.height)
    }
  }
}
