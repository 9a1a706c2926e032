import LayerKit
public import MotionMath

/// Shows an image, fitted into its bounds as `contentMode` says. Takes no touches at first (documented).
open class UIImageView: UIView {
  /// The image; nil shows nothing. Not animatable: it switches at once, unless in a `transition(with:)`.
  open var image: UIImage? {
    willSet { willChangeValue("image") }
    didSet {
      showImage()
      didChangeValue("image")
    }
  }
  open override var observableKeys: [String] { super.observableKeys + ["image"] }
  /// Shown in the image's place while highlighted; nil keeps the image.
  open var highlightedImage: UIImage? {
    didSet { showImage() }
  }
  open var isHighlighted = false {
    didSet { showImage() }
  }

  /// A template in the tint colour, and what it was made of.
  private var tinted: (image: UIImage, template: UIImage, color: UIColor)?
  /// Whether the image shown has borders that keep their size.
  private var isStretchedInPart = false

  public init(image: UIImage? = nil, in app: UIApplication) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero), in: app)
    isUserInteractionEnabled = false
    self.image = image
    if image != nil { showImage() }
  }

  private func showImage() {
    let chosen = isHighlighted ? highlightedImage ?? image : image
    let shown = chosen.map { $0.isTemplate ? inTintColor($0) : $0 }
    layer[.contents] = shown.map { .image($0.reference) } ?? .none
    guard shown?.capInsets != nil || isStretchedInPart else { return }
    isStretchedInPart = shown?.capInsets != nil
    layer[.contentsCenter] = .rect(shown?.stretchedPart ?? CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// The template in the tint colour.
  private func inTintColor(_ template: UIImage) -> UIImage {
    let color = tintColor
    if let tinted, tinted.template === template, tinted.color == color { return tinted.image }
    let image = template.tinted(color, in: app) ?? template
    tinted = (image, template, color)
    return image
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if image?.isTemplate == true || highlightedImage?.isTemplate == true { showImage() }
  }

  open override var className: String { "UIImageView" }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
