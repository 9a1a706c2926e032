import MotionMath

/// A size and weight of the system font, measured by `TextMetric`.
public struct UIFont: Hashable, Sendable {
  /// The height of the letters, in points.
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

  /// From one line to the next, in points.
  public var lineHeight: Double { metric.lineHeight }

  /// How far a line reaches above its baseline, in points. (Measured on the system's font.)
  public var ascender: Double { 0.9521484375 * pointSize }

  /// How far a line reaches below it, in points; negative.
  public var descender: Double { ascender - lineHeight }

  /// The width of `text` in one line, in points.
  public func width(of text: some StringProtocol) -> Double { Double(text.count) * metric.advance }

  /// The lines of `text` in a column `width` points wide: words move to the next line whole, unless longer than it.
  public func lines(of text: String, in width: Double) -> [Substring] { metric.lines(of: text, in: width) }

  private var metric: TextMetric { TextMetric(size: pointSize) }
}
