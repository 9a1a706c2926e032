import MotionMath
import PlainText
import RecordingKit

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
  private var properties: LaneProperties

  init(_ recording: Recording) { properties = LaneProperties(of: recording) }

  /// Notes what the trace notes: the properties that were ever set or moved, of the layers on screen.
  mutating func note(_ frame: Frame, at number: Int) {
    for layer in frame.layersInTree {
      for property in properties.of(layer) {
        let lane = Lane(layer: layer, property: property)
        let index = places[lane] ?? histories.count
        if index == histories.count {
          places[lane] = index
          order.append(lane)
          histories.append(Histories(shown: LaneHistory(property), model: LaneHistory(property)))
        }
        let shown = LaneValue(frame.value(layer, property))
        histories[index].shown.append(shown, at: number)
        let model =
          frame.isAnimated(layer, property) ? LaneValue(frame.modelValue(layer, property)) : shown
        histories[index].model.append(model, at: number)
        if model != shown { histories[index].differs = true }
      }
    }
  }

  /// Texts, each once, by their numbers.
  private struct Texts {
    private(set) var list: [String] = []
    private var cached: [String: Int] = [:]

    mutating func number(of text: String) -> Int {
      if let number = cached[text] { return number }
      cached[text] = list.count
      list.append(text)
      return list.count - 1
    }
  }

  /// Properties in the order of their table, values, each once, and lanes: of each layer `[layer, [property, value, …], [[property, [model], [shown]], …]]`.
  ///
  /// Nearly all lanes have one value for as long as their layer is on screen, and are a property and a value; of the others
  /// `model` and `shown` are `from, count, value, …`. Nothing under `shown`: it is the model.
  func fields(in columns: ColumnTable) -> (properties: String, values: String, lanes: String) {
    let properties = Set(order.map(\.property)).sorted { $0.rawValue < $1.rawValue }
    let places = Dictionary(uniqueKeysWithValues: properties.enumerated().map { ($1, $0) })
    var values = Texts()
    var layers: [LayerID] = []
    var parts: [LayerID: (still: [String], moving: [String])] = [:]
    for (lane, history) in zip(order, histories) {
      if parts[lane.layer] == nil { layers.append(lane.layer) }
      let property = String(places[lane.property] ?? 0)
      if !history.differs, let value = history.model.constant(in: columns) {
        parts[lane.layer, default: ([], [])].still += [property, String(values.number(of: value))]
        continue
      }
      func runs(_ history: LaneHistory) -> String {
        JSONText.array(
          history.texts(in: columns).flatMap { run in
            [run.from, run.count, values.number(of: run.value)].map(String.init)
          })
      }
      parts[lane.layer, default: ([], [])].moving.append(
        JSONText.array([property, runs(history.model), history.differs ? runs(history.shown) : "[]"]))
    }
    let lanes = layers.map { layer in
      let part = parts[layer] ?? ([], [])
      return JSONText.array([String(layer.index), JSONText.array(part.still), JSONText.array(part.moving)])
    }
    return (
      JSONText.array(properties.map { JSONText.string($0.name) }), JSONText.array(values.list), JSONText.array(lanes)
    )
  }
}
