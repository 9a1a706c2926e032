import LayerKit
import MotionMath
import ScriptAPI
import TimelineKit

/// The model beside what is on screen, for every property that is not at its default; what differs has a star.
struct ValueTable {
  let lines: [String]

  /// - Parameter root: Only this layer and what is in it; nil for everything.
  init(_ session: ScriptSession, under root: LayerID?) {
    let names = LayerNames(in: session)
    let frame = session.world.frame
    var rows = [["", "model", "", "shown"]]
    for layer in frame.layers(under: root) {
      let name = names.name(of: layer, in: frame)
      for property in LayerProperty.allCases {
        let model = frame.modelValue(layer, property)
        let shown = frame.value(layer, property)
        guard model != property.defaultValue || shown != model || frame.isAnimated(layer, property) else { continue }
        let text = PropertyText(property: property)
        rows.append(["\(name).\(property.name)", text.text(model), shown == model ? " " : "*", text.text(shown)])
      }
    }
    guard rows.count > 1 else {
      lines = ["every value is at its default"]
      return
    }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let isNarrow = rows.allSatisfy { widths[0] + widths[1] + 7 + $0[3].count <= 80 }
    lines = rows.map { row in
      guard isNarrow else { return "\(row[2].padded(to: 1)) \(row[0])  \(row[1])  \(row[3])" }
      return row[0].padded(to: widths[0]) + "  " + row[1].padded(to: widths[1]) + "  " + row[2].padded(to: 1) + "  "
        + row[3]
    }
  }
}
