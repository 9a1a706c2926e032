import LayerKit
import PlainText
import RecordingKit
import ScriptRuntime
import TimeControl

/// The animations on record as rows: a layer's in one, or a row for each key path.
struct TrackList {
  struct Row {
    let layer: LayerID
    let layerName: String
    let title: String
    /// The key path of the row; nil for a folded layer.
    let keyPath: String?
    let bars: [RunBar]

    /// Whether one of its bars is there at `time`, in seconds.
    func isActive(at time: Double) -> Bool {
      bars.contains { $0.bar.from <= time && $0.bar.kind(at: time) != nil }
    }

    /// True when the row shows the selection.
    func shows(_ chosen: InspectorState.Chosen?) -> Bool {
      guard let chosen, chosen.layer == layer else { return false }
      guard let keyPath, let other = chosen.keyPath else { return true }
      return keyPath == other || chosen.property != nil && self.chosen.property == chosen.property
    }

    /// Itself as what is chosen.
    var chosen: InspectorState.Chosen { InspectorState.Chosen(layer: layer, keyPath: keyPath) }
  }

  let rows: [Row]
  /// The columns that the longest title takes.
  let nameColumns: Int

  init(_ all: [RunBar], _ names: LayerNames, filter: String, folded: Set<LayerID>, in recording: Recording) {
    var order: [LayerID] = []
    var tracks: [LayerID: [RunBar]] = [:]
    for track in all {
      if tracks[track.layer] == nil { order.append(track.layer) }
      tracks[track.layer, default: []].append(track)
    }
    let filter = filter.lowercased()
    // A layer that has left has the name that it had when its first bar began.
    let frame = recording.frame(at: 0)
    rows = order.flatMap { layer -> [Row] in
      let all = tracks[layer] ?? []
      if let first = all.first { frame.seek(to: first.bar.from) }
      let name = names.name(of: layer, in: frame)
      if folded.contains(layer) {
        return [Row(layer: layer, layerName: name, title: "▸ " + name, keyPath: nil, bars: all)]
      }
      var paths: [String] = []
      for track in all where !paths.contains(track.keyPath) { paths.append(track.keyPath) }
      return paths.map { path in
        Row(
          layer: layer, layerName: name, title: "\(name).\(path)", keyPath: path,
          bars: all.filter { $0.keyPath == path })
      }
    }.filter { filter.isEmpty || $0.title.lowercased().contains(filter) }
    nameColumns = rows.map { TerminalColumns.count($0.title) }.max() ?? 0
  }
}
