import LayerKit
import MotionMath
import PlainText
import RecordingFiles
import RecordingKit
import ScriptRuntime
import TerminalCells
import TimeControl

/// The panes of values, and of events or the layer tree.
extension InspectorScreen {
  /// Columns for a name, and for what is shown, what the model says, and what changes in a second.
  mutating func drawValues() {
    let area = layout.values
    guard area.rows > 0 else { return }
    let bars = inspector.tellingBars
    let room = inspector.valueRoom(of: area.rows)
    let values = InspectorValues(world.frame, names, chosen: state.chosen?.layer, atMost: room)
    let widest = values.rows.map { TerminalColumns.count($0.name) }.max() ?? 0
    let nameColumns = min(max(7, widest), area.columns * 35 / 100)
    let titles =
      switch state.values {
      case .both: ["shown", "model", "per second"]
      case .shown: ["shown", "per second"]
      case .model: ["model"]
      }
    let columns = Self.columns(titles, values.rows.map { texts(of: $0) }, in: area.columns - nameColumns - 2)
    drawName("VALUES", of: .values, row: area.row, column: area.column, in: area)
    write(titles, at: columns, .faint, row: area.row, first: area.column + nameColumns + 2, in: area)
    if values.rows.isEmpty {
      cells.write(
        "the screen shows the model values", .faint, row: area.row + 1, column: area.column, in: area)
    }
    for (index, row) in values.rows.enumerated() {
      let line = area.row + 1 + index
      // A single row is for a value.
      if index == room - 1, values.count > room, room > 1 {
        let more = values.count - room + 1
        cells.write("and \(more) more; z gives this pane all rows", .faint, row: line, column: area.column, in: area)
        break
      }
      let isChosen = row.shows(state.chosen)
      let style = Style(isBold: row.differs, isReversed: isChosen)
      cells.write(
        row.name.shortened(to: nameColumns).padded(to: nameColumns), style, row: line, column: area.column, in: area)
      write(
        texts(of: row), at: columns, Style(isBold: row.differs), row: line, first: area.column + nameColumns + 2,
        in: area)
    }
    drawPhases(of: bars, in: area.dropFirst(rows: 1 + values.rows.count))
  }

  private func texts(of row: InspectorValues.Row) -> [String] {
    switch state.values {
    case .both: [row.shown, row.differs ? row.model : "", row.rate]
    case .shown: [row.shown, row.rate]
    case .model: [row.model]
    }
  }

  /// How wide the columns are: as their widest text where all fit; else the rates have none, then an equal part each.
  private static func columns(_ titles: [String], _ rows: [[String]], in width: Int) -> [Int] {
    var widths = titles.map { TerminalColumns.count($0) }
    for row in rows {
      for (index, text) in row.enumerated() { widths[index] = max(widths[index], TerminalColumns.count(text)) }
    }
    let gaps = 2 * (titles.count - 1)
    if widths.reduce(0, +) + gaps > width, titles.count == 3 {
      return columns(Array(titles.dropLast()), rows.map { Array($0.dropLast()) }, in: width)
    }
    if widths.reduce(0, +) + gaps > width {
      let most = max(1, (width - gaps) / titles.count)
      // Long columns get the room that short ones leave.
      let spare = widths.reduce(0) { $0 + max(0, most - $1) }
      let long = widths.filter { $0 > most }.count
      widths = widths.map { $0 <= most ? $0 : most + spare / max(1, long) }
    }
    return widths
  }

  private mutating func write(
    _ texts: [String], at widths: [Int], _ style: Style, row: Int, first: Int, in area: Area
  ) {
    var column = first
    for (text, width) in zip(texts, widths) {
      cells.write(text.cut(to: width), style, row: row, column: column, in: area)
      column += width + 2
    }
  }

  /// Draws the course of the chosen lane in words. With more bars than rows, those nearest to the playhead are shown.
  private mutating func drawPhases(of tracks: [RunBar], in area: Area) {
    let first = tracks.lastIndex { $0.bar.from <= inspector.playhead } ?? 0
    let shown = tracks.dropFirst(max(0, min(first, tracks.count - area.rows))).prefix(area.rows)
    for (index, track) in shown.enumerated() {
      cells.write(
        "\(track.keyPath)  \(BarText(track).course)".cut(to: area.columns), .faint, row: area.row + index,
        column: area.column, in: area)
    }
  }

  // MARK: Events

  /// The latest event is at the bottom. What happens now is bright, what comes after the playhead faint; a time is told
  /// once, and a finger's way in one row.
  mutating func drawEvents() {
    let area = layout.events
    guard area.rows > 0 else { return }
    drawName("EVENTS \(world.recording.eventCount)", of: .events, row: area.row, column: area.column, in: area)
    let events = inspector.record.events.rows
    let playhead = inspector.playhead
    let here = events.lastIndex { $0.time <= playhead } ?? -1
    let rows = area.rows - 1
    let last = min(events.count - 1, max(here + 1, rows - 1))
    let shown = events[max(0, last - rows + 1)..<max(0, last + 1)]
    let named = shown.map { names.named($0.event) }
    let times = shown.map(\.times)
    let timeColumns = times.map(\.count).max() ?? 0
    let nameColumns = min(
      28, zip(shown, named).map { row, event in Self.isWide(row) ? 0 : event.name.count }.max() ?? 0)
    let subjectColumns = min(24, named.map { TerminalColumns.count($0.subject) }.max() ?? 0)
    let chosen = state.chosen.map { LayerNames.plain($0.layer, in: world.frame) }
    for (index, row) in shown.enumerated() {
      let event = named[index]
      let isNow = row.time <= playhead && (row.end >= playhead || row.time == events[max(0, here)].time)
      let isChosen = chosen != nil && ObjectLabel.first(in: row.event.subject[...])?.label.plain == chosen
      let style = Style(isBold: isNow, isFaint: row.time > playhead, isReversed: isChosen)
      let time = index > 0 && times[index - 1] == times[index] ? "" : times[index]
      let words =
        Self.isWide(row)
        ? "\(row.name)  \(event.subject)"
        : "\(event.name.padded(to: nameColumns))  \(event.subject.padded(to: subjectColumns))  \(event.shownDetail)"
      let line = area.row + 1 + index
      cells.write(time, Style(isBold: isNow, isFaint: !isNow), row: line, column: area.column, in: area)
      cells.write(
        String(words.trimmedEnd).cut(to: max(1, area.columns - timeColumns - 2)), style, row: line,
        column: area.column + timeColumns + 2, in: area)
    }
    lastRows = shown.map { .event($0.event) }
  }

  /// Whether a row tells of several events.
  private static func isWide(_ row: EventRows.Row) -> Bool { if case .moves = row { true } else { false } }

  // MARK: The tree

  mutating func drawTree(_ rows: [LayerTree.Row]) {
    let area = layout.events
    guard area.rows > 0 else { return }
    drawName("TREE \(rows.count)", of: .events, row: area.row, column: area.column, in: area)
    let room = area.rows - 1
    let chosen = rows.firstIndex { $0.layer == state.chosen?.layer }
    // The chosen one in the middle, as far as there are rows around it.
    let first = max(0, min((chosen ?? 0) - room / 2, rows.count - room))
    let shown = rows.dropFirst(first).prefix(room)
    for (index, row) in shown.enumerated() {
      cells.write(
        row.text.cut(to: area.columns), Style(isReversed: row.layer == state.chosen?.layer), row: area.row + 1 + index,
        column: area.column, in: area)
    }
    lastRows = shown.map { .layer($0.layer) }
  }
}
