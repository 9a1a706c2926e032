import PlainText

/// A screen in memory: cells by row and column, from 0 at the top left. Cells outside are left out.
package struct CellGrid: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  private var cells: [Cell]

  /// - Parameters: Columns and rows, each 0 or more.
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// A blank cell outside of the grid.
  package subscript(row: Int, column: Int) -> Cell {
    get { contains(row, column) ? cells[row * columns + column] : .blank }
    set { if contains(row, column) { cells[row * columns + column] = newValue } }
  }

  private func contains(_ row: Int, _ column: Int) -> Bool {
    (0..<rows).contains(row) && (0..<columns).contains(column)
  }

  /// Writes text on one row, in the styles that its escape sequences set. A character that `area` does not hold whole is
  /// left out, with all after it.
  ///
  /// - Returns: The column after the text.
  @discardableResult
  package mutating func write(_ text: String, _ style: Style = .plain, row: Int, column: Int, in area: Area? = nil)
    -> Int
  {
    write(StyledText(text, style), row: row, column: column, in: area)
  }

  /// Writes styled text on one row, as far as `area` holds it.
  ///
  /// - Returns: The column after the text.
  @discardableResult
  package mutating func write(_ text: StyledText, row: Int, column: Int, in area: Area? = nil) -> Int {
    let area = area ?? Area(row: 0, column: 0, columns: columns, rows: rows)
    guard area.rowRange.contains(row) else { return column }
    var position = column
    for (text, style) in text.runs {
      for character in text {
        let isPlain = character.asciiValue.map { (0x20..<0x7F).contains($0) } ?? false
        let width = isPlain ? 1 : TerminalColumns.count(String(character))
        guard width > 0 else { continue }
        guard position + width <= area.columnRange.upperBound else { return position }
        if position >= area.columnRange.lowerBound {
          self[row, position] = Cell(character: character, style: style)
          for next in 1..<max(2, width) where width > 1 {
            self[row, position + next] = Cell(character: nil, style: style)
          }
        }
        position += width
      }
    }
    return position
  }

  /// The text of a row, without spaces at its end.
  package func text(ofRow row: Int) -> String {
    var text = String((0..<columns).compactMap { self[row, $0].character })
    while text.last == " " { text.removeLast() }
    return text
  }

  /// All rows, a line each.
  package var text: String { (0..<rows).map { text(ofRow: $0) }.joined(separator: "\n") }
}

/// A rectangle of a screen.
package struct Area: Hashable, Sendable {
  package var row: Int
  package var column: Int
  package var columns: Int
  package var rows: Int

  package init(row: Int, column: Int, columns: Int, rows: Int) {
    self.row = row
    self.column = column
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  package var rowRange: Range<Int> { row..<row + rows }
  package var columnRange: Range<Int> { column..<column + columns }
  package var isEmpty: Bool { columns == 0 || rows == 0 }

  package func contains(row: Int, column: Int) -> Bool {
    rowRange.contains(row) && columnRange.contains(column)
  }

  /// Without its first `count` rows.
  package func dropFirst(rows count: Int) -> Area {
    let count = min(count, rows)
    return Area(row: row + count, column: column, columns: columns, rows: rows - count)
  }

  /// The first `count` rows.
  package func prefix(rows count: Int) -> Area {
    Area(row: row, column: column, columns: columns, rows: min(count, rows))
  }

  /// The first `count` columns.
  package func prefix(columns count: Int) -> Area {
    Area(row: row, column: column, columns: min(count, columns), rows: rows)
  }

  /// Without its first `count` columns.
  package func dropFirst(columns count: Int) -> Area {
    let count = min(count, columns)
    return Area(row: row, column: column + count, columns: columns - count, rows: rows)
  }
}
