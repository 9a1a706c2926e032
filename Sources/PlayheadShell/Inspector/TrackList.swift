import LayerKit
import PlainText
import RecordingKit
import ScriptRuntime
import TimeControl

/// The animations on record as rows: a layer's in one, or a row for each key path.
struct TrackList {
  struct Row {
    let layer: LayerID
    let title: String
    /// The key path of the row; nil for a folded layer.
    let keyPath: String?
    let bars: [Track]
    /// Whether one of its bars is at the playhead.
    let isActive: Bool

    /// Whether it shows what is chosen.
    func shows(_ chosen: InspectorState.Chosen?) -> Bool {
      guard let chosen, chosen.layer == layer else { return false }
      guard let keyPath, let other = chosen.keyPath else { return true }
      return keyPath == other || chosen.property != nil && self.chosen.property == chosen.property
    }

    /// Itself as what is chosen.
    var chosen: InspectorState.Chosen { InspectorState.Chosen(layer: layer, keyPath: keyPath) }
  }

  let rows: [Row]

  init(_ inspector: Inspector) {
    let record = inspector.record
    let frame = inspector.world.frame
    let time = inspector.playhead
    let state = inspector.state
    var order: [LayerID] = []
    var tracks: [LayerID: [Track]] = [:]
    for track in record.tracks {
      if tracks[track.layer] == nil { order.append(track.layer) }
      tracks[track.layer, default: []].append(track)
    }
    let filter = state.filter.lowercased()
    rows = order.flatMap { layer -> [Row] in
      let all = tracks[layer] ?? []
      let name = record.names.name(of: layer, in: frame)
      func row(_ title: String, _ keyPath: String?, _ bars: [Track]) -> Row {
        Row(
          layer: layer, title: title, keyPath: keyPath, bars: bars,
          isActive: bars.contains { $0.bar.kind(at: time) != nil && $0.bar.from <= time })
      }
      if state.folded.contains(layer) { return [row("▸ " + name, nil, all)] }
      var paths: [String] = []
      for track in all where !paths.contains(track.keyPath) { paths.append(track.keyPath) }
      return paths.map { path in row("\(name).\(path)", path, all.filter { $0.keyPath == path }) }
    }.filter { filter.isEmpty || $0.title.lowercased().contains(filter) }
  }
}
