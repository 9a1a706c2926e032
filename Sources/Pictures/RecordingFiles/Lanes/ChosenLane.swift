package import MotionMath
package import RecordingKit

/// A value of a layer that is written over time: `photo.view.position.x`.
package struct ChosenLane {
  package let layer: LayerID
  package let keyPath: LayerKeyPath
  /// The layer's name and the key path.
  package let name: String
  /// Its numbers; of a value that is made of several, those that change in the run.
  package let parts: [LanePart]

  /// Why a text names no lane.
  package enum Problem: Error, Equatable {
    /// No layer's name and key path are written so. With the lanes that move.
    case unknown(known: [String])
    /// The value has no numbers: a path, an image, text. With its kind.
    case noNumbers(String)
  }

  private init(_ layer: LayerID, _ keyPath: LayerKeyPath, _ name: String, _ parts: [LanePart]) {
    self.layer = layer
    self.keyPath = keyPath
    self.name = name
    self.parts = parts
  }

  /// The lane that a text names: the name of a layer, which may have points in it, and a key path.
  /// - Throws: `Problem`
  package init(_ text: String, in run: RecordedRun) throws(Problem) {
    let layers = run.layersByName
    for dot in text.indices.reversed() where text[dot] == "." {
      guard let keyPath = try? LayerKeyPath(String(text[text.index(after: dot)...])),
        let layer = layers[String(text[..<dot])]
      else { continue }
      guard let parts = Self.parts(of: keyPath, layer, run) else { throw .noNumbers(keyPath.valueKind.rawValue) }
      self.init(layer, keyPath, text, parts)
      return
    }
    throw .unknown(known: Self.moving(in: run).map(\.name))
  }

  /// The lanes that animations and scripts move, each once, in the order of the bars.
  package static func moving(in run: RecordedRun) -> [ChosenLane] {
    let names = Dictionary(run.layersByName.map { ($1, $0) }) { first, _ in first }
    var lanes: [ChosenLane] = []
    for bar in run.bars {
      guard let keyPath = try? LayerKeyPath(bar.keyPath), let layer = names[bar.layer],
        !lanes.contains(where: { $0.layer == bar.layer && $0.keyPath == keyPath }),
        let parts = parts(of: keyPath, bar.layer, run)
      else { continue }
      lanes.append(ChosenLane(bar.layer, keyPath, "\(layer).\(keyPath)", parts))
    }
    return lanes
  }

  /// How many moments decide which numbers change, at most.
  private static let mostMoments = 120

  private static func parts(of path: LayerKeyPath, _ layer: LayerID, _ run: RecordedRun) -> [LanePart]? {
    // The numbers of all but a transform are few, and a table has them all.
    guard path.valueKind == .transform else { return LanePart.all(of: path) }
    let frame = run.recording.frame(at: run.times[0])
    let step = max(1, run.times.count / mostMoments)
    let values = run.times.indices.filter { $0 % step == 0 }.compactMap { index -> AnimatableValue? in
      frame.seek(to: run.times[index])
      return frame.isHosted(layer) ? path.get(from: frame.value(layer, path.property)) : nil
    }
    return LanePart.changing(of: path, through: values)
  }

  /// The numbers shown at a frame's time, as many as `parts`; nil where the layer is not on screen or has no such value.
  package func numbers(in frame: Frame) -> [Double]? {
    guard frame.isHosted(layer) else { return nil }
    let value = keyPath.get(from: frame.value(layer, keyPath.property))
    let numbers = parts.compactMap { $0.number(of: value) }
    return numbers.count == parts.count ? numbers : nil
  }
}

extension RecordedRun {
  /// Every layer that a frame of the run shows, under its name, which no other has.
  package var layersByName: [String: LayerID] {
    var layers: [String: LayerID] = [:]
    var seen: Set<LayerID> = []
    let frame = recording.frame(at: times[0])
    for time in times {
      if isStopping() { break }
      frame.seek(to: time)
      for layer in frame.layersInTree where seen.insert(layer).inserted { layers[name(layer)] = layer }
    }
    return layers
  }
}
