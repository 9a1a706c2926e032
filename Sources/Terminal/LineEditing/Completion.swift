import PlainText

/// The words that could stand at the cursor, and the text they would replace.
package struct Completion: Equatable, Sendable {
  /// Whole words, in the order they are shown.
  package var candidates: [String]
  /// The text a candidate replaces: UTF-8 offsets into the buffer, up to the cursor.
  package var replaceRange: Range<Int>

  package init(candidates: [String], replaceRange: Range<Int>) {
    self.candidates = candidates
    self.replaceRange = replaceRange
  }

  /// Nothing to offer at `cursor`.
  package static func none(at cursor: Int) -> Completion {
    Completion(candidates: [], replaceRange: cursor..<cursor)
  }

  /// The longest text every candidate starts with; empty without candidates.
  ///
  ///     Completion(candidates: ["frame", "from", "fromValue"], replaceRange: 0..<1).commonPrefix   // "fr"
  package var commonPrefix: String {
    guard var prefix = candidates.first else { return "" }
    for candidate in candidates.dropFirst() {
      prefix = String(zip(prefix, candidate).prefix { $0 == $1 }.map(\.0))
    }
    return prefix
  }

  /// The candidates as lines of aligned columns, read downwards, at most `width` terminal columns wide.
  ///
  /// - Parameter most: At most so many lines of candidates; another line then counts the others.
  package func listing(width: Int, rows most: Int = 10) -> [String] {
    guard let widest = candidates.map({ TerminalColumns.count($0) }).max() else { return [] }
    let columns = max(1, (width + 1) / (widest + 2))
    let shown = candidates.prefix(columns * max(1, most))
    let rows = (shown.count + columns - 1) / columns
    var lines = (0..<rows).map { row in
      let cells = stride(from: row, to: shown.count, by: rows).map { shown[$0] }
      return cells.enumerated().map { index, cell in
        let isLast = index == cells.count - 1
        return isLast ? cell : cell + String(repeating: " ", count: widest + 2 - TerminalColumns.count(cell))
      }.joined()
    }
    if candidates.count > shown.count { lines.append("… \(candidates.count - shown.count) more: type on") }
    return lines
  }
}
