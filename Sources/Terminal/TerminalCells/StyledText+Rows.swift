import PlainText

extension StyledText {
  /// The text in as many rows as it takes, broken at spaces where it can be; an empty text is one row.
  ///
  /// - Parameter columns: At least 1.
  package func rows(columns: Int) -> [StyledText] {
    let columns = max(1, columns)
    if text.contains("\t") { return withoutTabs.rows(columns: columns) }
    guard TerminalColumns.count(text) > columns else { return [self] }
    let cells = runs.flatMap { run in run.text.map { (character: $0, style: run.style) } }
    var rows: [StyledText] = []
    var (start, space, index, used) = (0, Int?.none, 0, 0)
    func row(_ range: Range<Int>) -> StyledText {
      var row = StyledText("")
      for cell in cells[range] { row.add(cell.character, cell.style) }
      return row
    }
    while index < cells.count {
      let width = TerminalColumns.count(String(cells[index].character))
      if used + width > columns, index > start {
        // A space at the end of a row is not shown.
        let end = cells[index].character == " " ? index : space ?? index
        rows.append(row(start..<end))
        start = end < cells.count && cells[end].character == " " ? end + 1 : end
        (index, used, space) = (start, 0, nil)
        continue
      }
      if cells[index].character == " ", index > start { space = index }
      (used, index) = (used + width, index + 1)
    }
    if start < cells.count || rows.isEmpty { rows.append(row(start..<cells.count)) }
    return rows
  }

  /// Tabs as blanks to the next of every eight columns, as terminals have them.
  private var withoutTabs: StyledText {
    var result = StyledText("")
    var column = 0
    for (text, style) in runs {
      for character in text {
        let blanks = character == "\t" ? 8 - column % 8 : 0
        for _ in 0..<blanks { result.add(" ", style) }
        if blanks == 0 { result.add(character, style) }
        column += blanks > 0 ? blanks : TerminalColumns.count(String(character))
      }
    }
    return result
  }
}
