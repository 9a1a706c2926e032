import MotionMath
import TestSupport
import Testing

/// The web's timing model agrees with Core Animation's where both have the animation: delays, repeats, autoreversing,
/// fills and Bezier curves. A browser is an oracle that shares nothing with Apple's framework or with us.
@Suite("Web animations") struct WebAnimationTests {
  struct Animation: Sendable, CustomTestStringConvertible {
    let timing: CAMediaTiming
    let curve: CAMediaTimingFunction
    var samples: [Sample] = []
    var testDescription: String { "\(timing), \(curve)" }
  }

  struct Sample: Sendable {
    let time: Double
    /// Nil where nothing shows.
    let progress, iteration: Double?
  }

  static let animations: [Animation] = {
    var animations: [Animation] = []
    let text = WebAnimationRows.forth + " " + WebAnimationRows.forthAndBack
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    func number() -> Double? { words.popFirst().flatMap { Double($0) } }
    while let word = words.first {
      if word == "spec" {
        words.removeFirst()
        let (begin, duration, count) = (number() ?? .nan, number() ?? .nan, number() ?? .nan)
        let autoreverses = number() == 1
        let fill = CAMediaTimingFillMode(rawValue: String(words.removeFirst())) ?? .removed
        let points = (0..<4).map { _ in number() ?? .nan }
        animations.append(
          Animation(
            timing: CAMediaTiming(
              beginTime: begin, duration: duration, repeatCount: count, autoreverses: autoreverses, fillMode: fill),
            curve: CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])))
      } else {
        animations[animations.count - 1].samples.append(
          Sample(time: number() ?? .nan, progress: number(), iteration: number()))
      }
    }
    return animations
  }()

  @Test("all rows were read")
  func complete() {
    #expect(Self.animations.count == 255)
    #expect(Self.animations.reduce(0) { $0 + $1.samples.count } == 3542)
  }

  @Test("shows what a browser shows", arguments: animations)
  func agrees(_ animation: Animation) {
    for sample in animation.samples {
      let iteration = animation.timing.iteration(at: sample.time)
      guard let progress = sample.progress, let count = sample.iteration, let iteration else {
        #expect(sample.progress == nil && iteration == nil, "at \(sample.time)")
        continue
      }
      #expect(isClose(animation.curve.value(at: iteration.fraction), progress, Tolerance.curve), "at \(sample.time)")
      // A browser counts each way of an autoreversing run.
      let runs = animation.timing.autoreverses ? (count / 2).rounded(.down) : count
      #expect(iteration.index == runs, "at \(sample.time)")
    }
  }

  @Test("keyframes with curves of their own, under a curve of the whole, show what a browser shows")
  func keyframes() throws {
    var words = WebKeyframeRows.text.split(whereSeparator: \.isWhitespace)[...]
    func number() -> Double { words.popFirst().flatMap { Double($0) } ?? .nan }
    func curve() -> CAMediaTimingFunction {
      CAMediaTimingFunction(controlPoints: number(), number(), number(), number())
    }
    var compared = 0
    while words.popFirst() == "spec" {
      let whole = curve()
      let frames = (0..<Int(number())).map { _ in (time: number(), value: number(), curve: curve()) }
      let keyframes = try Keyframes(
        values: frames.map { .number($0.value) }, keyTimes: frames.map(\.time),
        timingFunctions: frames.map(\.curve))
      while let word = words.first, word != "spec" {
        let (fraction, expected) = (number(), number())
        let shown = keyframes.value(at: whole.value(at: fraction))?.components.first ?? .nan
        #expect(isClose(shown, expected, Tolerance.browserLength), "at \(fraction)")
        compared += 1
      }
    }
    #expect(compared > 300)
  }
}
