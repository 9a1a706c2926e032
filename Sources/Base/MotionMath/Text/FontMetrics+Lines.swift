/// Text in lines.
extension FontMetrics {
  /// The lines of `text` in a column `width` points wide: words move to the next line whole, unless longer than it.
  /// A line has one letter at least.
  ///
  /// - Parameter isByLetter: Whether words are broken where a line ends.
  /// - Complexity: O(*n*) in the letters of the text.
  public func lines(of text: String, in width: Double, byLetter isByLetter: Bool = false) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { wrap($0, width, isByLetter) }
  }

  private func wrap(_ paragraph: Substring, _ width: Double, _ isByLetter: Bool) -> [Substring] {
    var lines: [Substring] = []
    var breaker = LineBreaker(width: width, isByLetter: isByLetter, from: paragraph.startIndex)
    for (index, advance) in zip(paragraph.indices, advances(of: paragraph)) {
      let letter = paragraph[index]
      let ended = breaker.add(
        letter, breaker.advance(of: letter, advance), at: index, next: paragraph.index(after: index),
        hyphen: self.width(of: "-"))
      if let ended { lines.append(paragraph[ended]) }
    }
    return lines + [paragraph[breaker.lineStart...]]
  }

  /// How many letters of `text`, from its start, are at most `width` points wide.
  public func count(of text: some StringProtocol, in width: Double) -> Int {
    var used = 0.0
    var count = 0
    for advance in advances(of: text) {
      used += advance
      if used > width + 1e-6 { break }
      count += 1
    }
    return count
  }
}
