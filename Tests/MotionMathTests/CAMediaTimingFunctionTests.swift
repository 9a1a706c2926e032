import MotionMath
import TestSupport
import Testing

@Suite("CAMediaTimingFunction") struct CAMediaTimingFunctionTests {
  struct Row: Sendable {
    let curve: CAMediaTimingFunction
    let inputs: [Double]
    let expected: [Double]
  }

  static let fifths = [0.1, 0.25, 0.5, 0.75, 0.9]

  static let measured = [
    Row(
      curve: CAMediaTimingFunction(name: .easeIn), inputs: fifths,
      expected: [0.017026613, 0.09346466, 0.31535682, 0.6218605, 0.83942777]),
    Row(
      curve: CAMediaTimingFunction(name: .easeOut), inputs: fifths,
      expected: [0.16057223, 0.37813953, 0.6846432, 0.9065353, 0.9829734]),
    Row(
      curve: CAMediaTimingFunction(name: .easeInEaseOut), inputs: fifths,
      expected: [0.019722449, 0.12916191, 0.5, 0.8708381, 0.98027754]),
    Row(
      curve: CAMediaTimingFunction(name: .default), inputs: fifths,
      expected: [0.094795, 0.4085106, 0.8024034, 0.96045905, 0.99431646]),
    Row(
      curve: CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 1), inputs: [0.25, 0.75],
      expected: [0.105889, 0.894111]),
    Row(
      curve: CAMediaTimingFunction(name: .easeInEaseOut), inputs: [0.2, 0.4, 0.6],
      expected: [0.0816598563, 0.3318838701, 0.6681161299]),
    Row(curve: CAMediaTimingFunction(name: .linear), inputs: [0, 0.3, 1], expected: [0, 0.3, 1]),
  ]

  @Test("has the values measured on macOS", arguments: measured)
  func measuredRows(_ row: Row) {
    #expect(isClose(row.inputs.map(row.curve.value(at:)), row.expected, Tolerance.curve))
  }

  @Test("is not the power of the input that other frameworks use")
  func otherEasings() {
    let (easeIn, easeOut) = (CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut))
    let rows = [(easeIn, 0.2, 0.008), (easeIn, 0.9, 0.729), (easeOut, 0.2, 0.36), (easeOut, 0.9, 0.99)]
    for (curve, input, power) in rows {
      #expect(!isClose(curve.value(at: input), power, Tolerance.curve))
    }
  }

  /// Halving the interval sixty times, with the curve written out in Bernstein form.
  static func bisected(_ curve: CAMediaTimingFunction, at x: Double) -> Double {
    func bernstein(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bernstein(curve.x1, curve.x2, middle) < x { low = middle } else { high = middle }
    }
    return bernstein(curve.y1, curve.y2, (low + high) / 2)
  }

  @Test("agrees with bisection for any control points", arguments: Seed.first(100))
  func agreesWithBisection(_ seed: Seed) {
    var generator = seed.generator
    let curve = CAMediaTimingFunction(
      controlPoints: generator.number(in: 0.01...0.99), generator.number(in: -2...3),
      generator.number(in: 0.01...0.99), generator.number(in: -2...3))
    for _ in 0..<50 {
      let x = generator.number(in: 0...1)
      #expect(isClose(curve.value(at: x), Self.bisected(curve, at: x), Tolerance.solver))
    }
  }

  @Test(
    "agrees with bisection where the curve stands still or is vertical",
    arguments: [(1, 0, 0, 1), (0, 1, 1, 0), (0, 0, 1, 1), (0, 2, 0, 1), (1, 0, 1, 1), (1, 1, 1, 1)],
    [0.001, 0.1, 0.3, 0.7, 0.999])
  func extremes(_ points: (Double, Double, Double, Double), x: Double) {
    let curve = CAMediaTimingFunction(controlPoints: points.0, points.1, points.2, points.3)
    #expect(isClose(curve.value(at: x), Self.bisected(curve, at: x), Tolerance.solver))
  }

  @Test("begins at 0, ends at 1 and clamps what is outside", arguments: CAMediaTimingFunctionName.allCases)
  func ends(_ name: CAMediaTimingFunctionName) {
    let curve = CAMediaTimingFunction(name: name)
    #expect([-1, 0, 1, 2].map(curve.value(at:)) == [0, 0, 1, 1])
    #expect(curve.name == name)
  }

  @Test("overshoots where its control points do")
  func overshoots() {
    let back = CAMediaTimingFunction(controlPoints: 0.34, 1.56, 0.64, 1)
    #expect(back.value(at: 0.6) > 1)
    #expect(back.name == nil)
  }
}
