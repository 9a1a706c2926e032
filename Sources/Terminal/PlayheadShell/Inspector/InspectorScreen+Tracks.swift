import LayerKit
import MotionMath
import PlainText
import RecordingExport
import RecordingFiles
import RecordingKit
import TerminalCells
import TimeControl

/// The ruler, and the bars or the curve below it.
extension InspectorScreen {
  mutating func drawRuler(count: Int) {
    let area = layout.ruler
    guard area.rows > 0 else { return }
    let (labels, line) = (area.row + area.rows - 2, area.row + area.rows - 1)
    // A space stays before the ruler's first label.
    let counted = "TRACKS \(count)"
    let name = counted.count + 2 > layout.names.columns + 1 ? "TRACKS" : counted
    drawName(name, of: .tracks, row: labels, column: layout.names.column, in: namesAndRuler)
    drawMinimap()
    for tick in ruler.ticks {
      let column = area.column + ruler.column(tick)
      let label = NumberText.shortest((tick * 1000).rounded() / 1000)
      guard column + label.count <= area.columnRange.upperBound else { break }
      cells.write(label, .faint, row: labels, column: column, in: area)
    }
    cells.write(
      String(repeating: "─", count: area.columns), .faint, row: line, column: area.column, in: area)
    drawEventTicks(row: line, in: area)
    func mark(_ text: String, _ time: Double, _ style: Style) {
      guard let column = ruler.position(time) else { return }
      cells.write(text, style, row: line, column: area.column + column, in: area)
    }
    for time in inspector.session.timeline.marks.map(\.time) { mark("♦", time, Style(theme.mark)) }
    if let time = inspector.range.inPoint { mark("[", time, Style(theme.range, isBold: true)) }
    if let time = inspector.range.outPoint { mark("]", time, Style(theme.range, isBold: true)) }
    mark("▼", inspector.playhead, Style(theme.playhead, isBold: true))
  }

  /// All of the time in one row, with the part that the ruler shows, and the playhead in it.
  private mutating func drawMinimap() {
    let area = layout.minimap
    guard area.rows > 0, let window = state.window else { return }
    let whole = inspector.wholeRuler(columns: area.columns)
    let part = whole.column(window.lowerBound)...whole.column(window.upperBound)
    for column in 0..<area.columns {
      let isShown = part.contains(column)
      cells.write(
        isShown ? "━" : "─", isShown ? .strong : .faint, row: area.row, column: area.column + column, in: area)
    }
    cells.write(
      "╋", Style(theme.playhead), row: area.row, column: area.column + whole.column(inspector.playhead), in: area)
  }

  /// The transitions by their names, and a tick for each time at which something happened. Without a transition, what
  /// happened is named where there is room for it.
  private mutating func drawEventTicks(row: Int, in area: Area) {
    var names: [Int: [String]] = [:]
    for event in world.recording.events {
      guard let column = ruler.position(event.time) else { continue }
      names[column, default: []].append(event.name)
    }
    let columns = names.keys.sorted()
    for column in columns { cells.write("┴", .faint, row: row, column: area.column + column, in: area) }
    if inspector.record.chapters.isEmpty {
      nameEvents(names, row: row, in: area)
    } else {
      drawChapters(row: row, in: area)
    }
  }

  /// The signs that are drawn over the line, by their columns: they cut no name.
  private var signColumns: [Int] {
    let times = inspector.session.timeline.marks.map(\.time) + [inspector.playhead]
    return (times + [inspector.range.inPoint, inspector.range.outPoint].compactMap(\.self)).compactMap(ruler.position)
  }

  /// Each transition from its begin to its end, with its name as far as there is room.
  private mutating func drawChapters(row: Int, in area: Area) {
    for chapter in inspector.record.chapters {
      let last = chapter.end ?? max(inspector.rulerEnd, chapter.start)
      guard chapter.start <= ruler.end, last >= ruler.start else { continue }
      let first = max(0, ruler.cell(chapter.start))
      let end = min(area.columns - 1, max(first, ruler.cell(last)))
      let style: Style = chapter.contains(inspector.playhead) ? .strong : .plain
      let room = end - first - 1
      cells.write(
        String(repeating: "─", count: max(0, end - first)), .faint, row: row, column: area.column + first, in: area)
      cells.write("├", style, row: row, column: area.column + first, in: area)
      guard room >= 4 else { continue }
      cells.write(chapter.title.cut(to: room), style, row: row, column: area.column + first + 1, in: area)
    }
  }

  /// Commits are many, and named only where nothing else happened.
  private mutating func nameEvents(_ names: [Int: [String]], row: Int, in area: Area) {
    let (columns, signs) = (names.keys.sorted(), signColumns)
    for column in columns {
      let all = names[column] ?? []
      let telling = all.filter { $0 != StageEvent.commitName }
      guard let name = telling.first ?? all.first else { continue }
      let next = (columns + signs).filter { $0 > column }.min() ?? area.columns
      let others = Set(telling).count - 1
      let text = name + (others > 0 ? "+\(others)" : "")
      // One column of the line stays on either side.
      let room = next - column - 2
      if TerminalColumns.count(text) <= room {
        cells.write(text, .faint, row: row, column: area.column + column + 1, in: area)
      } else if TerminalColumns.count(name) <= room {
        cells.write(name, .faint, row: row, column: area.column + column + 1, in: area)
      }
    }
  }

  private var namesAndRuler: Area {
    let (names, ruler) = (layout.names, layout.ruler)
    return Area(row: ruler.row, column: names.column, columns: names.columns + 1 + ruler.columns, rows: ruler.rows)
  }

  mutating func drawTracks(_ list: TrackList) {
    if list.rows.isEmpty {
      let text = state.filter.isEmpty ? "no animations yet" : "no track named '\(state.filter)'"
      cells.write(text, .faint, row: layout.tracks.row, column: layout.tracks.column, in: layout.tracks)
    }
    let playhead = ruler.position(inspector.playhead).map { layout.bars.column + $0 }
    for (index, row) in list.rows.enumerated().dropFirst(layout.firstTrack).prefix(layout.tracks.rows) {
      let line = layout.tracks.row + index - layout.firstTrack
      let name = row.title.shortened(to: layout.names.columns).padded(to: layout.names.columns)
      let isChosen = list.isChosen(index, state.chosen)
      cells.write(
        name, Style(isBold: row.isActive(at: inspector.playhead), isReversed: isChosen), row: line,
        column: layout.names.column, in: layout.names)
      drawBars(row, line: line, playhead: playhead)
    }
  }

  /// The bars of one row; those of a folded layer lie over one another. In colours they are solid, with a sign only where
  /// something begins or changes.
  private mutating func drawBars(_ row: TrackList.Row, line: Int, playhead: Int?) {
    let area = layout.bars
    let isActive = row.isActive(at: inspector.playhead)
    let bars = BarCells.folded(
      row.bars.map { track in
        BarCells(track.bar, on: ruler, isLater: track.partners.contains { $0.isEarlier })
      })
    let former = BarCells.folded(
      state.formerTracks.filter { track in
        track.layer == row.layer && row.bars.contains { $0.keyPath == track.keyPath }
      }.map { BarCells($0.bar, on: ruler) })
    for (column, cell) in bars.enumerated() {
      if cell == nil, former.indices.contains(column), former[column] != nil {
        cells.write(String(BarCells.former), .faint, row: line, column: area.column + column, in: area)
        continue
      }
      let (sign, style) = look(of: bars, at: column, isActive: isActive)
      cells.write(String(sign), style, row: line, column: area.column + column, in: area)
    }
    guard let playhead else { return }
    let under = bars.indices.contains(playhead - area.column) ? bars[playhead - area.column] : nil
    let isSolid = inspector.depth != .none && under?.isSolid == true
    cells.write(
      isSolid ? " " : String(under?.sign ?? "│"),
      isSolid ? Style(on: theme.playhead) : Style(theme.playhead), row: line, column: playhead, in: area)
  }

  private func look(of bars: [BarCells.Cell?], at column: Int, isActive: Bool) -> (sign: Character, style: Style) {
    let hasColors = inspector.depth != .none
    guard let cell = bars[column] else { return (hasColors ? " " : BarCells.empty, .faint) }
    let color = theme.color(of: cell.tone)
    // By a sign too, for a screen without colours.
    let sign = cell.tone == .beyond ? Bar.beyondSign : cell.sign
    guard hasColors, cell.isSolid else {
      return (sign, Style(color, isBold: isActive, isFaint: cell.tone == .still))
    }
    let isFirst = column == 0 || bars[column - 1]?.sign != cell.sign
    let isMarked = cell.sign == Bar.Kind.backward.sign && isFirst
    return (isMarked ? sign : " ", Style(isMarked ? .basic(0) : .standard, on: color))
  }
}
