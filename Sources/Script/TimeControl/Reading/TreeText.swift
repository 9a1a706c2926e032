package import MotionMath
import PlainText
package import RecordingKit
package import ScriptRuntime

/// The layer tree at an instant as text: the class and name of each layer or its view, the values that differ from the
/// defaults, and the presentation values that differ from the model's.
package struct TreeText {
  package let text: String

  /// - Parameters:
  ///   - root: Only this layer and the layers inside it; nil for every window.
  ///   - text: How a value is written; by default exactly, as snapshots are compared.
  package init(
    _ recording: Recording, at time: Double, _ names: LayerNames, under root: LayerID? = nil,
    text: (LayerProperty, AnimatableValue) -> String = { PlainValue.text($1) }
  ) {
    let frame = recording.frame(at: time)
    var lines = ["time \(NumberText.fixed(time, 4))"]
    for root in root.map({ [$0] }) ?? frame.roots {
      Self.add(root, depth: 0, frame, names, text, to: &lines)
    }
    self.text = lines.joined(separator: "\n")
  }

  private static func add(
    _ layer: LayerID, depth: Int, _ frame: Frame, _ names: LayerNames,
    _ text: (LayerProperty, AnimatableValue) -> String, to lines: inout [String]
  ) {
    let indent = String(repeating: "  ", count: depth)
    // A name may be any text; here it is the rest of a line.
    lines.append(indent + VisibleText.escaped(names.title(of: layer, in: frame), keepsLines: false))
    for property in LayerProperty.allCases {
      let model = frame.modelValue(layer, property)
      let shown = frame.value(layer, property)
      guard model != property.defaultValue || shown != model else { continue }
      let line = "\(indent)  \(property.name) \(text(property, model))"
      lines.append(shown == model ? line : line + " shown \(text(property, shown))")
    }
    for child in frame.sublayers(of: layer) { add(child, depth: depth + 1, frame, names, text, to: &lines) }
  }
}
