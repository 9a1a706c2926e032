import LayerKit
import LuaBridge
import MotionMath
import PlainText
public import RecordingKit
import TransitionKit
import ViewKit

/// The layer tree at an instant as text: the class and name of each layer or its view, the values that differ from the
/// defaults, and the presentation values that differ from the model's.
public struct TreeText {
  public let text: String

  public init(_ recording: Recording, at time: Double, _ names: LayerNames) {
    let frame = recording.frame(at: time)
    var lines = ["time \(NumberText.fixed(time, 4))"]
    for root in frame.roots { Self.add(root, depth: 0, frame, names, to: &lines) }
    text = lines.joined(separator: "\n")
  }

  private static func add(
    _ layer: LayerID, depth: Int, _ frame: Frame, _ names: LayerNames, to lines: inout [String]
  ) {
    let indent = String(repeating: "  ", count: depth)
    lines.append(indent + names.title(of: layer, in: frame))
    for property in LayerProperty.allCases {
      let model = frame.modelValue(layer, property)
      let shown = frame.value(layer, property)
      guard model != property.defaultValue || shown != model else { continue }
      let line = "\(indent)  \(property.name) \(Self.text(model))"
      lines.append(shown == model ? line : line + " shown \(Self.text(shown))")
    }
    for child in frame.sublayers(of: layer) { add(child, depth: depth + 1, frame, names, to: &lines) }
  }

  static func text(_ value: AnimatableValue, decimals: Int = 4) -> String {
    switch value {
    case .none: "nil"
    case .bool(let flag): flag ? "true" : "false"
    case .text(let text): "\"\(text)\""
    case .numbers(let numbers): list(numbers, decimals)
    case .path(let path): "path of \(path.elements.count)"
    case .colors(let colors): "\(colors.count) colours"
    case .points(let points): "\(points.count) points"
    case .image(let image): "image \(image.id)"
    default: list(value.components, decimals)
    }
  }

  private static func list(_ numbers: [Double], _ decimals: Int) -> String {
    numbers.map { NumberText.fixed($0, decimals) }.joined(separator: " ")
  }
}
