/// Text broken at spaces to lines of at most so many columns; a continued line is indented under the last column of the
/// line it continues.
///
///     withDuration   How long it takes, however many words that is going to need in
///                    the end.
package struct WrappedText {
  package let lines: [String]

  /// - Parameters:
  ///   - width: Columns of a line.
  ///   - indent: Columns before continued lines; nil for those of the line's own text.
  package init(_ text: String, width: Int = 80, indent: Int? = nil) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { Self.wrap($0, width, indent) }
  }

  private static func wrap(_ line: Substring, _ width: Int, _ column: Int?) -> [String] {
    guard TerminalColumns.count(line) > width else { return [String(line)] }
    let indent = String(repeating: " ", count: column ?? self.column(of: line))
    var lines: [String] = []
    var remainder = line
    while TerminalColumns.count(remainder) > width {
      let start = lines.isEmpty ? indent.count : indent.count + 1
      func isFar(_ index: Substring.Index) -> Bool { remainder.distance(from: remainder.startIndex, to: index) > start }
      let head = remainder.prefix(columns: width)
      let end = head.endIndex
      if let space = remainder[end] == " " ? end : head.lastIndex(of: " "), isFar(space) {
        lines.append(String(remainder[..<space]))
        remainder = (indent + remainder[remainder.index(after: space)...])[...]
      } else if let colon = head.lastIndex(of: ":"), isFar(colon) {
        // Labels of a call, which have no spaces between them.
        lines.append(String(remainder[...colon]))
        remainder = (indent + remainder[remainder.index(after: colon)...])[...]
      } else {
        // A word that is wider than the line stays whole, and the text goes on below it.
        guard let space = remainder.indices.first(where: { remainder[$0] == " " && isFar($0) }) else { break }
        lines.append(String(remainder[..<space]))
        remainder = (indent + remainder[remainder.index(after: space)...])[...]
      }
    }
    return lines + [String(remainder)]
  }

  /// Where the text of a line begins: after a name and a gap of two spaces; at once where it is a second column itself;
  /// or two further in than the line.
  private static func column(of line: Substring) -> Int {
    let margin = line.prefix { $0 == " " }.count
    let body = line.dropFirst(margin)
    guard let gap = body.firstRange(of: "  "), let text = body[gap.upperBound...].firstIndex(where: { $0 != " " })
    else {
      return margin > 8 ? margin : margin + 2
    }
    let column = TerminalColumns.count(line[..<text])
    return column <= 40 ? column : margin + 2
  }
}
