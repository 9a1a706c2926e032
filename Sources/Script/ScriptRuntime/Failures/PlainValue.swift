package import MotionMath
import PlainText

/// Values as plain text with fixed decimals: equal values, equal bytes.
package enum PlainValue {
  /// The value in plain text, numbers with at most `decimals` decimals.
  package static func text(_ value: AnimatableValue, decimals: Int = 4) -> String {
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
