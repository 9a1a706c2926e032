import LayerKit
public import MotionMath

/// Shows an image, fitted into its bounds as `contentMode` says. Takes no touches at first (documented).
open class UIImageView: UIView {
  /// The image; nil shows nothing. Not animatable: it switches at once, unless in a `transition(with:)`.
  open var image: UIImage? {
    didSet { layer[.contents] = image.map { .image($0.reference) } ?? .none }
  }

  public init(image: UIImage? = nil, in app: UIApplication) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero), in: app)
    isUserInteractionEnabled = false
    self.image = image
    if let image { layer[.contents] = .image(image.reference) }
  }

  open override var className: String { "UIImageView" }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
