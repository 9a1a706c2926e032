public import MotionMath

/// A size and face of the system font.
public struct UIFont: Hashable, Sendable {
  /// The height of the letters, in points.
  public var pointSize: Double
  public var face: FontFace

  public typealias Weight = FontWeight

  public init(pointSize: Double, weight: Weight = .regular, design: FontDesign = .upright) {
    self.init(pointSize: pointSize, face: FontFace(weight, design))
  }

  public init(pointSize: Double, face: FontFace) { (self.pointSize, self.face) = (pointSize, face) }

  /// The same face in another size.
  public func withSize(_ size: Double) -> UIFont { UIFont(pointSize: size, face: face) }

  /// As on a device: `.SFUI-Semibold`, `.SFUI-RegularItalic` (reported).
  public var fontName: String {
    let weight = face.weight.rawValue
    let style = (face.design == .monospaced ? familyName : ".SFUI") + "-" + weight.prefix(1).uppercased()
    return style + weight.dropFirst().lowercased() + (face.design == .italic ? "Italic" : "")
  }

  /// The family's name as Apple spells it.
  public var familyName: String {
    face.design == .monospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
  }

  /// The purpose of a text, which decides its font.
  public enum TextStyle: String, CaseIterable, Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
  }

  /// The font of a text style at the default size of text (Apple's guidelines). The user's size is not modelled.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    switch style {
    case .largeTitle: UIFont(pointSize: 34)
    case .title1: UIFont(pointSize: 28)
    case .title2: UIFont(pointSize: 22)
    case .title3: UIFont(pointSize: 20)
    case .headline: UIFont(pointSize: 17, weight: .semibold)
    case .body: UIFont(pointSize: 17)
    case .callout: UIFont(pointSize: 16)
    case .subheadline: UIFont(pointSize: 15)
    case .footnote: UIFont(pointSize: 13)
    case .caption1: UIFont(pointSize: 12)
    case .caption2: UIFont(pointSize: 11)
    }
  }

  /// The system's own size (documented).
  public static let system = UIFont(pointSize: 17)

  /// How wide and high its letters are.
  public var metrics: FontMetrics { FontMetrics(size: pointSize, face: face) }

  /// From one line to the next, in points.
  public var lineHeight: Double { metrics.lineHeight }

  /// How far a line reaches above its baseline, in points.
  public var ascender: Double { metrics.ascender }

  /// How far a line reaches below it, in points; negative.
  public var descender: Double { metrics.descender }

  /// The width of `text` in one line, in points.
  public func width(of text: some StringProtocol) -> Double { metrics.width(of: text) }

  /// The lines of `text` in a column `width` points wide: words move to the next line whole, unless longer than it.
  public func lines(of text: String, in width: Double) -> [Substring] { metrics.lines(of: text, in: width) }
}
