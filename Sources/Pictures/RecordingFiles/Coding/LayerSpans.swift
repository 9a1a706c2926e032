import PlainText
import RecordingKit

/// The layers of a run: their names, and when each was in which other.
struct LayerSpans {
  private struct Entry {
    let id: LayerID
    let name: String
    let className: String
    /// From a frame to another one, which is not included.
    var spans: [(from: Int, to: Int, superlayer: LayerID?)]
  }

  private var entries: [Entry] = []
  private var places: [LayerID: Int] = [:]

  var isEmpty: Bool { entries.isEmpty }

  /// Whether a layer was on screen: one that is a mask never is.
  func contains(_ layer: LayerID) -> Bool { places[layer] != nil }

  mutating func note(_ frame: Frame, at number: Int, _ name: (LayerID) -> String) {
    for layer in frame.layersInTree {
      let superlayer = frame.superlayer(of: layer)
      guard let index = places[layer] else {
        places[layer] = entries.count
        let className = frame.owner(of: layer) ?? frame.className(of: layer) ?? "CALayer"
        entries.append(
          Entry(
            id: layer, name: name(layer), className: className, spans: [(number, number + 1, superlayer)]))
        continue
      }
      let last = entries[index].spans.count - 1
      if entries[index].spans[last].to == number, entries[index].spans[last].superlayer == superlayer {
        entries[index].spans[last].to = number + 1
      } else {
        entries[index].spans.append((number, number + 1, superlayer))
      }
    }
  }

  var text: String {
    JSONText.array(
      entries.map { entry in
        JSONText.object([
          "name": JSONText.string(entry.name), "class": JSONText.string(entry.className), "id": String(entry.id.index),
          "in": JSONText.array(entry.spans.map { "[\($0.from),\($0.to),\($0.superlayer?.index ?? -1)]" }),
        ])
      })
  }
}
