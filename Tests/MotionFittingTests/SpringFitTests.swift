import MotionFitting
import Testing

/// Springs of which the numbers are known, measured with and without noise.
@Suite("Fitted springs") struct SpringFitTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let response, ratio, velocity: Double
    var testDescription: String { "\(response) s, \(ratio), \(velocity)" }
  }

  /// Critically damped, as UIKit's are by default, bouncing, flicked, creeping, and thrown the wrong way.
  static let cases = [
    Case(response: 0.35, ratio: 1, velocity: 0), Case(response: 0.5, ratio: 0.825, velocity: 0),
    Case(response: 0.55, ratio: 0.5, velocity: 0), Case(response: 0.4, ratio: 0.8, velocity: 4),
    Case(response: 0.3, ratio: 1.6, velocity: 0), Case(response: 0.45, ratio: 0.2, velocity: -1.5),
  ]

  /// Of a way of 600 points.
  private struct Recording {
    private let times: [Double]
    private let way: [Double]

    init(_ spring: Case, perSecond rate: Double, lead: Double = 0) {
      times = MeasuredMotion.times(perSecond: rate, for: 1.5)
      way = MeasuredMotion.spring(
        response: spring.response, ratio: spring.ratio, velocity: spring.velocity, at: times.map { $0 - lead })
    }

    func samples(noise: Double = 0, seed: Int = 1) throws -> MotionSamples {
      var random = Noise(seed: UInt64(seed))
      return try MotionSamples(
        times: times, axes: [.init("y", way.map { 700 - 600 * $0 + noise * random.next() })])
    }
  }

  private func numbers(_ fit: MotionFit) -> (response: Double, ratio: Double, velocity: Double)? {
    guard case .spring(let response, let ratio, let velocity) = fit.best.kind else { return nil }
    return (response, ratio, (velocity?[0] ?? 0) / -600)
  }

  /// 1e-6: the samples are right to 1e-9 of the way.
  @Test("without noise the numbers come back, from a start between two frames, too", arguments: cases, [60.0, 120])
  func exact(_ spring: Case, _ rate: Double) throws {
    let fit = MotionFit(try Recording(spring, perSecond: rate, lead: 0.1033).samples())
    let numbers = try #require(self.numbers(fit))
    #expect(abs(numbers.response / spring.response - 1) < 1e-6, "\(numbers)")
    #expect(abs(numbers.ratio / spring.ratio - 1) < 1e-6)
    #expect(abs(fit.best.to[0] - 100) < 1e-3 && abs(fit.best.from[0] - 700) < 1e-3)
    if spring.velocity == 0 { #expect(abs(fit.best.start - 0.1033) < 1e-6 && numbers.velocity == 0) }
    #expect(!fit.isUndecided && !fit.isPoor)
  }

  /// A pixel of a screen of three pixels a point is a third of a point; the way is 600 points. Six recordings each: the mean of
  /// the errors is held to 0.5 %, and each to three times that.
  @Test(
    "with a pixel of noise response and ratio are right to half a per cent", arguments: Array(cases.prefix(3)),
    [60.0, 120])
  func noisy(_ spring: Case, _ rate: Double) throws {
    var (responses, ratios) = ([Double](), [Double]())
    let recording = Recording(spring, perSecond: rate)
    for seed in 1...6 {
      let fit = MotionFit(try recording.samples(noise: 1.0 / 3, seed: seed))
      let numbers = try #require(self.numbers(fit))
      responses.append(abs(numbers.response / spring.response - 1))
      ratios.append(abs(numbers.ratio / spring.ratio - 1))
    }
    for errors in [responses, ratios] {
      #expect(errors.reduce(0, +) / 6 < 0.005 && (errors.max() ?? 1) < 0.015, "\(errors)")
    }
  }

  @Test("what is left is the noise, and the standard error says how far off the numbers may be")
  func errors() throws {
    let spring = Self.cases[1]
    var within = 0
    let recording = Recording(spring, perSecond: 60)
    for seed in 1...16 {
      let fit = MotionFit(try recording.samples(noise: 2, seed: seed))
      let numbers = try #require(self.numbers(fit))
      // 90 samples: the root mean square of noise of 2 is off by 2 / √180 = 0.15; three times that.
      #expect(abs(fit.best.deviation - 2) < 0.45)
      let error = try #require(fit.best.errors[0])
      if abs(numbers.response - spring.response) < 2 * error { within += 1 }
    }
    // Two standard errors hold 95 of 100: 15.2 of 16 are expected; three standard deviations (0.87 each) below is 12.6.
    #expect(within >= 13, "\(within)")
  }

  @Test("two axes share a spring, and each has its own way and velocity")
  func axes() throws {
    let times = MeasuredMotion.times(perSecond: 60, for: 1.2)
    let one = MeasuredMotion.spring(response: 0.4, ratio: 0.8, velocity: 3, at: times)
    let other = MeasuredMotion.spring(response: 0.4, ratio: 0.8, velocity: -1, at: times)
    let fit = MotionFit(
      try MotionSamples(
        times: times,
        axes: [.init("x", one.map { 40 + 200 * $0 }), .init("y", other.map { 700 - 600 * $0 })]))
    guard case .spring(let response, let ratio, let velocity?) = fit.best.kind else {
      Issue.record("\(fit.best.kind)")
      return
    }
    #expect(abs(response - 0.4) < 1e-6 && abs(ratio - 0.8) < 1e-6)
    #expect(abs(velocity[0] - 600) < 0.01 && abs(velocity[1] - 600) < 0.01, "\(velocity)")
    #expect(abs(fit.best.value(at: times[20], axis: 1) - (700 - 600 * other[20])) < 1e-4)
  }
}
