import LayerKit
import MotionMath
import PlainText
import RecordingKit
import ScriptRuntime

/// The model and presentation values of every property that is not at its default; differing values have a star.
struct ValueTable {
  let lines: [String]

  /// - Parameter root: Restricts the table to this layer and the layers inside it; nil for everything.
  init(_ session: ScriptSession, under root: LayerID?) {
    let names = LayerNames(in: session)
    let frame = session.world.frame
    var rows: [Row] = []
    for layer in frame.layers(under: root) {
      let name = names.name(of: layer, in: frame)
      for property in LayerProperty.allCases {
        let model = frame.modelValue(layer, property)
        let shown = frame.value(layer, property)
        guard model != property.defaultValue || shown != model || frame.isAnimated(layer, property) else { continue }
        let text = PropertyText(property: property)
        rows.append(
          Row(
            name: "\(name).\(property.name)", model: text.text(model), shown: text.text(shown), differs: shown != model)
        )
      }
    }
    guard !rows.isEmpty else {
      lines = ["every value is at its default"]
      return
    }
    let beside = rows.filter(\.fitsBeside)
    let nameWidth = beside.map(\.name.count).max() ?? 0
    let modelWidth = max(5, beside.map(\.model.count).max() ?? 0)
    let title = String(repeating: " ", count: nameWidth + 2) + "model".padded(to: modelWidth) + "     shown"
    lines = (beside.isEmpty ? [] : [title]) + rows.flatMap { $0.lines(nameWidth, modelWidth) }
  }

  private struct Row {
    let name: String
    let model: String
    let shown: String
    let differs: Bool

    /// Whether the row fits one line of 80 columns, whatever the widths of other such rows.
    var fitsBeside: Bool { name.count <= 25 && model.count <= 22 && shown.count <= 26 }

    /// One line in columns, or one value below the other.
    func lines(_ nameWidth: Int, _ modelWidth: Int) -> [String] {
      if fitsBeside {
        return [
          "\(name.padded(to: nameWidth))  \(model.padded(to: modelWidth))  \(differs ? "*" : " ")  \(shown)"
        ]
      }
      let both = differs ? ["  model  \(model)", "* shown  \(shown)"] : ["  both   \(model)"]
      return ([name] + both).map { $0.cut(to: 80) }
    }
  }
}
