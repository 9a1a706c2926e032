import PlainText
import TerminalCells
import TimeControl

/// The list of keys, which lies over the panes.
extension InspectorScreen {
  mutating func drawKeys(_ page: Int) {
    let list = KeyList(inspector, columns: cells.columns, rows: cells.rows)
    let rows = layout.bottom.row - 1
    for row in 0..<max(0, rows) { cells.write(String(repeating: " ", count: cells.columns), row: row + 1, column: 0) }
    for (index, line) in list.lines(onPage: page).enumerated() {
      let (row, column) = (1 + index % list.perColumn, index / list.perColumn * KeyList.width + 1)
      let area = Area(row: 1, column: column, columns: KeyList.width - 2, rows: max(0, rows))
      switch line {
      case .heading(let text): cells.write(text, .faint, row: row, column: column, in: area)
      case .key(let shown, let summary):
        cells.write(shown, .strong, row: row, column: column, in: area)
        cells.write(summary, row: row, column: column + 13, in: area)
      case .sign(let sign, let tone, let meaning):
        cells.write(String(sign), Style(theme.color(of: tone)), row: row, column: column + 2, in: area)
        cells.write(meaning.cut(to: area.columns - 4), row: row, column: column + 4, in: area)
      case .blank: break
      }
    }
  }
}

/// The list of keys in groups, and of the signs of bars, in columns, on as many pages as it needs.
struct KeyList {
  enum Line {
    case heading(String)
    case key(String, String)
    case sign(Character, BarCells.Tone, String)
    case blank
  }

  /// The columns of an entry.
  static let width = 40
  let perColumn: Int
  private let lines: [Line]
  private let perPage: Int

  init(_ inspector: Inspector, columns: Int, rows: Int) {
    var groups = InspectorKey.groups.map { group in
      (group.name, group.keys.filter { !$0.shown.isEmpty }.map { Line.key($0.shown, $0.summary) })
    }
    let bound = inspector.range.bindings.map { Line.key($0.key, $0.command) }
    if !bound.isEmpty { groups.append(("BOUND HERE", bound)) }
    groups.append(("BARS", BarCells.legend.map { Line.sign($0.sign, $0.tone, $0.meaning) }))
    let count = groups.reduce(0) { $0 + $1.1.count + 2 }
    let across = max(1, min(3, (columns + 2) / Self.width))
    let perColumn = max(1, min(rows - 2, (count + across - 1) / across + 1))
    var lines: [Line] = []
    for (name, entries) in groups {
      let left = perColumn - lines.count % perColumn
      // A heading stands above an entry at least.
      if left < 3, left < perColumn { lines += repeatElement(.blank, count: left) }
      if lines.count % perColumn != 0 { lines.append(.blank) }
      lines += [.heading(name)] + entries
    }
    (self.lines, self.perColumn, perPage) = (lines, perColumn, across * perColumn)
  }

  var pageCount: Int { (lines.count + perPage - 1) / perPage }

  func lines(onPage page: Int) -> ArraySlice<Line> { lines.dropFirst(page * perPage).prefix(perPage) }
}
