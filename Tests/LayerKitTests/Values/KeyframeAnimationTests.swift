import LayerKit
import MotionMath
import TestSupport
import Testing

/// Opacity 0, 1, 0.5, 0.7 in one second unless a test says otherwise. The rules of the values themselves are tested with
/// `Keyframes`; here they go through a layer.
@Suite("Keyframe animation") struct KeyframeAnimationTests {
  static let times = [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.99]
  static let keyTimes = [0, 0.1, 0.6, 1]

  struct Row: Sendable {
    let mode: CAAnimationCalculationMode
    let keyTimes: [Double]?
    let expected: [Double]
  }

  static let rows = [
    Row(mode: .linear, keyTimes: nil, expected: [0, 0.15, 0.3, 0.6, 0.9, 0.9, 0.75, 0.6, 0.52, 0.58, 0.64, 0.694]),
    Row(
      mode: .linear, keyTimes: keyTimes,
      expected: [0, 0.5, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.55, 0.6, 0.65, 0.695]),
    Row(mode: .discrete, keyTimes: keyTimes, expected: [0, 0, 1, 1, 1, 1, 1, 0.5, 0.5, 0.5, 0.5, 0.5]),
    Row(
      mode: .paced, keyTimes: nil, expected: [0, 0.085, 0.17, 0.34, 0.51, 0.68, 0.85, 0.98, 0.81, 0.64, 0.53, 0.683]),
    Row(
      mode: .cubic, keyTimes: nil,
      expected: [0, 0.16434374, 0.34725, 0.708, 0.96075, 0.9848, 0.8, 0.5792, 0.49165, 0.5296, 0.61795, 0.6936945]),
  ]

  static func animation(_ keyPath: LayerProperty, _ values: [AnimatableValue]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: LayerKeyPath(keyPath))
    animation.values = values
    animation.duration = 1
    return animation
  }

  static func points(_ points: (Double, Double)...) -> [AnimatableValue] {
    points.map { .point(CGPoint(x: $0.0, y: $0.1)) }
  }

  @Test("every mode shows what macOS shows", arguments: rows)
  func modes(_ row: Row) throws {
    let animation = Self.animation(.opacity, [0, 1, 0.5, 0.7])
    animation.calculationMode = row.mode
    animation.keyTimes = row.keyTimes
    let stage = PausedStage()
    stage.add(animation)
    #expect(isClose(try stage.numbers("opacity", at: Self.times), row.expected, Tolerance.curve))
  }

  @Test("times for fewer values than there are: the rest is never reached")
  func commonPrefix() throws {
    let animation = Self.animation(.opacity, [0, 1, 0.5, 0.7])
    animation.keyTimes = [0, 0.5, 1]
    let stage = PausedStage()
    stage.add(animation)
    let shown = try stage.numbers("opacity", at: [0.1, 0.25, 0.4, 0.6, 0.75, 0.9])
    #expect(isClose(shown, [0.2, 0.5, 0.8, 0.9, 0.75, 0.6], Tolerance.rounding))
  }

  @Test("a cubic way through points leaves the straight line")
  func cubicPoints() throws {
    let animation = Self.animation(.position, Self.points((0, 0), (30, 0), (30, 10)))
    animation.calculationMode = .cubic
    let stage = PausedStage()
    stage.add(animation)
    #expect(try stage.value("position", at: 0.25) == .point(CGPoint(x: 16.875, y: -0.625)))
  }

  @Test("a paced way through points has one speed")
  func pacedPoints() throws {
    let animation = Self.animation(.position, Self.points((0, 0), (30, 0), (30, 10)))
    animation.calculationMode = .paced
    let stage = PausedStage()
    stage.add(animation)
    #expect(isClose(try stage.number("position.x", at: 0.55), 22, Tolerance.rounding))
  }

  @Test(
    "tension, continuity and bias bend the spline",
    arguments: [([0, 1, 1, 0], [], [], 2.5), ([], [0, 1, 0, 0], [], 2.125), ([], [], [0, 0, 1, 0], 2.375)]
      as [([Double], [Double], [Double], Double)])
  func spline(_ tension: [Double], _ continuity: [Double], _ bias: [Double], _ expected: Double) throws {
    let animation = Self.animation(.position, Self.points((0, 0), (1, 0), (4, 0), (9, 0)))
    animation.keyPath = try LayerKeyPath("position.x")
    animation.values = [0, 1, 4, 9]
    animation.calculationMode = .cubic
    animation.tensionValues = tension
    animation.continuityValues = continuity
    animation.biasValues = bias
    let stage = PausedStage()
    stage.add(animation)
    #expect(isClose(try stage.number("position.x", at: 0.5), expected, Tolerance.rounding))
  }

  @Test("segment curves warp within their segment, the animation's own the whole")
  func curves() throws {
    let animation = Self.animation(.opacity, [0, 1, 0])
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    let stage = PausedStage()
    stage.add(animation)
    #expect(isClose(try stage.numbers("opacity", at: [0.25, 0.75]), [0.315357, 0.5], Tolerance.curve))

    let whole = Self.animation(.opacity, [0, 1])
    whole.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let other = PausedStage()
    other.add(whole)
    #expect(isClose(try other.number("opacity", at: 0.5), 0.315357, Tolerance.curve))
  }

  @Test("a single value has no effect")
  func single() throws {
    let stage = PausedStage { $0.opacity = 0.5 }
    stage.add(Self.animation(.opacity, [0.1]))
    #expect(try stage.number("opacity", at: 0.5) == 0.5)
  }

  @Test("key times out of order are refused")
  func badKeyTimes() throws {
    let animation = Self.animation(.opacity, [0, 1, 0])
    animation.keyTimes = [0, 0.7, 0.3]
    #expect(throws: MotionError.keyTimesDoNotRise(index: 2, value: 0.3, before: 0.7)) { try animation.validate() }
  }
}
