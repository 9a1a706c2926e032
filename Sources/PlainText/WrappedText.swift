/// Text broken at spaces to at most so many columns; what continues a line is indented under its last column.
///
///     withDuration   How long it takes, however many words that is going to need in
///                    the end.
struct WrappedText {
  let lines: [String]

  /// - Parameters:
  ///   - width: Columns of a line.
  ///   - indent: Columns that what continues a line stands in; nil for those of its own text.
  init(_ text: String, width: Int = 80, indent: Int? = nil) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      Self.wrap(String($0), width, indent)
    }
  }

  private static func wrap(_ line: String, _ width: Int, _ column: Int?) -> [String] {
    guard line.count > width else { return [line] }
    let indent = String(repeating: " ", count: column ?? self.column(of: line))
    var lines: [String] = []
    var rest = line[...]
    while rest.count > width {
      let start = lines.isEmpty ? indent.count : indent.count + 1
      func isFar(_ index: Substring.Index) -> Bool { rest.distance(from: rest.startIndex, to: index) > start }
      if let space = rest.prefix(width + 1).lastIndex(of: " "), isFar(space) {
        lines.append(String(rest[..<space]))
        rest = (indent + rest[rest.index(after: space)...])[...]
      } else if let colon = rest.prefix(width).lastIndex(of: ":"), isFar(colon) {
        // Labels of a call, which have no spaces between them.
        lines.append(String(rest[...colon]))
        rest = (indent + rest[rest.index(after: colon)...])[...]
      } else {
        // A word that is wider than the line is left whole.
        break
      }
    }
    return lines + [String(rest)]
  }

  /// Where the text of a line begins: after a name and a gap of two spaces, at once where it is a second column itself, or
  /// two further in than the line.
  private static func column(of line: String) -> Int {
    let margin = line.prefix { $0 == " " }.count
    let body = line.dropFirst(margin)
    guard let gap = body.firstRange(of: "  "), let text = body[gap.upperBound...].firstIndex(where: { $0 != " " })
    else {
      return margin > 8 ? margin : margin + 2
    }
    let column = line.distance(from: line.startIndex, to: text)
    return column <= 40 ? column : margin + 2
  }
}
