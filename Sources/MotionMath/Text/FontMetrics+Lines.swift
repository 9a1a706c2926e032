/// Text in lines.
extension FontMetrics {
  /// The lines of `text` in a column `width` points wide: words move to the next line whole, unless longer than it.
  /// A line has one letter at least.
  ///
  /// - Complexity: O(*n*) in the letters of the text.
  public func lines(of text: String, in width: Double) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { wrap($0, width) }
  }

  private func wrap(_ paragraph: Substring, _ width: Double) -> [Substring] {
    var lines: [Substring] = []
    var start = paragraph.startIndex
    var used = 0.0
    // The last space of the line, and how wide the line is up to and with it.
    var space: (index: Substring.Index, used: Double)?
    for (index, advance) in zip(paragraph.indices, advances(of: paragraph)) {
      // A width computed from letters must give those letters again, despite rounding.
      if used + advance > width + 1e-6, index > start {
        if paragraph[index] == " " {
          lines.append(paragraph[start..<index])
          (start, used, space) = (paragraph.index(after: index), 0, nil)
          continue
        }
        lines.append(paragraph[start..<(space?.index ?? index)])
        start = space.map { paragraph.index(after: $0.index) } ?? index
        used -= space?.used ?? used
        space = nil
      }
      used += advance
      if paragraph[index] == " " { space = (index, used) }
    }
    return lines + [paragraph[start...]]
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
