import MotionMath
import TestSupport
import Testing

/// Values 0, 1, 0.5, 0.7 over one second unless a test says otherwise, as measured on macOS.
@Suite("Keyframes") struct KeyframesTests {
  struct Row: Sendable {
    let mode: CAAnimationCalculationMode
    var keyTimes: [Double]?
    let expected: [Double]
  }

  static let times = [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.99]
  static let keyTimes = [0, 0.1, 0.6, 1]
  static let linearWithKeyTimes = [0, 0.5, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.55, 0.6, 0.65, 0.695]

  static let rows = [
    Row(mode: .linear, expected: [0, 0.15, 0.3, 0.6, 0.9, 0.9, 0.75, 0.6, 0.52, 0.58, 0.64, 0.694]),
    Row(mode: .linear, keyTimes: keyTimes, expected: linearWithKeyTimes),
    Row(mode: .discrete, expected: [0, 0, 0, 0, 1, 1, 0.5, 0.5, 0.5, 0.7, 0.7, 0.7]),
    Row(mode: .discrete, keyTimes: keyTimes, expected: [0, 0, 1, 1, 1, 1, 1, 0.5, 0.5, 0.5, 0.5, 0.5]),
    Row(mode: .paced, expected: [0, 0.085, 0.17, 0.34, 0.51, 0.68, 0.85, 0.98, 0.81, 0.64, 0.53, 0.683]),
    Row(mode: .paced, keyTimes: keyTimes, expected: linearWithKeyTimes),
    Row(
      mode: .cubic,
      expected: [
        0, 0.16434374, 0.34725, 0.708, 0.96075, 0.9848, 0.8, 0.5792, 0.49165, 0.5296, 0.61795, 0.6936945,
      ]),
    Row(
      mode: .cubic, keyTimes: keyTimes,
      expected: [
        0, 0.6145833, 1, 1.0066667, 0.9, 0.74, 0.58666664, 0.5, 0.503125, 0.55833334, 0.634375, 0.69479686,
      ]),
  ]

  static func numbers(_ numbers: Double...) -> [AnimatableValue] { numbers.map(AnimatableValue.number) }
  static func points(_ points: (Double, Double)...) -> [AnimatableValue] {
    points.map { .point(CGPoint(x: $0.0, y: $0.1)) }
  }

  @Test("every mode shows what macOS shows", arguments: rows)
  func modes(_ row: Row) throws {
    let keyframes = try Keyframes(
      values: Self.numbers(0, 1, 0.5, 0.7), keyTimes: row.keyTimes, calculationMode: row.mode)
    let shown = Self.times.map { keyframes.value(at: $0)?.components.first ?? .nan }
    #expect(isClose(shown, row.expected, Tolerance.curve))
  }

  @Test("values without a key time are never reached")
  func commonPrefix() throws {
    let keyframes = try Keyframes(values: Self.numbers(0, 1, 0.5, 0.7), keyTimes: [0, 0.5, 1])
    let shown = [0.1, 0.25, 0.4, 0.6, 0.75, 0.9].map { keyframes.value(at: $0)?.components.first ?? .nan }
    #expect(isClose(shown, [0.2, 0.5, 0.8, 0.9, 0.75, 0.6], Tolerance.rounding))
  }

  @Test("discrete values may have one key time more")
  func discreteEnd() throws {
    let keyframes = try Keyframes(
      values: Self.numbers(0, 1, 0.3), keyTimes: [0, 0.3, 0.6, 1], calculationMode: .discrete)
    #expect([0.1, 0.35, 0.65, 0.95, 1].map { keyframes.value(at: $0) } == Self.numbers(0, 1, 0.3, 0.3, 0.3))
  }

  struct Placement: Sendable {
    let mode: CAAnimationCalculationMode
    let values: [AnimatableValue]
    let fraction: Double
    let expected: [Double]
  }

  static let placements = [
    Placement(mode: .cubic, values: points((0, 0), (30, 0), (30, 10)), fraction: 0.25, expected: [16.875, -0.625]),
    Placement(mode: .paced, values: points((0, 0), (30, 0), (30, 10)), fraction: 0.55, expected: [22, 0]),
    Placement(mode: .cubic, values: points((0, 0), (10, 0), (10, 30)), fraction: 0.75, expected: [10.625, 13.125]),
    Placement(
      mode: .cubicPaced, values: points((0, 0), (20, 80), (100, 20), (120, 100)), fraction: 0.35,
      expected: [26.365239, 79.03654]),
    Placement(
      mode: .paced,
      values: [
        .size(.zero), .size(CGSize(width: 6, height: 8)), .size(CGSize(width: 6, height: 38)),
      ], fraction: 0.5, expected: [6, 18]),
    Placement(mode: .paced, values: points((0, 0), (10, 0), (110, 0)), fraction: 0.5, expected: [55, 0]),
    Placement(mode: .paced, values: points((0, 0), (10, 0), (110, 0)), fraction: 0.1, expected: [11, 0]),
  ]

  @Test("points and sizes are where their sources have them", arguments: placements)
  func placed(_ row: Placement) throws {
    let keyframes = try Keyframes(values: row.values, calculationMode: row.mode)
    let shown = try #require(keyframes.value(at: row.fraction))
    #expect(isClose(shown.components, row.expected, Tolerance.curve))
  }

  @Test(
    "tension, continuity and bias bend the middle of a cubic run",
    arguments: [([0, 1, 1, 0], [], [], 2.5), ([], [0, 1, 0, 0], [], 2.125), ([], [], [0, 0, 1, 0], 2.375)]
      as [([Double], [Double], [Double], Double)])
  func splineParameters(_ tension: [Double], _ continuity: [Double], _ bias: [Double], _ expected: Double) throws {
    let keyframes = try Keyframes(
      values: Self.numbers(0, 1, 4, 9), calculationMode: .cubic, tensionValues: tension,
      continuityValues: continuity, biasValues: bias)
    #expect(isClose(keyframes.value(at: 0.5)?.components ?? [], [expected], Tolerance.rounding))
  }

  @Test("a cubic run leaves its first value along the first difference, not as other implementations have it")
  func otherEndTangents() throws {
    let keyframes = try Keyframes(values: Self.numbers(0, 1, 0), calculationMode: .cubic)
    let shown = try #require(keyframes.value(at: 0.25)?.components.first)
    // Hermite at one half: ends 0 and 1, tangents 1 and, in the middle of a peak, 0.
    #expect(isClose(shown, 0.625, Tolerance.rounding) && !isClose(shown, 0.5625, Tolerance.curve))
  }

  @Test("one value has no effect")
  func oneValue() throws {
    #expect(try Keyframes(values: Self.numbers(3)).value(at: 0.5) == nil)
    #expect(try Keyframes(values: []).value(at: 0.5) == nil)
    #expect(try Keyframes(values: Self.numbers(1, 2), keyTimes: []).value(at: 0.5) == nil)
  }

  /// "When the calculation mode is paced or cubicPaced, the timing functions are ignored" (Apple's page of the class).
  @Test(
    "curves of segments mean nothing where the speed is constant",
    arguments: [CAAnimationCalculationMode.paced, .cubicPaced])
  func ignoredCurves(_ mode: CAAnimationCalculationMode) throws {
    let values = Self.points((0, 0), (20, 80), (100, 20), (120, 100))
    let plain = try Keyframes(values: values, calculationMode: mode)
    let curved = try Keyframes(
      values: values, timingFunctions: Array(repeating: CAMediaTimingFunction(name: .easeIn), count: 3),
      calculationMode: mode)
    for fraction in [0.1, 0.35, 0.6, 0.9] { #expect(curved.value(at: fraction) == plain.value(at: fraction)) }
  }

  @Test("each segment has its own curve, and missing ones are linear")
  func segmentCurves() throws {
    let curve = CAMediaTimingFunction(name: .easeIn)
    let keyframes = try Keyframes(values: Self.numbers(0, 10, 20), timingFunctions: [curve])
    #expect(isClose(keyframes.value(at: 0.25)?.components ?? [], [10 * curve.value(at: 0.5)], Tolerance.rounding))
    #expect(isClose(keyframes.value(at: 0.75)?.components ?? [], [15], Tolerance.rounding))
  }

  @Test("a key time that occurs twice makes the value jump")
  func jump() throws {
    let keyframes = try Keyframes(values: Self.numbers(0, 1, 5, 6), keyTimes: [0, 0.5, 0.5, 1])
    #expect(keyframes.value(at: 0.5) == .number(5))
    #expect(isClose(keyframes.value(at: 0.25)?.components ?? [], [0.5], Tolerance.rounding))
  }

  @Test("passes through every value at its time in every mode", arguments: CAAnimationCalculationMode.allCases)
  func passesThrough(_ mode: CAAnimationCalculationMode) throws {
    let values = Self.points((0, 0), (20, 80), (100, 20), (120, 100))
    let keyframes = try Keyframes(values: values, keyTimes: Self.keyTimes, calculationMode: mode)
    for (time, value) in zip(Self.keyTimes, values) {
      #expect(isClose(keyframes.value(at: time)?.components ?? [], value.components, Tolerance.rounding))
    }
  }

  @Test("refuses values of two kinds and key times out of order")
  func refuses() {
    #expect(throws: MotionError.kindsDiffer(expected: .number, given: .point)) {
      try Keyframes(values: [.number(1), .point(.zero)])
    }
    #expect(throws: MotionError.keyTimesDoNotRise(index: 2, value: 0.2, before: 0.5)) {
      try Keyframes(values: Self.numbers(1, 2, 3), keyTimes: [0, 0.5, 0.2])
    }
    #expect(throws: MotionError.keyTimesDoNotRise(index: 1, value: 1.5, before: 0)) {
      try Keyframes(values: Self.numbers(1, 2), keyTimes: [0, 1.5])
    }
  }

  @Test("a nil colour makes the segments next to it nil")
  func nilColor() throws {
    let keyframes = try Keyframes(values: [.color(.black), .none, .color(.white), .color(.black)])
    #expect(keyframes.value(at: 0.1) == AnimatableValue.none)
    #expect(keyframes.value(at: 0.5) == AnimatableValue.none)
    #expect(keyframes.value(at: 0.9)?.kind == .color)
  }
}
