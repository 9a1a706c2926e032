import MotionMath
import PlainText
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
    case .transform(let matrix): transform(matrix)
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

  /// The parts that have a key path and differ from those of the identity.
  private func transform(_ matrix: CATransform3D) -> String {
    if matrix == .identity { return "identity" }
    let parts = TransformComponents(matrix)
    var words: [String] = []
    let move = [parts.translationX, parts.translationY, parts.translationZ]
    if move.contains(where: { $0 != 0 }) { words.append("translation " + short(move, resting: 0, digits: 1)) }
    let scale = [parts.scaleX, parts.scaleY, parts.scaleZ]
    if Set(scale.prefix(2)).count == 1, scale[2] == 1, scale[0] != 1 {
      words.append("scale \(NumberText.fixed(scale[0], 3))")
    } else if scale.contains(where: { $0 != 1 }) {
      words.append("scale " + short(scale, resting: 1, digits: 3))
    }
    let turns = [("rotation.x", parts.rotationX), ("rotation.y", parts.rotationY), ("rotation", parts.rotationZ)]
    for (name, angle) in turns where NumberText.fixed(angle, 3) != "0.000" {
      words.append("\(name) \(NumberText.fixed(angle, 3)) (\(NumberText.fixed(angle * 180 / .pi, 1))°)")
    }
    return words.isEmpty ? "nearly identity" : words.joined(separator: ", ")
  }

  /// Three numbers, or two when the third is `resting`.
  private func short(_ numbers: [Double], resting: Double, digits: Int) -> String {
    let shown = numbers[2] == resting ? numbers.prefix(2) : numbers[...]
    return shown.map { NumberText.fixed($0, digits) }.joined(separator: ", ")
  }
}
