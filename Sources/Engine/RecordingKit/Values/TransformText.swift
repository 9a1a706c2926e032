package import MotionMath
import PlainText

/// A transform in words: the parts that have a key path and differ from those of the identity.
package struct TransformText {
  /// `scale 1.200, rotation 0.785 (45.0°)`; `identity`. Shear and perspective are not in it.
  package let words: String

  package init(_ matrix: CATransform3D) {
    if matrix == .identity {
      words = "identity"
      return
    }
    let parts = TransformComponents(matrix)
    var words: [String] = []
    let move = [parts.translationX, parts.translationY, parts.translationZ]
    if move.contains(where: { !Self.isShown($0, as: 0, digits: 1) }) {
      words.append("translation " + Self.short(move, resting: 0, digits: 1))
    }
    let scale = [parts.scaleX, parts.scaleY, parts.scaleZ]
    if scale.contains(where: { !Self.isShown($0, as: 1, digits: 3) }) {
      let shown = Set(scale.prefix(2).map { NumberText.fixed($0, 3) })
      let isEven = shown.count == 1 && Self.isShown(scale[2], as: 1, digits: 3)
      words.append("scale " + (isEven ? NumberText.fixed(scale[0], 3) : Self.short(scale, resting: 1, digits: 3)))
    }
    let turns = [("rotation.x", parts.rotationX), ("rotation.y", parts.rotationY), ("rotation", parts.rotationZ)]
    for (name, angle) in turns where !Self.isShown(angle, as: 0, digits: 3) {
      words.append("\(name) \(NumberText.fixed(angle, 3)) (\(NumberText.fixed(angle * 180 / .pi, 1))°)")
    }
    self.words = words.isEmpty ? "nearly identity" : words.joined(separator: ", ")
  }

  /// Whether a number is shown as `resting` is: what a matrix is taken apart into has rounding errors.
  private static func isShown(_ number: Double, as resting: Double, digits: Int) -> Bool {
    NumberText.fixed(number, digits) == NumberText.fixed(resting, digits)
  }

  /// Three numbers, or two when the third is `resting`.
  private static func short(_ numbers: [Double], resting: Double, digits: Int) -> String {
    let shown = isShown(numbers[2], as: resting, digits: digits) ? numbers.prefix(2) : numbers[...]
    return shown.map { NumberText.fixed($0, digits) }.joined(separator: ", ")
  }
}
