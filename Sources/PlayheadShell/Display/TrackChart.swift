import LayerKit
import PlainText
import RecordingKit
import ScriptRuntime
import TimeControl

/// Every animation as a bar, with the playhead above them.
///
///                      ▼ 0.200 s
///     box.position   ■■■■■■■■■■■■■■■■  0.000 … 0.400 s  easeInEaseOut
///     box.opacity    ····■■■■■■■■····  0.100 … 0.300 s  linear
struct TrackChart {
  let lines: [String]

  /// - Parameter root: Restricts the chart to this layer and the layers inside it; nil for everything.
  init(_ session: ScriptSession, under root: LayerID?) {
    let tracks = Track.all(in: session.world.recording, under: root)
    guard !tracks.isEmpty else {
      lines = ["no animations yet"]
      return
    }
    let names = LayerNames(in: session)
    let frame = session.world.frame
    let rows = tracks.map { track in
      Row(
        name: "\(names.name(of: track.layer, in: frame)).\(track.keyPath)".cut(to: 28), track: track,
        end: track.duration.isFinite ? track.begin + track.duration : .infinity)
    }
    let start = min(0, tracks.map(\.begin).min() ?? 0)
    let ends = rows.map(\.end).filter(\.isFinite) + [session.world.playhead, session.world.now]
    let ruler = TimeRuler(
      start: start, end: ends.max() ?? 0,
      columns: 80 - (rows.map(\.name.count).max() ?? 0) - 4 - (rows.map(\.tail.count).max() ?? 0))
    let nameWidth = rows.map(\.name.count).max() ?? 0
    let playhead = ruler.column(session.world.playhead)
    lines =
      [
        String(repeating: " ", count: nameWidth + 2)
          + ruler.marker(at: playhead, NumberText.seconds(session.world.playhead))
      ]
      + rows.map { $0.name.padded(to: nameWidth) + "  " + ruler.bar($0.track.begin, $0.end) + "  " + $0.tail }
  }

  private struct Row {
    let name: String
    let track: Track
    let end: Double

    var tail: String {
      "\(NumberText.fixed(track.begin, 3)) … \(NumberText.seconds(end))  \(track.curve.cut(to: 14))"
    }
  }
}

extension TimeRuler {
  /// A bar of squares from `begin` to `end`, with dots elsewhere.
  fileprivate func bar(_ begin: Double, _ end: Double) -> String {
    let covered = columns(from: begin, to: end)
    return (0..<columns).map { covered.contains($0) ? "■" : "·" }.joined()
  }

  /// `▼ 0.200 s`, with the mark above `column`. The text may extend over the columns right of the bars.
  fileprivate func marker(at column: Int, _ text: String) -> String {
    String(repeating: " ", count: column) + "▼ " + text
  }
}
