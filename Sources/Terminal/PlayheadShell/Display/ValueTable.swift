import LayerKit
import MotionMath
import PlainText
import RecordingKit
import ScriptRuntime

/// The model and presentation values of every property that is not at its default; differing values have a star.
struct ValueTable {
  let lines: [String]

  /// - Parameters:
  ///   - root: Restricts the table to this layer and the layers inside it; nil for everything.
  ///   - columns: Those of a line.
  init(_ session: ScriptSession, under root: LayerID?, columns: Int = 80, ink: Ink = .plain) {
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
    let beside = rows.filter { $0.fitsBeside(columns) }
    let nameWidth = beside.map(\.name.count).max() ?? 0
    let modelWidth = max(5, beside.map(\.model.count).max() ?? 0)
    let title = String(repeating: " ", count: nameWidth + 2) + "model".padded(to: modelWidth) + "     shown"
    lines =
      (beside.isEmpty ? [] : [ink.faint(title)]) + rows.flatMap { $0.lines(nameWidth, modelWidth, columns, ink) }
  }

  private struct Row {
    let name: String
    let model: String
    let shown: String
    let differs: Bool

    /// Whether the row fits one line, whatever the widths of other such rows: of 80 columns a name has 25, the model's
    /// value 22 and the one on screen 26.
    func fitsBeside(_ columns: Int) -> Bool {
      let room = max(0, columns - 7)
      return name.count <= room * 25 / 73 && model.count <= room * 22 / 73 && shown.count <= room * 26 / 73
    }

    /// One line in columns, or one value below the other; what is not as in the model is bright.
    func lines(_ nameWidth: Int, _ modelWidth: Int, _ columns: Int, _ ink: Ink) -> [String] {
      if fitsBeside(columns) {
        let (name, model) = (name.padded(to: nameWidth), model.padded(to: modelWidth))
        return [differs ? "\(name)  \(ink.faint(model))  *  \(ink.strong(shown))" : "\(name)  \(model)     \(shown)"]
      }
      if !differs { return [name.cut(to: columns), "  both   \(model)".cut(to: columns)] }
      return [
        name.cut(to: columns), ink.faint("  model  \(model)".cut(to: columns)),
        "* shown  " + ink.strong(shown.cut(to: max(8, columns - 9))),
      ]
    }
  }
}
