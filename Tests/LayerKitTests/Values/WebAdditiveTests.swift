import LayerKit
import MotionMath
import TestSupport
import Testing

/// A browser's values (Chromium, Web Animations) for additive animations that overlap: a length that starts at 200, and
/// animations of 0.35 s that shrink to nothing.
@Suite("Web additive animations") struct WebAdditiveTests {
  struct Stack: Sendable {
    let animations: [(from: Double, begin: Double, curve: CAMediaTimingFunctionName)]
    /// At every hundredth of a second from 0, rounded to six digits.
    let samples: String
  }

  static let stacks = [
    Stack(
      animations: [(-100, 0, .easeInEaseOut), (60, 0.15, .easeInEaseOut)],
      samples: """
        100 100.156 100.633 101.441 102.59 104.09 105.948 108.166 110.746 113.684 116.97 120.59 124.521 128.733
        133.188 197.843 202.552 207.159 211.597 215.8 219.703 223.243 226.368 229.032 231.2 232.848 233.962 234.542
        234.594 234.139 233.204 231.822 230.036 227.89 225.431 222.706 219.913 217.24 214.712 212.354 210.182 208.21
        206.448 204.9 203.569 202.454 201.554 200.864 200.38 200.094 200 200 200 200 200 200 200 200 200 200 200
        """),
    Stack(
      animations: [(-80, 0, .easeOut), (30, 0.06, .linear), (50, 0.2, .easeIn)],
      samples: """
        120 123.808 127.491 131.081 134.59 138.023 171.382 173.812 176.171 178.459 180.676 182.821 184.893 186.891
        188.813 190.658 192.422 194.105 195.702 197.212 248.63 249.879 250.889 251.666 252.216 252.542 252.646
        252.528 252.187 251.618 250.818 249.78 248.494 246.951 245.137 243.037 240.757 238.421 236.03 233.585 231.09
        228.544 226.807 225.023 223.192 221.315 219.394 217.428 215.418 213.364 211.264 209.119 206.926 204.682
        202.38 200 200 200 200 200 200
        """),
  ]

  @Test("add up as a browser adds them", arguments: stacks)
  func sum(_ stack: Stack) throws {
    let stage = PausedStage { $0.position.x = 200 }
    for (from, begin, curve) in stack.animations {
      let animation = try CABasicAnimation("position.x", from: .number(from), to: 0, duration: 0.35)
      animation.isAdditive = true
      animation.beginTime = begin
      animation.timingFunction = CAMediaTimingFunction(name: curve)
      stage.add(animation)
    }
    let expected = stack.samples.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    try #require(expected.count == 61)
    let shown = try stage.numbers("position.x", at: expected.indices.map { Double($0) / 100 })
    #expect(isClose(shown, expected, Tolerance.browserLength))
  }
}
