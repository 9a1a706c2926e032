/// A size and a weight of the system's face.
///
/// Nothing here measures glyphs: every text is set in a face whose letters are all half as wide as they are high. The
/// metric is the same on every machine, which matters more to a timeline than the width of an "m".
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

  /// From one line to the next, in points: 1.2 times the size, rounded up. (Chosen here.)
  public var lineHeight: Double { (pointSize * 1.2).rounded(.up) }

  /// How wide `text` is in one line, in points: half the size for each character. (Chosen here.)
  public func width(of text: some StringProtocol) -> Double { Double(text.count) * pointSize / 2 }

  /// The lines of `text` in a column `width` points wide: words move to the next line whole, unless longer than it.
  public func lines(of text: String, in width: Double) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { wrap($0, in: width) }
  }

  private func wrap(_ paragraph: Substring, in width: Double) -> [Substring] {
    let most = max(1, Int((width / (pointSize / 2) + 1e-9).rounded(.down)))
    var lines: [Substring] = []
    var rest = paragraph
    while rest.count > most {
      let limit = rest.index(rest.startIndex, offsetBy: most)
      let space = rest[...limit].lastIndex(of: " ")
      lines.append(rest[..<(space ?? limit)])
      rest = space.map { rest[rest.index(after: $0)...] } ?? rest[limit...]
    }
    return lines + [rest]
  }
}
