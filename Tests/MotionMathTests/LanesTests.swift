import MotionMath
import TestSupport
import Testing

/// Eight at a time is what one at a time is.
@Suite("Lanes") struct LanesTests {
  static let curves: [[Double]] = [
    [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [0.5, 0, 0.5, 1], [1, 0, 0, 1],
    [0, 1, 1, 0], [0, 0, 0, 1], [1, 1, 1, 1], [0.01, 0, 0.99, 1], [0.7, -0.6, 0.3, 1.6], [0, 0, 0, 0], [1, 0, 1, 0],
    [0.999, 0.5, 0.001, 0.5], [0, 2, 0, -1],
  ]

  @Test("a curve read at eight fractions is the curve read at each", arguments: curves)
  func curve(_ points: [Double]) {
    let function = CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
    let lanes = TimingFunctionLanes(function)
    for step in 0..<1000 {
      let fractions = Lanes((0..<8).map { (Double(step * 8 + $0) / 8000) })
      let values = lanes.values(at: fractions)
      for lane in 0..<8 {
        #expect(isClose(values[lane], function.value(at: fractions[lane]), Tolerance.solver), "\(fractions[lane])")
      }
    }
  }

  @Test("random curves too, at random and at tiny distances from the ends", arguments: Seed.first(50))
  func randomCurves(_ seed: Seed) {
    var generator = seed.generator
    let function = CAMediaTimingFunction(
      controlPoints: generator.number(in: 0...1), generator.number(in: -1...2), generator.number(in: 0...1),
      generator.number(in: -1...2))
    let lanes = TimingFunctionLanes(function)
    for exponent in 0..<60 {
      let small = generator.number(in: 0...1) * Double(sign: .plus, exponent: -exponent, significand: 1)
      let fractions = Lanes([small, 1 - small, small / 3, 1 - small / 3, 0, 1, -1, 2])
      let values = lanes.values(at: fractions)
      for lane in 0..<8 {
        #expect(isClose(values[lane], function.value(at: fractions[lane]), Tolerance.solver), "\(fractions[lane])")
      }
      #expect(values[4] == 0 && values[5] == 1 && values[6] == 0 && values[7] == 1)
    }
  }

  @Test("a lane does not depend on its neighbours", arguments: Seed.first(20))
  func neighbours(_ seed: Seed) throws {
    var generator = seed.generator
    let lanes = TimingFunctionLanes(CAMediaTimingFunction(name: .default))
    let fractions = Lanes((0..<8).map { _ in generator.number(in: 0...1) })
    let spring = try #require(SwingingSpring(.standard))
    func swing(_ times: Lanes) -> Lanes {
      SwingingSpring.values(
        at: times, decay: Lanes(repeating: spring.decay), swing: Lanes(repeating: spring.swing),
        sineShare: Lanes(repeating: spring.sineShare))
    }
    for lane in 0..<8 {
      #expect(lanes.values(at: Lanes(repeating: fractions[lane]))[0] == lanes.values(at: fractions)[lane])
      #expect(swing(Lanes(repeating: fractions[lane]))[0] == swing(fractions)[lane])
    }
  }

  @Test("NaN stays NaN")
  func nan() throws {
    let fractions = Lanes([.nan, 0.5, .nan, 0.25, 0, 1, .nan, 0.75])
    let values = TimingFunctionLanes(CAMediaTimingFunction(name: .easeIn)).values(at: fractions)
    #expect((0..<8).allSatisfy { values[$0].isNaN == fractions[$0].isNaN })
  }

  @Test("eight springs at eight times are each spring at its time", arguments: Seed.first(50))
  func springs(_ seed: Seed) throws {
    var generator = seed.generator
    let springs = try (0..<8).map { _ in
      try Spring(
        mass: 1, stiffness: generator.number(in: 1...2000), damping: generator.number(in: 0...2),
        initialVelocity: generator.number(in: -10...10))
    }
    let swinging = try springs.map { try #require(SwingingSpring($0)) }
    for scale in [1e-6, 0.01, 0.35, 2, 50, 1000] {
      let times = Lanes((0..<8).map { _ in generator.number(in: -0.1...1) * scale })
      let values = SwingingSpring.values(
        at: times, decay: Lanes(swinging.map(\.decay)), swing: Lanes(swinging.map(\.swing)),
        sineShare: Lanes(swinging.map(\.sineShare)))
      for lane in 0..<8 {
        let expected = springs[lane].value(at: times[lane])
        #expect(isRelativelyClose(values[lane], expected, Tolerance.transcendental), "\(springs[lane]) \(times[lane])")
      }
    }
  }

  @Test("a spring that does not swing has no lanes")
  func regimes() throws {
    for (damping, swings) in [(0.0, true), (19.9, true), (20, false), (30, false)] {
      #expect((SwingingSpring(try Spring(damping: damping)) != nil) == swings)
    }
  }
}
