import MotionMath
import TestSupport
import Testing

/// Opacity from 0 to 1 in one second over a model value of 0.5, as measured on macOS through presentation layers.
@Suite("CAMediaTiming") struct CAMediaTimingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let timing: CAMediaTiming
    var times = [0, 0.2, 0.5, 0.9, 1, 1.2, 1.5, 1.9, 2.1, 2.5, 3, 4.5]
    let expected: [Double]
    var testDescription: String { name }
  }

  static func shown(_ timing: CAMediaTiming, at time: Double) -> Double {
    timing.iteration(at: time)?.fraction ?? 0.5
  }

  static let measured = [
    Row(
      name: "autoreverses", timing: CAMediaTiming(duration: 1, autoreverses: true),
      expected: [0, 0.2, 0.5, 0.9, 1, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5, 0.5]),
    Row(
      name: "repeats 2.5 times", timing: CAMediaTiming(duration: 1, repeatCount: 2.5),
      expected: [0, 0.2, 0.5, 0.9, 0, 0.2, 0.5, 0.9, 0.1, 0.5, 0.5, 0.5]),
    Row(
      name: "speed 2", timing: CAMediaTiming(speed: 2, duration: 1),
      expected: [0, 0.4, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    Row(
      name: "time offset 0.3", timing: CAMediaTiming(timeOffset: 0.3, duration: 1),
      expected: [0.3, 0.5, 0.8, 0.2, 0.3, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    Row(
      name: "autoreverses twice", timing: CAMediaTiming(duration: 1, repeatCount: 2, autoreverses: true),
      expected: [0, 0.2, 0.5, 0.9, 1, 0.8, 0.5, 0.1, 0.1, 0.5, 1, 0.5]),
    Row(
      name: "a quarter of a second", timing: CAMediaTiming(duration: 0.25), times: [0, 0.2, 0.5, 0.9],
      expected: [0, 0.8, 0.5, 0.5]),
    Row(
      name: "begins at 1", timing: CAMediaTiming(beginTime: 1, duration: 1), times: [0, 0.5, 1, 1.5, 2, 2.5],
      expected: [0.5, 0.5, 0, 0.5, 1, 0.5]),
    Row(
      name: "begins at 1, fills backwards", timing: CAMediaTiming(beginTime: 1, duration: 1, fillMode: .backwards),
      times: [0, 0.5, 1, 1.5, 2, 2.5], expected: [0, 0, 0, 0.5, 1, 0.5]),
    Row(
      name: "begins at 1, fills both", timing: CAMediaTiming(beginTime: 1, duration: 1, fillMode: .both),
      times: [0, 0.5, 1, 1.5, 2, 2.5], expected: [0, 0, 0, 0.5, 1, 1]),
  ]

  /// Peer tests, and rows that follow from the measured rules.
  static let derived = [
    Row(
      name: "repeat duration cuts an autoreversing run",
      timing: CAMediaTiming(duration: 1, repeatDuration: 2.5, autoreverses: true, fillMode: .forwards),
      times: [2.75], expected: [0.5]),
    Row(
      name: "two whole runs end where they began",
      timing: CAMediaTiming(duration: 1, repeatCount: 2, autoreverses: true, fillMode: .forwards),
      times: [2.25, 4, 9], expected: [0.25, 0, 0]),
    Row(
      name: "inner boundary begins, last one ends",
      timing: CAMediaTiming(duration: 1, repeatCount: 3, fillMode: .forwards), times: [1, 2, 3, 8],
      expected: [0, 0, 1, 1]),
    Row(
      name: "three fast runs", timing: CAMediaTiming(speed: 2, duration: 1, repeatCount: 3, fillMode: .both),
      times: [0, 0.25, 0.5, 0.75, 1.25, 1.5, 1.6], expected: [0, 0.5, 0, 0.5, 0.5, 1, 1]),
    Row(
      name: "slow and back", timing: CAMediaTiming(speed: 0.5, duration: 1, autoreverses: true, fillMode: .both),
      times: [0, 1, 2, 3, 4, 5], expected: [0, 0.5, 1, 0.5, 0, 0]),
    Row(
      name: "two and a half runs of 2 s stay half way",
      timing: CAMediaTiming(duration: 2, repeatCount: 2.5, fillMode: .forwards), times: [5, 50],
      expected: [0.5, 0.5]),
    Row(
      name: "endless", timing: CAMediaTiming(duration: 1, repeatCount: .infinity), times: [1e6 + 0.5],
      expected: [0.5]),
    Row(
      name: "negative speed wraps at its first and last instant",
      timing: CAMediaTiming(speed: -1, duration: 1, fillMode: .both), times: [0, 0.25, 0.75, 1, 2],
      expected: [0, 0.75, 0.25, 0, 0]),
    Row(
      name: "speed 0 stays at its offset", timing: CAMediaTiming(timeOffset: 0.3, speed: 0, duration: 1),
      times: [0, 5, 500], expected: [0.3, 0.3, 0.3]),
  ]

  @Test("shows what macOS shows", arguments: measured)
  func measuredRows(_ row: Row) {
    #expect(isClose(row.times.map { Self.shown(row.timing, at: $0) }, row.expected, Tolerance.time))
  }

  @Test("follows the rules where macOS was not asked", arguments: derived)
  func derivedRows(_ row: Row) {
    #expect(isClose(row.times.map { Self.shown(row.timing, at: $0) }, row.expected, Tolerance.time))
  }

  @Test("a filled repeat holds the value of its fraction", arguments: [0.25, 0.5, 0.75, 1, 1.25, 2.5, 3.5])
  func filledFraction(_ count: Double) {
    let part = count.truncatingRemainder(dividingBy: 1)
    let once = CAMediaTiming(duration: 1, repeatCount: count, fillMode: .forwards)
    #expect(isClose(Self.shown(once, at: 100), part == 0 ? 1 : part, Tolerance.time))
    let pair = CAMediaTiming(duration: 1, repeatDuration: count, autoreverses: true, fillMode: .forwards)
    let folded = count.truncatingRemainder(dividingBy: 2)
    #expect(isClose(Self.shown(pair, at: 100), folded > 1 ? 2 - folded : folded, Tolerance.time))
  }

  @Test("without a duration only the fill shows")
  func withoutDuration() {
    let bare = CAMediaTiming(beginTime: 1, fillMode: .removed)
    let filled = CAMediaTiming(beginTime: 1, fillMode: .both)
    #expect(bare.iteration(at: 1) == nil)
    #expect(filled.iteration(at: 0)?.fraction == 0)
    #expect(filled.iteration(at: 2)?.fraction == 1)
    #expect(bare.endTime == 1)
  }

  @Test("times that sum to the end instant in another order are the end instant", arguments: Seed.first(50))
  func grain(_ seed: Seed) {
    var generator = seed.generator
    let begin = (generator.number(in: 0...10) * 1e9).rounded() / 1e9
    let duration = (generator.number(in: 0.001...3) * 1e9).rounded() / 1e9
    let timing = CAMediaTiming(beginTime: begin, duration: duration)
    let clock = ((begin * 1e9).rounded() + (duration * 1e9).rounded()) / 1e9
    #expect(timing.iteration(at: clock)?.fraction == 1)
    #expect(timing.iteration(at: clock + 1e-9) == nil)
    #expect(timing.iteration(at: begin - 1e-9) == nil)
  }

  @Test("every boundary of a repeat by tenths starts the next pass")
  func tenths() {
    let timing = CAMediaTiming(duration: 0.1, repeatCount: 20)
    for tick in 1..<20 {
      let iteration = timing.iteration(at: Double(tick) * 0.1)
      #expect(iteration?.time == 0)
      #expect(iteration?.index == Double(tick))
    }
  }

  @Test("double speed is the same run in half the time", arguments: Seed.first(50))
  func speedScalesTime(_ seed: Seed) {
    var generator = seed.generator
    let slow = CAMediaTiming(
      duration: generator.number(in: 0.1...2), repeatCount: generator.number(in: 0.5...4),
      autoreverses: Bool.random(using: &generator), fillMode: .both)
    var fast = slow
    fast.speed = 2
    let time = generator.number(in: 0...10)
    #expect(isClose(Self.shown(slow, at: time), Self.shown(fast, at: time / 2), Tolerance.time))
  }

  @Test("an autoreversing run is symmetric about its turn", arguments: Seed.first(50))
  func symmetric(_ seed: Seed) {
    var generator = seed.generator
    let timing = CAMediaTiming(duration: generator.number(in: 0.1...2), autoreverses: true)
    let time = generator.number(in: 0...timing.duration)
    #expect(
      isClose(Self.shown(timing, at: time), Self.shown(timing, at: 2 * timing.duration - time), Tolerance.time))
  }
}
