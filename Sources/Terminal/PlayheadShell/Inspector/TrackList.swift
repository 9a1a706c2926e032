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
    /// The bar of the system that it is part of, which folds as a whole; nil for others.
    var systemBar: LayerID?

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

  /// Views whose parts the system moves: nobody wrote these animations.
  private static let systemBars: Set<String> = ["UINavigationBar", "UITabBar", "UIToolbar"]

  /// The bar of the system that a layer is in, or is.
  private static func systemBar(around layer: LayerID, in frame: Frame) -> LayerID? {
    var next: LayerID? = layer
    while let layer = next {
      if frame.owner(of: layer).map(systemBars.contains) == true { return layer }
      next = frame.superlayer(of: layer)
    }
    return nil
  }

  /// Which row is chosen: that of the very key path, else the first that shows the property or the layer.
  func index(of chosen: InspectorState.Chosen?) -> Int? {
    rows.firstIndex { $0.layer == chosen?.layer && $0.keyPath == chosen?.keyPath }
      ?? rows.firstIndex { $0.shows(chosen) }
  }

  /// Whether a row is shown as chosen: one row for a value, every row of a layer for the layer.
  func isChosen(_ index: Int, _ chosen: InspectorState.Chosen?) -> Bool {
    chosen?.keyPath == nil ? rows[index].shows(chosen) : self.index(of: chosen) == index
  }

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
    var bars: [LayerID: [LayerID]] = [:]
    var barOfLayer: [LayerID: LayerID] = [:]
    for layer in order {
      if let first = tracks[layer]?.first { frame.seek(to: first.bar.from) }
      guard let bar = Self.systemBar(around: layer, in: frame) else { continue }
      bars[bar, default: []].append(layer)
      barOfLayer[layer] = bar
    }
    rows = order.flatMap { layer -> [Row] in
      let all = tracks[layer] ?? []
      if let first = all.first { frame.seek(to: first.bar.from) }
      if let bar = barOfLayer[layer], let parts = bars[bar], !folded.contains(bar) {
        guard parts.first == layer else { return [] }
        let name = names.name(of: bar, in: frame)
        let own = parts.flatMap { tracks[$0] ?? [] }
        return [
          Row(layer: bar, layerName: name, title: "▸ " + name, keyPath: nil, bars: own, systemBar: bar)
        ]
      }
      let name = names.name(of: layer, in: frame)
      if folded.contains(layer) {
        return [
          Row(layer: layer, layerName: name, title: "▸ " + name, keyPath: nil, bars: all, systemBar: barOfLayer[layer])
        ]
      }
      var paths: [String] = []
      for track in all where !paths.contains(track.keyPath) { paths.append(track.keyPath) }
      return paths.map { path in
        Row(
          layer: layer, layerName: name, title: "\(name).\(path)", keyPath: path,
          bars: all.filter { $0.keyPath == path }, systemBar: barOfLayer[layer])
      }
    }.filter { filter.isEmpty || $0.title.lowercased().contains(filter) }
    nameColumns = rows.map { TerminalColumns.count($0.title) }.max() ?? 0
  }
}
