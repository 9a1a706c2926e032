import MotionMath
import ReadingOrder

/// A text with attributes, broken into lines. Words move to the next line whole, unless they are longer than a line.
struct StyledLines {
  /// Letters that look alike, on one line.
  struct Piece: Equatable {
    var text: String
    let attributes: TextAttributes
    let font: UIFont
    /// From the start of the line, in points.
    let x: Double
    var width: Double

    /// From the line's baseline up to the top of the letters.
    var top: Double { font.ascender + (attributes.baselineOffset ?? 0) }
  }

  struct Line: Equatable {
    var pieces: [Piece]
    var width: Double
    /// In points, with what the style adds above the letters.
    let height: Double
    /// From the top to the baseline.
    let ascent: Double
    let style: ParagraphStyle
    /// Whether its paragraph is read from the right.
    let isFromRight: Bool
  }

  /// Letters that are drawn together, in the order of reading.
  private struct Part {
    let letters: ArraySlice<Letter>
    let isFromRight: Bool
  }

  let lines: [Line]

  private struct Letter {
    let character: Character
    let run: Int
    var width: Double
  }

  /// - Parameters:
  ///   - width: Where lines break, in points; infinite breaks none.
  ///   - most: How many lines are kept; 0 keeps all.
  ///   - mode: Where lines break, or are cut.
  ///   - cut: The width that no line may exceed, in points; nil cuts none.
  init(
    _ runs: [NSAttributedString.Run], font: UIFont, in width: Double, atMost most: Int,
    _ mode: UILabel.LineBreakMode, cut: Double? = nil
  ) {
    var lines: [[Letter]] = []
    // The direction of each paragraph, and the paragraph of each line.
    let directions = runs.map(\.text).joined().split(separator: "\n", omittingEmptySubsequences: false)
      .map(ReadingOrder.isFromRight)
    var paragraphs: [Int] = []
    let all = Self.letters(of: runs, font)
    for (number, paragraph) in all.split(omittingEmptySubsequences: false, whereSeparator: { $0.character == "\n" })
      .enumerated()
    {
      let broken = Self.broken(paragraph, in: width, isByLetter: mode == .byCharWrapping) { run in
        (runs[run].attributes.font ?? font).width(of: "-")
      }
      lines += broken
      paragraphs += broken.map { _ in number }
    }
    let isCut = most > 0 && lines.count > most
    if most > 0 { lines = Array(lines.prefix(most)) }
    if let cut {
      for index in lines.indices {
        let hasMore = isCut && index == lines.count - 1
        guard hasMore || Self.width(lines[index]) > cut + 1e-6 else { continue }
        lines[index] = Self.shortened(lines[index], to: cut, mode) { run in
          let attributes = runs[run].attributes
          return (attributes.font ?? font).width(of: "…") + (attributes.kern ?? 0)
        }
      }
    }
    self.lines = zip(lines, paragraphs).map { line, paragraph in
      Self.line(line, isFromRight: directions[paragraph], runs, font)
    }
  }

  private static func letters(of runs: [NSAttributedString.Run], _ font: UIFont) -> [Letter] {
    runs.enumerated().flatMap { index, run in
      let font = run.attributes.font ?? font
      let kern = run.attributes.kern ?? 0
      return zip(run.text, font.metrics.advances(of: run.text)).map {
        Letter(character: $0, run: index, width: $1 + kern)
      }
    }
  }

  /// The lines of one paragraph.
  ///
  /// - Parameter hyphen: Its width in a run, in points.
  private static func broken(
    _ paragraph: ArraySlice<Letter>, in width: Double, isByLetter: Bool, hyphen: (Int) -> Double
  ) -> [[Letter]] {
    var (letters, lines) = (Array(paragraph), [[Letter]]())
    var breaker = LineBreaker(width: width, isByLetter: isByLetter, from: 0)
    for index in letters.indices {
      let letter = letters[index]
      letters[index].width = breaker.advance(of: letter.character, letter.width)
      let ended = breaker.add(
        letter.character, letters[index].width, at: index, next: index + 1, hyphen: hyphen(letter.run))
      if let ended { lines.append(Array(letters[ended])) }
    }
    lines.append(Array(letters[breaker.lineStart...]))
    // A soft hyphen is seen where a line ends at it.
    for line in lines.indices {
      guard let last = lines[line].last, last.character == "\u{ad}" else { continue }
      lines[line][lines[line].count - 1].width = hyphen(last.run)
    }
    return lines
  }

  private static func width(_ letters: [Letter]) -> Double { letters.reduce(0) { $0 + $1.width } }

  /// A line of letters that fit, with an ellipsis that looks like its neighbour.
  ///
  /// - Parameter ellipsis: Its width in a run, in points.
  private static func shortened(
    _ line: [Letter], to room: Double, _ mode: UILabel.LineBreakMode, _ ellipsis: (Int) -> Double
  ) -> [Letter] {
    guard let first = line.first, let last = line.last else { return line }
    var used = width(line)
    func isTooWide(_ neighbour: Letter?) -> Bool { used + (neighbour.map { ellipsis($0.run) } ?? 0) > room + 1e-6 }
    func dots(like neighbour: Letter) -> Letter {
      Letter(character: "…", run: neighbour.run, width: ellipsis(neighbour.run))
    }
    switch mode {
    case .byWordWrapping, .byCharWrapping, .byClipping:
      var kept = line[...]
      while used > room, let letter = kept.popLast() {
        used -= letter.width
        // The last letter that is seen loses what is beyond the edge.
        if used < room { return kept + [Letter(character: letter.character, run: letter.run, width: room - used)] }
      }
      return Array(kept)
    case .byTruncatingHead:
      var kept = line[...]
      while isTooWide(kept.first), let letter = kept.popFirst() { used -= letter.width }
      return [dots(like: kept.first ?? last)] + kept
    case .byTruncatingTail:
      var kept = line[...]
      while isTooWide(kept.last), let letter = kept.popLast() { used -= letter.width }
      return kept + [dots(like: kept.last ?? first)]
    case .byTruncatingMiddle:
      var (head, tail) = (line[..<(line.count / 2)], line[(line.count / 2)...])
      while isTooWide(head.last ?? tail.first), let letter = head.count > tail.count ? head.popLast() : tail.popFirst()
      {
        used -= letter.width
      }
      return head + [dots(like: head.last ?? first)] + tail
    }
  }

  /// From left to right: letters of one look that are read in one direction.
  private static func parts(of line: [Letter], isFromRight: Bool) -> [Part] {
    let text = String(line.map(\.character))
    guard isFromRight || ReadingOrder.isNeeded(for: text), text.count == line.count else {
      return split(line[...], isFromRight: false)
    }
    return ReadingOrder(text, isFromRight: isFromRight).stretches.flatMap { stretch -> [Part] in
      let parts = split(line[stretch.letters], isFromRight: stretch.isFromRight)
      return stretch.isFromRight ? parts.reversed() : parts
    }
  }

  private static func split(_ letters: ArraySlice<Letter>, isFromRight: Bool) -> [Part] {
    var starts: [Int] = []
    for index in letters.indices where index == letters.startIndex || letters[index - 1].run != letters[index].run {
      starts.append(index)
    }
    return zip(starts, starts.dropFirst() + [letters.endIndex]).map {
      Part(letters: letters[$0..<$1], isFromRight: isFromRight)
    }
  }

  private static func line(
    _ letters: [Letter], isFromRight: Bool, _ runs: [NSAttributedString.Run], _ font: UIFont
  ) -> Line {
    var pieces: [Piece] = []
    var x = 0.0
    for part in parts(of: letters, isFromRight: isFromRight) {
      guard let run = part.letters.first?.run else { continue }
      let attributes = runs[run].attributes
      // A layer sets its letters at the font's distances, so those at others get a layer each.
      let single = part.letters.indices.map { part.letters[$0...$0] }
      let groups =
        attributes.kern ?? 0 == 0 ? [part.letters] : part.isFromRight ? single.reversed() : single
      for letters in groups {
        let width = letters.reduce(0) { $0 + $1.width }
        pieces.append(
          Piece(
            text: String(letters.map(\.character)), attributes: attributes, font: attributes.font ?? font, x: x,
            width: width))
        x += width
      }
    }
    let style = (pieces.first?.attributes ?? runs.first?.attributes)?.paragraphStyle ?? ParagraphStyle()
    let ascent = pieces.map(\.top).max() ?? font.ascender
    let descent = pieces.map { $0.font.lineHeight - $0.top }.max() ?? font.lineHeight - font.ascender
    let height = style.lineHeight(ascent + descent)
    return Line(
      pieces: pieces, width: x, height: height, ascent: ascent + height - (ascent + descent), style: style,
      isFromRight: isFromRight)
  }

  /// As wide as the longest line, by all lines and what is between them.
  var size: CGSize {
    CGSize(width: lines.map(\.width).max() ?? 0, height: lines.last.map { bottom(of: $0) } ?? 0)
  }

  private func bottom(of last: Line) -> Double { tops.last.map { $0 + last.height } ?? 0 }

  /// Where each line begins, in points below the first one's top.
  var tops: [Double] {
    var (tops, y) = ([Double](), 0.0)
    for line in lines {
      tops.append(y)
      y += line.height + line.style.lineSpacing
    }
    return tops
  }
}
