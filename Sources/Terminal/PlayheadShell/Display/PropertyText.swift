import MotionMath
import PlainText
import RecordingKit
import ScriptRuntime

/// The value of a layer property as the shell prints it: lengths to a tenth of a point, the rest to a thousandth.
struct PropertyText {
  let property: LayerProperty

  /// `110.0, 20.0`; `0.500`; `#0a84ff`; `scale 1.200, rotation 0.785 (45.0°)`.
  func text(_ value: AnimatableValue) -> String {
    switch value {
    case .none, .bool, .path, .points, .image: PlainValue.text(value)
    case .text: PlainValue.text(value).cut(to: 30)
    case .color(let color): self.color(color)
    case .transform(let matrix): TransformText(matrix).words
    case .colors(let colors): colors.map(color).joined(separator: ", ")
    case .numbers(let numbers): list(numbers)
    case .number, .point, .size, .rect: list(value.components)
    }
  }

  private func list(_ numbers: [Double]) -> String {
    numbers.map { NumberText.fixed($0, property.unit == .points ? 1 : 3) }.joined(separator: ", ")
  }

  /// The hexadecimal form, with the alpha of a colour that is not opaque.
  private func color(_ color: CGColor) -> String {
    let opaque = color.withAlphaComponent(1).hex
    return color.alpha == 1 ? opaque : "\(opaque) alpha \(NumberText.fixed(color.alpha, 3))"
  }
}
