/// The size of text, as layout and pictures compute it.
///
/// Nothing here measures glyphs: every text is set in a face whose letters are all half as wide as they are high. The
/// metric is therefore the same on every machine. (Chosen here.)
public struct TextMetric: Hashable, Sendable {
  /// The height of the letters, in points.
  public var size: Double

  public init(size: Double) { self.size = size }

  /// From one letter to the next, in points.
  public var advance: Double { size / 2 }

  /// From one line to the next, in points: 1.2 times the size, rounded up.
  public var lineHeight: Double { (size * 1.2).rounded(.up) }

  /// How many letters fit into a column `width` points wide; at least one.
  public func columns(in width: Double) -> Int {
    guard advance > 0, width > 0 else { return 1 }
    // A width computed from a count must give that count again, despite rounding.
    return max(1, Int(clamping: min((width / advance + 1e-9).rounded(.down), 1e9)))
  }

  /// The lines of `text` in a column `width` points wide: words move to the next line whole, unless longer than it.
  public func lines(of text: String, in width: Double) -> [Substring] {
    let most = columns(in: width)
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { Self.wrap($0, most) }
  }

  private static func wrap(_ paragraph: Substring, _ most: Int) -> [Substring] {
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
