import LayerKit
import MotionMath
import RecordingKit
import ScriptRuntime
import TimeControl

/// The moving values at the playhead, those of the chosen layer first, as many as fit.
struct InspectorValues {
  struct Row {
    let name: String
    let shown: String
    let model: String
    let differs: Bool
  }

  let rows: [Row]
  /// The number of moving values, with those that do not fit.
  let count: Int

  init(_ frame: Frame, _ names: LayerNames, first: LayerID?, atMost room: Int) {
    let moving = frame.movingProperties(under: nil)
    count = moving.count
    let ordered = moving.filter { $0.0 == first } + moving.filter { $0.0 != first }
    rows = ordered.prefix(room).map { layer, property in
      let text = PropertyText(property: property)
      let (shown, model) = (frame.value(layer, property), frame.modelValue(layer, property))
      return Row(
        name: "\(names.name(of: layer, in: frame)).\(property.name)", shown: text.text(shown), model: text.text(model),
        differs: shown != model)
    }
  }
}

extension TrackList.Row {
  /// The first number that the row's animations move; nil where there is none.
  var numberPath: LayerKeyPath? {
    guard let name = keyPath ?? bars.first?.keyPath, let path = try? LayerKeyPath(name) else { return nil }
    if path.component != nil || path.valueKind == .number { return path }
    return LayerKeyPath.all.lazy.compactMap { try? LayerKeyPath($0) }
      .first { $0.property == path.property && $0.component != nil }
  }
}
