import LayerKit
import PlainText
package import RecordingKit
import RunFiles
import ScriptRuntime

/// Every animation as a bar, with the playhead above them.
///
///                      ▼ 0.200 s
///     box.position   ■■■■■■■■■■■■■■■■  0.000 … 0.400 s  easeInEaseOut
///     box.opacity    ▒▒▒▒╫▒▒▒◄◄◄×····  0.000 … 0.300 s  cancelled
package struct TrackChart {
  package let lines: [String]

  /// - Parameter root: Restricts the chart to this layer and the layers inside it; nil for everything.
  init(_ session: ScriptSession, under root: LayerID?) {
    let world = session.world
    let tracks = RunBar.lanes(in: world.recording, upTo: world.now, under: root)
    guard !tracks.isEmpty else {
      lines = ["no animations yet"]
      return
    }
    let names = LayerNames(in: session)
    let frame = world.frame
    let rows = tracks.map { track in
      Row(name: "\(names.name(of: track.layer, in: frame)).\(track.keyPath)".shortened(to: 28), track: track)
    }
    let start = min(0, tracks.map(\.bar.from).min() ?? 0)
    let end = max(tracks.map(\.bar.end).max() ?? 0, world.playhead, world.now)
    let width = 80 - (rows.map { TerminalColumns.count($0.name) }.max() ?? 0) - 2
    let columns = Self.columns(of: tracks, in: width)
    let ruler = TimeRuler(start: start, end: end, columns: columns)
    lines =
      [
        String(repeating: " ", count: 80 - width + ruler.column(world.playhead)) + "▼ "
          + NumberText.seconds(world.playhead)
      ] + Self.lines(rows, on: ruler, width: 80)
  }

  /// A line for each row.
  ///
  /// - Parameter width: The columns of a line. The curve is left out of all lines where it would be too long.
  package static func lines(_ rows: [Row], on ruler: TimeRuler, width: Int) -> [String] {
    let nameWidth = rows.map { TerminalColumns.count($0.name) }.max() ?? 0
    let room = width - nameWidth - 2 - ruler.columns - 2
    let hasCurve = rows.allSatisfy { BarText($0.track).tail(withCurve: true).count <= room }
    return rows.map { row in
      let bar = BarCells(row.track.bar, on: ruler, isLater: row.track.partners.contains { $0.isEarlier })
      let tail = BarText(row.track).tail(withCurve: hasCurve)
      return row.name.padded(to: nameWidth) + "  " + bar.text + "  " + tail.cut(to: max(1, room))
    }
  }

  /// A track and what it is called.
  package struct Row {
    let name: String
    let track: RunBar

    package init(name: String, track: RunBar) {
      self.name = name
      self.track = track
    }
  }

  /// How many columns the bars have beside the words in `width`: at least 24, for which the curves are left out.
  private static func columns(of tracks: [RunBar], in width: Int) -> Int {
    func room(_ hasCurve: Bool) -> Int {
      width - 2 - (tracks.map { BarText($0).tail(withCurve: hasCurve).count }.max() ?? 0)
    }
    let columns = room(true)
    return columns >= 24 ? columns : max(20, room(false))
  }
}

extension String {
  /// The text, or its begin and end around an ellipsis where it takes more than `width` columns of a terminal.
  func shortened(to width: Int) -> String {
    guard TerminalColumns.count(self) > width, width > 2 else { return cut(to: width) }
    let end = (width - 1) * 3 / 5
    let reversed = String(self.reversed())
    return prefix(columns: width - 1 - end) + "…" + String(reversed.prefix(columns: end).reversed())
  }
}
