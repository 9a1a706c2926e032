import LayerKit
import MotionMath
import PlainText
import RecordingKit
import ScriptRuntime
import TimeControl

/// Values at the playhead, as many as fit: those of the chosen layer, of the others those that differ from the model, the
/// rest of what is animated.
struct InspectorValues {
  struct Row {
    let layer: LayerID
    let property: LayerProperty
    let name: String
    let shown: String
    let model: String
    /// The change of the components in a second; empty for a value that is at rest or has none.
    let rate: String
    let differs: Bool
  }

  let rows: [Row]
  /// The number of values, with those that do not fit.
  let count: Int

  /// The time over which a rate is measured, in seconds: from the playhead on, as nothing but time would change it.
  private static let step = 0.0005

  init(_ frame: Frame, _ names: LayerNames, chosen: LayerID?, atMost room: Int) {
    let moving = frame.movingProperties(under: nil)
    let differing = moving.filter { frame.value($0.0, $0.1) != frame.modelValue($0.0, $0.1) }
    var order = differing.filter { $0.0 == chosen }
    if let chosen {
      let set = LayerProperty.allCases.filter { property in
        Self.always.contains(property) || frame.modelValue(chosen, property) != property.defaultValue
          || frame.isAnimated(chosen, property)
      }
      order += set.map { (chosen, $0) }.filter { pair in !order.contains { $0 == pair } }
    }
    order += differing.filter { $0.0 != chosen }
    let listed = Set(order.map { Place(layer: $0.0, property: $0.1) })
    order += moving.filter { !listed.contains(Place(layer: $0.0, property: $0.1)) }
    count = order.count
    let after = frame.recording.frame(at: frame.time + Self.step, commit: frame.commit)
    rows = order.prefix(max(0, room)).map { layer, property in
      let text = PropertyText(property: property)
      let (shown, model) = (frame.value(layer, property), frame.modelValue(layer, property))
      var rate = ""
      if frame.isAnimated(layer, property) {
        let (first, last) = (shown, after.value(layer, property))
        if first != last, first.kind == last.kind, [.number, .point, .size, .rect].contains(first.kind) {
          rate = zip(first.components, last.components)
            .map { NumberText.fixed(($1 - $0) / Self.step, property.unit == .points ? 0 : 2) }
            .joined(separator: ", ")
        }
      }
      return Row(
        layer: layer, property: property, name: "\(names.name(of: layer, in: frame)).\(property.name)",
        shown: text.text(shown), model: text.text(model), rate: rate, differs: shown != model)
    }
  }

  private struct Place: Hashable {
    let layer: LayerID
    let property: LayerProperty
  }

  /// The properties that are listed for every layer.
  private static let always: Set<LayerProperty> = [.position, .bounds, .opacity, .transform]
}
