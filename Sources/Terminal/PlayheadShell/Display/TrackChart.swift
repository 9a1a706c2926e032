import LayerKit
import PlainText
import RecordingFiles
package import RecordingKit
import ScriptRuntime

/// Every value that moves as a bar, with the playhead above them: a value that is animated again and again has one row.
///
///                      ▼ 0.200 s
///     box.position   ■■■■■■■■■■■■■■■■  0.000 … 0.400 s  easeInEaseOut
///     box.opacity    ▒▒▒▒╫▒▒▒◄◄◄×····  0.000 … 0.300 s  cancelled
package struct TrackChart {
  package let lines: [String]

  /// - Parameters:
  ///   - root: Restricts the chart to this layer and the layers inside it; nil for everything.
  ///   - width: The columns of a line.
  init(_ session: ScriptSession, under root: LayerID?, width: Int = 80, ink: Ink = .plain) {
    let world = session.world
    let tracks = RunBar.lanes(in: world.recording, upTo: world.now, under: root)
    guard !tracks.isEmpty else {
      lines = ["no animations yet"]
      return
    }
    let names = LayerNames(in: session)
    let frame = world.frame
    let rows = Self.merged(tracks).map { tracks in
      let name = "\(names.name(of: tracks[0].layer, in: frame)).\(tracks[0].keyPath)"
      return Row(name: name.shortened(to: max(28, width / 3)), tracks: tracks)
    }
    let start = min(0, tracks.map(\.bar.from).min() ?? 0)
    let end = max(tracks.map(\.bar.end).max() ?? 0, world.playhead, world.now)
    let room = width - (rows.map { TerminalColumns.count($0.name) }.max() ?? 0) - 2
    let ruler = TimeRuler(start: start, end: end, columns: Self.columns(of: rows, in: room))
    let playhead =
      String(repeating: " ", count: max(0, width - room + ruler.column(world.playhead))) + "▼ "
      + NumberText.seconds(world.playhead)
    lines = [ink.draw(playhead, .cut)] + Self.lines(rows, on: ruler, width: width, ink: ink)
  }

  /// Those of one value of one layer together, in the order of their first.
  private static func merged(_ tracks: [RunBar]) -> [[RunBar]] {
    struct Lane: Hashable {
      let layer: LayerID
      let keyPath: String
    }
    var rows: [[RunBar]] = []
    var rowOfLane: [Lane: Int] = [:]
    for track in tracks {
      let lane = Lane(layer: track.layer, keyPath: track.keyPath)
      if let row = rowOfLane[lane] {
        rows[row].append(track)
      } else {
        rowOfLane[lane] = rows.count
        rows.append([track])
      }
    }
    return rows
  }

  /// A line for each row.
  ///
  /// - Parameter width: The columns of a line. The curve is left out of all lines where it would be too long.
  package static func lines(_ rows: [Row], on ruler: TimeRuler, width: Int, ink: Ink = .plain) -> [String] {
    let nameWidth = rows.map { TerminalColumns.count($0.name) }.max() ?? 0
    let room = width - nameWidth - 2 - ruler.columns - 2
    let hasCurve = rows.allSatisfy { $0.tail(withCurve: true).count <= room }
    return rows.map { row in
      let bars = row.tracks.map { track in
        BarCells(track.bar, on: ruler, isLater: track.partners.contains { $0.isEarlier })
      }
      let tail = row.tail(withCurve: hasCurve).cut(to: max(1, room))
      return row.name.padded(to: nameWidth) + "  " + BarCells.text(BarCells.folded(bars), ink) + "  "
        + ink.faint(tail)
    }
  }

  /// The tracks of a value, and what it is called.
  package struct Row {
    let name: String
    /// At least one, in the order of their begins.
    let tracks: [RunBar]

    package init(name: String, tracks: [RunBar]) {
      self.name = name
      self.tracks = tracks
    }

    fileprivate func tail(withCurve: Bool) -> String {
      tracks.count == 1 ? BarText(tracks[0]).tail(withCurve: withCurve) : BarText.tail(of: tracks)
    }
  }

  /// How many columns the bars have beside the words in `width`: at least 24, for which the curves are left out.
  private static func columns(of rows: [Row], in width: Int) -> Int {
    func room(_ hasCurve: Bool) -> Int {
      width - 2 - (rows.map { $0.tail(withCurve: hasCurve).count }.max() ?? 0)
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
