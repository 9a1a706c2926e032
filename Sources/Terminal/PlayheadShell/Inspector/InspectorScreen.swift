import LayerKit
import MotionMath
import PlainText
import RecordingExport
import RecordingFiles
import RecordingKit
import ScriptRuntime
import TerminalCells
import TimeControl
import ViewKit

/// The inspector's screen for one state of the session: drawn whole each time, from the record.
struct InspectorScreen {
  var cells: CellGrid
  private(set) var layout: InspectorLayout
  let inspector: Inspector
  var state: InspectorState { inspector.state }
  var world: World { inspector.world }
  let ruler: TimeRuler
  var theme: Theme { inspector.theme }
  let names: LayerNames
  /// The contents of the last pane's rows, from the first below its name.
  var lastRows: [LastRow] = []

  /// The first row of the text that lies over panes and picture; nil when none does.
  private(set) var firstCoveredRow: Int?

  enum LastRow {
    case layer(LayerID)
    case event(StageEvent)
  }

  init(_ inspector: Inspector, columns: Int, rows: Int) {
    self.inspector = inspector
    cells = CellGrid(columns: columns, rows: rows)
    let state = inspector.state
    let list = inspector.tracks
    let tracks = list.rows
    let tree = state.showsTree ? inspector.tree.rows : []
    let size = inspector.session.app.screen.bounds.size
    layout = InspectorLayout(
      columns: columns, rows: rows,
      InspectorLayout.Content(
        aspect: size.height > 0 ? size.width / size.height : 1, picture: state.picture,
        trackCount: tracks.count, nameColumns: list.nameColumns, valueCount: inspector.mostValues(in: tracks),
        curve: state.tuning == nil ? state.curve : .none,
        eventCount: state.showsTree ? tree.count : inspector.record.events.rows.count,
        zoomed: state.isZoomed ? state.focus : nil, hasMinimap: state.window != nil))
    layout.reveal(list.index(of: state.chosen))
    ruler = inspector.ruler(columns: layout.ruler.columns)
    names = inspector.record.names
    if state.picture != .alone {
      drawSeparator()
      drawRuler(count: tracks.count)
      if state.curve != .large { drawTracks(list) }
      drawCurve(list)
      drawValues()
      if state.showsTree { drawTree(tree) } else { drawEvents() }
      if let tuning = state.tuning { drawTuning(tuning) }
    }
    drawPicture()
    if let page = state.keysPage { drawKeys(page) }
    drawTitle()
    drawBottom()
  }

  // MARK: Rows at the edges

  private mutating func drawTitle() {
    let text = InspectorStatus(inspector).text(columns: layout.title.columns)
    cells.write(text.padded(to: layout.title.columns), .reversed, row: layout.title.row, column: 0, in: layout.title)
  }

  /// Draws the bottom: the typed line; else the message, of which a longer one takes rows above; else the selection and
  /// the next keys.
  private mutating func drawBottom() {
    let area = layout.bottom
    guard area.rows > 0 else { return }
    if let line = state.prompt {
      if state.message.isEmpty { drawSignature(for: line, row: area.row - 1) }
      drawMessage(above: area.row)
      let question =
        switch line.kind {
        case .command where line.search != nil:
          "search \(line.isFound ? "" : "(not found) ")'\(line.search ?? "")': "
        case .command: ":"
        case .filter: "/"
        case .fraction: "fraction, 0.3 or 30%: "
        case .mark: "mark: "
        case .goToMark: "go to mark: "
        case .picture: "write to (Tab: another kind): "
        case .script: "write the session to: "
        case .value: (state.chosen?.keyPath ?? "value") + " = "
        }
      // The text before the cursor is shown, as far as there is room.
      let room = area.columns - TerminalColumns.count(question) - 1
      let tail = String(line.before.suffix(max(1, room)))
      let end = cells.write(question + tail, row: area.row, column: 0, in: area)
      let under = line.after.first.map(String.init) ?? " "
      let next = cells.write(under, .reversed, row: area.row, column: end, in: area)
      cells.write(String(line.after.dropFirst()), row: area.row, column: next, in: area)
      let suggestion = line.suggestion
      guard !suggestion.isEmpty else { return }
      cells.write(
        String(suggestion.prefix(1)), Style(isFaint: true, isReversed: true), row: area.row, column: end, in: area)
      cells.write(String(suggestion.dropFirst()), .faint, row: area.row, column: next, in: area)
    } else if !state.message.isEmpty {
      drawMessage(above: area.row + 1)
    } else if state.keysPage != nil {
      cells.write("? more, then back", .faint, row: area.row, column: 0, in: area)
    } else {
      cells.write(hint(columns: area.columns).cut(to: area.columns), .faint, row: area.row, column: 0, in: area)
    }
  }

  /// The selection and the next keys, as many as fit: the way to all keys always.
  private func hint(columns: Int) -> String {
    var name = ""
    if let chosen = state.chosen {
      name = inspector.name(of: chosen.layer) + (chosen.keyPath.map { " " + $0 } ?? "")
      name = name.shortened(to: columns / 2) + "   "
    }
    let room = columns - TerminalColumns.count(name)
    var keys = nextKeys
    func width() -> Int { keys.reduce(-2) { $0 + 2 + TerminalColumns.count($1) } }
    while keys.count > 1, width() > room { keys.remove(at: keys.count - 2) }
    return name + keys.joined(separator: "  ")
  }

  private var nextKeys: [String] {
    if state.tuning != nil {
      return ["enter keep", "←→ step", "↑↓ row", "shift ten", "0–9 type", "y copy", "esc drop"]
    }
    if state.exploded != nil { return ["←→↑↓ turn", "e together", "space play", "? keys"] }
    let edit = state.focus == .values && state.chosen != nil ? ["enter edit"] : []
    return edit + [
      "space play", "←→ frame", "b begin", "f finish", "c cancel", "r reverse", "tab pane", ": command", "? keys",
    ]
  }

  /// The signature of the call that is typed, above it.
  private mutating func drawSignature(for line: PromptLine, row: Int) {
    guard [.command, .value].contains(line.kind), row > 0,
      let text = inspector.shell.rules.signature(of: line.text, line.cursor, columns: cells.columns)
    else { return }
    cover(from: row)
    cells.write(String(repeating: " ", count: cells.columns), row: row, column: 0)
    cells.write(text, row: row, column: 0)
  }

  private mutating func cover(from row: Int) { firstCoveredRow = min(row, firstCoveredRow ?? row) }

  /// The output of the last command, in rows that end above `row`; of a longer one a page, and which page that is.
  private mutating func drawMessage(above row: Int) {
    let all = MessagePage.rows(of: state.message, columns: cells.columns)
    let page = MessagePage(all.count, from: state.messageTop, rows: cells.rows)
    var rows = Array(all[page.lines])
    if page.isPart {
      let keys = page.lines.upperBound < page.count ? "↓ more" : "↑ back"
      rows.append(
        StyledText(
          "\(page.lines.lowerBound + 1)–\(page.lines.upperBound) of \(page.count)   \(keys)   Esc closes", .faint))
    }
    cover(from: row - rows.count)
    for (index, text) in rows.enumerated() {
      let row = row - rows.count + index
      cells.write(String(repeating: " ", count: cells.columns), row: row, column: 0)
      cells.write(text, row: row, column: 0)
    }
  }

  /// One faint column between the picture and the panes.
  private mutating func drawSeparator() {
    guard !layout.picture.isEmpty else { return }
    for row in layout.picture.rowRange {
      cells.write("│", .faint, row: row, column: layout.picture.columnRange.upperBound)
    }
  }

  private mutating func drawPicture() {
    guard !layout.picture.isEmpty, inspector.pixels == nil else { return }
    inspector.drawPicture(into: &cells, layout.picture)
  }

  /// Writes the name of a pane on its first row; that of the pane in focus is marked.
  mutating func drawName(_ name: String, of pane: InspectorState.Pane, row: Int, column: Int, in area: Area) {
    let isFocused = state.focus == pane
    cells.write(
      (isFocused ? "▸" : " ") + name, isFocused ? .strong : .faint, row: row, column: column, in: area)
  }
}
