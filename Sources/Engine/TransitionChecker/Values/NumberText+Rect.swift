import MotionMath
import PlainText

extension NumberText {
  /// Origin and size, in points: `(20 59; 353 220)`.
  static func rect(_ rect: CGRect) -> String {
    let sides = [rect.minX, rect.minY, rect.size.width, rect.size.height].map { trimmed($0) }
    return "(\(sides[0]) \(sides[1]); \(sides[2]) \(sides[3]))"
  }
}
