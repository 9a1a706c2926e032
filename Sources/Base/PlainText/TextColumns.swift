/// Rows of cells as lines of at most 80 columns, two spaces between cells: the first column as wide as it needs to be, the
/// others alike.
package struct TextColumns {
  package let text: String

  /// - Parameter firstWidth: The most columns of the first cell. A cell that is wider than its column is cut.
  package init(_ rows: [[String]], firstWidth: Int) {
    let count = max(2, rows.map(\.count).max() ?? 0)
    let first = min(firstWidth, rows.map { TerminalColumns.count($0.first ?? "") }.max() ?? 0)
    let widest = rows.flatMap { $0.dropFirst() }.map { TerminalColumns.count($0) }.max() ?? 0
    let others = min((80 - first) / (count - 1) - 2, widest)
    text = rows.map { row in
      row.enumerated().map { index, cell in
        let width = index == 0 ? first : others
        return cell.cut(to: width).padded(to: width)
      }.joined(separator: "  ").trimmedEnd
    }.joined(separator: "\n")
  }
}
