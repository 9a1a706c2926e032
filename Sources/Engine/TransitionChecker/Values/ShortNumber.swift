import MotionMath
import PlainText

/// Numbers in findings: three decimals at most, without the zeros at the end.
enum ShortNumber {
  static func text(_ rect: CGRect) -> String {
    "(\(text(rect.minX)) \(text(rect.minY)); \(text(rect.size.width)) \(text(rect.size.height)))"
  }

  static func text(_ number: Double) -> String { NumberText.fixed(number, 3, isTrimmed: true) }
  /// `25 %`, of 0.25.
  static func percent(_ fraction: Double) -> String { NumberText.fixed(fraction * 100, 1, isTrimmed: true) + " %" }
}
