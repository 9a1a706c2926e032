import MotionMath
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

  mutating func note(_ frame: Frame, at number: Int, _ name: (LayerID, Frame) -> String) {
    for layer in frame.layersInTree {
      let superlayer = frame.superlayer(of: layer)
      guard let place = places[layer] else {
        places[layer] = entries.count
        let className = frame.owner(of: layer) ?? frame.className(of: layer) ?? "CALayer"
        entries.append(
          Entry(
            id: layer, name: name(layer, frame), className: className, spans: [(number, number + 1, superlayer)]))
        continue
      }
      let last = entries[place].spans.count - 1
      if entries[place].spans[last].to == number, entries[place].spans[last].superlayer == superlayer {
        entries[place].spans[last].to = number + 1
      } else {
        entries[place].spans.append((number, number + 1, superlayer))
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

/// The values of every lane, shown and model.
struct LaneTable {
  private struct Lane: Hashable {
    let layer: LayerID
    let property: LayerProperty
  }

  private struct Histories {
    var shown: LaneHistory
    var model: LaneHistory
    /// Whether they were ever two different values.
    var differs = false
  }

  private var order: [Lane] = []
  private var histories: [Histories] = []
  private var places: [Lane: Int] = [:]

  /// Notes what the trace notes: the properties that were ever set or are animated, of the layers on screen.
  mutating func note(_ frame: Frame, at number: Int) {
    for layer in frame.layersInTree {
      for property in LayerProperty.allCases
      where !frame.isDefault(layer, property) || frame.isAnimated(layer, property) {
        let lane = Lane(layer: layer, property: property)
        let place = places[lane] ?? histories.count
        if place == histories.count {
          places[lane] = place
          order.append(lane)
          histories.append(Histories(shown: LaneHistory(property), model: LaneHistory(property)))
        }
        let shown = LaneValue(frame.value(layer, property))
        histories[place].shown.append(shown, at: number)
        let model =
          frame.isAnimated(layer, property) ? LaneValue(frame.modelValue(layer, property)) : shown
        histories[place].model.append(model, at: number)
        if model != shown { histories[place].differs = true }
      }
    }
  }

  /// A lane without runs of `shown` shows its model.
  func text(in columns: ColumnTable) -> String {
    JSONText.array(
      zip(order, histories).map { lane, values in
        JSONText.object([
          "layer": String(lane.layer.index), "property": JSONText.string(lane.property.name),
          "components": String(values.shown.componentCount),
          "runs": JSONText.array(
            values.model.texts("model", in: columns)
              + (values.differs ? values.shown.texts("shown", in: columns) : [])),
        ])
      })
  }
}
