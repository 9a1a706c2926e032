public import MotionMath

/// A size and weight of the system font.
public struct UIFont: Hashable, Sendable {
  /// The height of the letters, in points.
  public var pointSize: Double
  public var weight: Weight

  public typealias Weight = FontWeight

  public init(pointSize: Double, weight: Weight = .regular) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// The system's own size (documented).
  public static let system = UIFont(pointSize: 17)

  /// How wide and high its letters are.
  public var metrics: FontMetrics { FontMetrics(size: pointSize, weight: weight) }

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
