import LayerKit
import MotionMath
import PlainText
import RecordingKit
import ScriptRuntime
import TerminalCells
import TimeControl
import ViewKit

/// The inspector's screen for one state of the session: drawn whole each time, from the record.
struct InspectorScreen {
  fileprivate(set) var cells: CellGrid
  private(set) var layout: InspectorLayout
  private let inspector: Inspector
  private var state: InspectorState { inspector.state }
  private var world: World { inspector.world }
  private let ruler: TimeRuler
  private let names: LayerNames

  init(_ inspector: Inspector, columns: Int, rows: Int) {
    self.inspector = inspector
    cells = CellGrid(columns: columns, rows: rows)
    let size = inspector.session.app.screen.bounds.size
    layout = InspectorLayout(
      columns: columns, rows: rows, aspect: size.height > 0 ? size.width / size.height : 1,
      inspector.state.picture)
    layout.reveal(inspector.state.selection)
    ruler = inspector.ruler(columns: layout.ruler.columns)
    names = LayerNames(in: inspector.session)
    let tracks = TrackList(inspector, names).rows
    if state.picture == .alone {
      drawPicture()
      drawMessage()
      if state.showsKeys { drawKeys() }
      drawStatus()
      return
    }
    drawRuler()
    if state.showsCurve { drawCurve(tracks) } else { drawTracks(tracks) }
    switch state.pane {
    case .values: drawValues(of: tracks)
    case .events: drawEvents()
    }
    drawPicture()
    drawMessage()
    if state.showsKeys { drawKeys() }
    drawStatus()
  }

  // MARK: Time

  private mutating func drawRuler() {
    let area = layout.ruler
    for tick in ruler.ticks {
      let column = area.column + ruler.column(tick)
      let label = NumberText.shortest((tick * 1000).rounded() / 1000)
      guard column + label.count <= area.columnRange.upperBound else { break }
      cells.write(label, .faint, row: area.row, column: column, in: area)
    }
    // Zoomed in, the line shows which part of the whole is above it.
    let whole = TimeRuler(start: 0, end: inspector.rulerEnd, columns: area.columns)
    let part = state.window.map { whole.column($0.lowerBound)...whole.column($0.upperBound) }
    for column in 0..<area.columns {
      let isShown = part?.contains(column) == true
      cells.write(
        isShown ? "━" : "─", isShown ? .strong : .faint, row: area.row + 1, column: area.column + column, in: area)
    }
    for column in Set(world.recording.events.compactMap { ruler.place($0.time) }) where part == nil {
      cells.write("┴", .faint, row: area.row + 1, column: area.column + column, in: area)
    }
    func mark(_ text: String, _ time: Double, _ style: Style) {
      guard let column = ruler.place(time) else { return }
      cells.write(text, style, row: area.row + 1, column: area.column + column, in: area)
    }
    for time in inspector.session.timeline.marks.map(\.time) { mark("♦", time, Style(.basic(3))) }
    if let time = inspector.range.inPoint { mark("[", time, Style(.basic(6), isBold: true)) }
    if let time = inspector.range.outPoint { mark("]", time, Style(.basic(6), isBold: true)) }
    mark("▼", inspector.playhead, Style(.basic(1), isBold: true))
  }

  private mutating func drawTracks(_ rows: [TrackList.Row]) {
    if rows.isEmpty {
      let text = state.filter.isEmpty ? "no animations yet" : "no track named '\(state.filter)'"
      cells.write(text, .faint, row: layout.tracks.row, column: layout.tracks.column, in: layout.tracks)
    }
    let playhead = layout.bars.column + ruler.column(inspector.playhead)
    for (index, row) in rows.enumerated().dropFirst(layout.firstTrack).prefix(layout.tracks.rows) {
      let line = layout.tracks.row + index - layout.firstTrack
      let isChosen = index == state.selection
      let name = row.title.cut(to: layout.names.columns).padded(to: layout.names.columns)
      cells.write(
        name, Style(isBold: row.isActive, isReversed: isChosen), row: line, column: layout.names.column,
        in: layout.names)
      drawBars(row, line: line, playhead: playhead)
    }
  }

  /// The bars of one row; those of a folded layer lie over one another.
  private mutating func drawBars(_ row: TrackList.Row, line: Int, playhead: Int) {
    let area = layout.bars
    let bars = BarCells.folded(
      row.bars.map { track in
        BarCells(track.bar, on: ruler, isLater: track.partners.contains { $0.isEarlier })
      })
    let former = BarCells.folded(
      state.formerTracks.filter { track in
        track.layer == row.layer && row.bars.contains { $0.keyPath == track.keyPath }
      }.map { BarCells($0.bar, on: ruler) })
    for (column, cell) in bars.enumerated() {
      if cell == nil, former.indices.contains(column), let left = former[column] {
        cells.write(String(left.sign), .faint, row: line, column: area.column + column, in: area)
        continue
      }
      let style = cell.map { Style($0.tone.color, isBold: row.isActive, isFaint: $0.tone == .still) } ?? .faint
      cells.write(String(cell?.sign ?? BarCells.empty), style, row: line, column: area.column + column, in: area)
    }
    let under = bars.indices.contains(playhead - area.column) ? bars[playhead - area.column] : nil
    cells.write(String(under?.sign ?? "│"), Style(.basic(1)), row: line, column: playhead, in: area)
  }

  private mutating func drawCurve(_ rows: [TrackList.Row]) {
    let area = layout.tracks
    guard rows.indices.contains(state.selection), let keyPath = rows[state.selection].numberPath else {
      cells.write("choose a lane with a number", .faint, row: area.row, column: area.column, in: area)
      return
    }
    let row = rows[state.selection]
    let plot = CurvePlot(
      CurvePlot.Subject(layer: row.layer, keyPath: keyPath), in: world.recording, times: ruler.start...ruler.end,
      playhead: inspector.playhead, columns: area.columns, rows: area.rows - 3)
    for (index, line) in ([row.title] + plot.lines).enumerated() {
      cells.write(line, index == 0 ? .strong : .plain, row: area.row + index, column: area.column, in: area)
    }
  }

  // MARK: Details

  private mutating func drawValues(of rows: [TrackList.Row]) {
    let chosen = rows.indices.contains(state.selection) ? rows[state.selection].layer : nil
    let values = InspectorValues(world.frame, names, first: chosen, atMost: layout.details.rows)
    let title =
      switch state.values {
      case .both: "values: shown, (model)"
      case .shown: "values shown"
      case .model: "model values"
      }
    let lines = values.rows.map { row -> (String, Style) in
      let text =
        switch state.values {
        case .both: row.differs ? "\(row.shown)   (\(row.model))" : row.shown
        case .shown: row.shown
        case .model: row.model
        }
      return (row.name.cut(to: 30).padded(to: 30) + "  " + text, row.differs ? .strong : .plain)
    }
    // What happened to the chosen lane, where that is more than running once.
    let courses = (rows.indices.contains(state.selection) ? rows[state.selection].bars : []).filter {
      $0.bar.phases.count > 1 || !$0.bar.jumps.isEmpty
    }.map { ("\($0.keyPath)  \(BarWords($0).course)", Style.faint) }
    drawDetails(
      title, (courses + lines).isEmpty ? [("at rest: the screen shows the model values", .faint)] : courses + lines,
      of: courses.count + values.count)
  }

  private mutating func drawEvents() {
    let events = world.recording.events
    // The latest event is at the bottom; those after the playhead are faint.
    let here = events.lastIndex { $0.time <= inspector.playhead } ?? -1
    let rows = max(0, layout.details.rows - 1)
    let last = min(events.count - 1, max(here + 1, rows - 1))
    let shown = events.indices.filter { $0 > last - rows && $0 <= last }
    drawDetails(
      "events",
      shown.map { index in
        let event = events[index]
        let named = names.named(event)
        let text = "\(named.name)  \(named.subject)  \(named.detail)"
        return ("\(NumberText.seconds(event.time))  \(text)", index <= here ? .plain : .faint)
      })
  }

  /// - Parameter count: The number of all lines, when `lines` are only some of them.
  private mutating func drawDetails(_ title: String, _ lines: [(String, Style)], of count: Int = 0) {
    let area = layout.details
    guard area.rows > 0 else { return }
    for column in 0..<area.columns { cells.write("─", .faint, row: area.row, column: area.column + column, in: area) }
    cells.write(" \(title) ", .faint, row: area.row, column: area.column + 2, in: area)
    let room = area.rows - 1
    let count = max(count, lines.count)
    for (index, line) in lines.prefix(room).enumerated() {
      let isCut = index == room - 1 && count > room
      cells.write(
        isCut ? "and \(count - room + 1) more" : line.0.cut(to: area.columns), isCut ? .faint : line.1,
        row: area.row + 1 + index, column: area.column, in: area)
    }
  }

  private mutating func drawPicture() {
    guard !layout.picture.isEmpty, inspector.pixels == nil else { return }
    inspector.drawPicture(into: &cells, layout.picture)
  }

  // MARK: Messages

  /// Shows the output of the last command over the last lines of the details.
  private mutating func drawMessage() {
    let lines = state.message.suffix(max(1, layout.details.rows))
    let first = layout.status.row - lines.count
    for (index, line) in lines.enumerated() {
      let row = first + index
      cells.write(String(repeating: " ", count: cells.columns), row: row, column: 0)
      cells.write(line, row: row, column: 0)
    }
  }

  private mutating func drawStatus() {
    let area = layout.status
    if let (kind, text) = state.prompt {
      let question =
        switch kind {
        case .command: ":"
        case .filter: "/"
        case .fraction: "fraction: "
        case .mark: "mark: "
        case .goToMark: "go to mark: "
        case .picture: "write to: "
        case .script: "write the session to: "
        }
      let end = cells.write(question + text, row: area.row, column: 0, in: area)
      cells.write(" ", .reversed, row: area.row, column: end, in: area)
      return
    }
    cells.write(
      InspectorStatus(inspector).text.padded(to: area.columns), .reversed, row: area.row, column: 0, in: area)
    let hint = " ? keys "
    if area.columns > 40 { cells.write(hint, .reversed, row: area.row, column: area.columns - hint.count, in: area) }
  }

  private mutating func drawKeys() {
    let entries =
      InspectorKey.all.map { (shown: $0.shown, summary: $0.summary) }.filter { !$0.shown.isEmpty }
      + inspector.range.bindings.map { (shown: String($0.key), summary: $0.command) }
    let columns = max(1, min(3, (cells.columns + 2) / 38))
    let perColumn = (entries.count + columns - 1) / columns
    let width = min(cells.columns, columns * 38)
    for row in 0..<min(cells.rows - 1, perColumn + 2) {
      cells.write(String(repeating: " ", count: width), row: row, column: 0)
    }
    cells.write("keys", .strong, row: 0, column: 1)
    for (index, entry) in entries.enumerated() {
      let column = index / perColumn * 38 + 1
      let area = Area(row: 0, column: column, columns: 36, rows: max(0, cells.rows - 1))
      cells.write(entry.shown, .strong, row: 1 + index % perColumn, column: column, in: area)
      cells.write(entry.summary, row: 1 + index % perColumn, column: column + 13, in: area)
    }
    drawLegend(below: perColumn)
  }
}

extension InspectorScreen {
  /// The signs of the bars, on the rows above the status, where there is room.
  ///
  /// - Parameter keys: How many rows the keys take.
  private mutating func drawLegend(below keys: Int) {
    let words = BarCells.legend.map { "\($0.sign) \($0.meaning)" }.joined(separator: "   ")
    let lines = WrappedText(words, width: max(20, cells.columns - 2), indent: 0).lines
    guard keys + lines.count < layout.status.row else { return }
    for (index, line) in lines.enumerated() {
      let row = layout.status.row - lines.count + index
      cells.write(String(repeating: " ", count: cells.columns), row: row, column: 0)
      cells.write(line, row: row, column: 1)
    }
  }
}

extension BarCells.Tone {
  /// One of the terminal's own colours: blue forward, yellow backward, magenta where it jumps, red where it was cut off.
  fileprivate var color: Color {
    switch self {
    case .forward: .basic(4)
    case .backward: .basic(3)
    case .still: .standard
    case .jump: .basic(5)
    case .cut: .basic(1)
    }
  }
}
