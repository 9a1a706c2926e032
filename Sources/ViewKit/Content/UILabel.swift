import LayerKit
public import MotionMath

/// A size and a weight of the system's face.
public struct UIFont: Hashable, Sendable {
  public var pointSize: Double
  public var weight: Weight

  public enum Weight: String, CaseIterable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public init(pointSize: Double, weight: Weight = .regular) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// The system's own size (documented).
  public static let system = UIFont(pointSize: 17)

  /// The height of a line, in points. Chosen here: 1.2 times the size; nothing here measures glyphs.
  public var lineHeight: Double { (pointSize * 1.2).rounded(.up) }

  /// How wide `text` is in one line, in points. Chosen here: half the size for each character.
  public func width(of text: String) -> Double { Double(text.count) * pointSize / 2 }
}

/// Shows a text.
open class UILabel: UIView {
  public enum TextAlignment: String, CaseIterable, Sendable {
    case left, center, right, justified, natural
  }

  open var text: String? {
    didSet {
      layer[.string] = text.map { .text($0) } ?? .none
      setNeedsLayout()
    }
  }
  open var font = UIFont.system {
    didSet { layer[.fontSize] = .number(font.pointSize) }
  }
  open var textColor: UIColor = .black {
    didSet { layer[.foregroundColor] = .color(textColor) }
  }
  open var textAlignment = TextAlignment.natural {
    didSet { layer[.alignmentMode] = .text(textAlignment.rawValue) }
  }
  /// 0 is as many as it takes. Default 1.
  open var numberOfLines = 1

  public init(frame: CGRect = .zero, in app: UIApplication) {
    super.init(frame: frame, in: app, layer: CATextLayer(in: app.world))
    isUserInteractionEnabled = false
    layer[.fontSize] = .number(font.pointSize)
    layer[.foregroundColor] = .color(textColor)
  }

  open override var className: String { "UILabel" }
  open override var debugName: String? { accessibilityIdentifier ?? text }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: font.width(of: text ?? "").rounded(.up), height: text == nil ? 0 : font.lineHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let whole = intrinsicContentSize
    guard numberOfLines != 1, size.width > 0, whole.width > size.width else { return whole }
    let needed = (whole.width / size.width).rounded(.up)
    let lines = numberOfLines == 0 ? needed : min(needed, Double(numberOfLines))
    return CGSize(width: size.width, height: lines * font.lineHeight)
  }
}
