/// Finds where a paragraph's lines end, letter by letter.
///
/// Words move to the next line whole, unless they are longer than it; a line has one letter at least.
package struct LineBreaker<Position: Comparable> {
  /// In points.
  private let width: Double
  /// Whether lines break between any two letters.
  private let isByLetter: Bool
  private var start: Position
  private var used = 0.0
  /// Where the line may end, where the next one begins then, and how wide it is up to there.
  private var point: (end: Position, next: Position, used: Double)?
  private var previous: Character?
  private var hyphen = 0.0

  package init(width: Double, isByLetter: Bool, from start: Position) {
    (self.width, self.isByLetter, self.start) = (width, isByLetter, start)
  }

  /// Where the last line begins.
  package var lineStart: Position { start }

  /// How far the letter is from the next, where it stands: a tab reaches to its stop.
  package func advance(of letter: Character, _ advance: Double) -> Double {
    letter == "\t" ? FontMetrics.tabWidth(at: used) : advance
  }

  /// After a space the line may end before that already.
  private func mayBreak(between previous: Character, and letter: Character) -> Bool {
    if isByLetter { return !LineBreaks.isSpace(previous) }
    return LineBreaks.isAllowed(between: previous, and: letter)
      && (previous != "\u{ad}" || used + hyphen <= width + 1e-6)
  }

  /// Adds a letter.
  ///
  /// - Parameters:
  ///   - next: The position after its own.
  ///   - hyphen: How wide a hyphen is that would follow it, in points: a soft one takes room only where a line ends.
  /// - Returns: The line that ends before it; nil when none does.
  package mutating func add(
    _ letter: Character, _ advance: Double, at index: Position, next: Position, hyphen: @autoclosure () -> Double
  ) -> Range<Position>? {
    var ended: Range<Position>?
    if let previous, mayBreak(between: previous, and: letter) { point = (index, index, used) }
    // A width computed from letters must give those letters again, despite rounding.
    if used + advance > width + 1e-6, index > start {
      if LineBreaks.isSpace(letter) {
        ended = start..<index
        (start, used, point, previous) = (next, 0, nil, nil)
        return ended
      }
      ended = start..<(point?.end ?? index)
      start = point?.next ?? index
      used -= point?.used ?? used
      point = nil
    }
    used += advance
    if LineBreaks.isSpace(letter) { point = (index, next, used) }
    if letter == "\u{ad}" { self.hyphen = hyphen() }
    previous = letter
    return ended
  }
}

/// Where lines may break, as Unicode's annex 14 says: at spaces, and beside Chinese and Japanese letters and pictures, but
/// not before what closes or after what opens. Korean breaks at spaces only, as labels do (documented: their strategy).
package enum LineBreaks {
  /// Whether a line ends before it, and the next one begins after it.
  package static func isSpace(_ letter: Character) -> Bool { letter == " " || letter == "\t" }

  /// Whether a line may end after `first` where `second` follows, neither of them a space.
  package static func isAllowed(between first: Character, and second: Character) -> Bool {
    if first.isASCII, second.isASCII || isSpace(first) { return false }
    if first == "\u{200b}" { return true }
    if isSpace(second) || glue.contains(first) || glue.contains(second) { return false }
    if first == "\u{ad}" || blanks.contains(first) { return true }
    guard isFree(first) || isFree(second) else { return false }
    return !opening.contains(first) && !closing.contains(second) && !(first == "—" && second == "—")
  }

  /// Whether lines break before and after a letter.
  private static func isFree(_ letter: Character) -> Bool {
    guard FontMetrics.isSquare(letter) || FontMetrics.isPicture(letter), let first = letter.unicodeScalars.first else {
      return false
    }
    // Korean letters keep together.
    return !(0x1100...0x115f ~= first.value || 0x3131...0x318e ~= first.value || 0xac00...0xd7a3 ~= first.value)
  }

  /// Characters that keep their neighbours on the same line.
  private static let glue: Set<Character> = ["\u{a0}", "\u{2007}", "\u{202f}", "\u{2060}", "\u{feff}", "\u{200d}"]

  /// Spaces of a width of their own: a line may end after them.
  private static let blanks = Set<Character>(
    "\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}\u{2008}\u{2009}\u{200a}\u{205f}")

  /// Brackets, quotation marks and signs of money that no line ends with.
  private static let opening = Set<Character>("([{“‘«‹„‚$£¥€￥￡＄〈《「『【〔〖〘〚〝﹁﹃（［｛｟｢")

  /// Characters that no line begins with: they close, end a sentence, separate, continue a word or measure.
  private static let closing = Set<Character>(
    ")]}”’»›!?,.:;/%‰°℃′″…‥—–-·•、。〉》」』】〕〗〙〛〞〟！），．：；？］｝｠％￠｡｣､･～〜・ー゠々〻ゝゞヽヾ\u{200b}\u{ad}"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶｧｨｩｪｫｬｭｮｯｰ")
}
