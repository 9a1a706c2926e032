import LayerKit
import MotionMath
import TestSupport

/// An opacity animation of any kind, with any timing that a law allows: the same one each time it is made.
struct RandomFade {
  private let seed: Seed
  private(set) var generator: SeededGenerator
  let duration: Double
  private let curve: CAMediaTimingFunction
  private let kind: Int
  private let ends: (from: Double, to: Double)
  private let spring: Spring

  init(_ seed: Seed) throws {
    self.seed = seed
    generator = Seed(seed.value + 5000).generator
    duration = generator.number(in: 0.2...3)
    curve = CAMediaTimingFunction(
      controlPoints: generator.number(in: 0...1), generator.number(in: -1...2), generator.number(in: 0...1),
      generator.number(in: -1...2))
    kind = Int.random(in: 0..<3, using: &generator)
    ends = (generator.number(in: -1...1), generator.number(in: -1...1))
    spring = try Spring(
      mass: generator.number(in: 0.5...2), stiffness: generator.number(in: 20...400),
      damping: generator.number(in: 1...60), initialVelocity: generator.number(in: -5...5),
      allowsOverdamping: Bool.random(using: &generator))
  }

  /// It runs once, at speed 1, and fills on both sides.
  func make() -> CAPropertyAnimation {
    let animation: CAPropertyAnimation
    switch kind {
    case 0, 1:
      let basic =
        kind == 0
        ? CABasicAnimation(keyPath: LayerKeyPath(.opacity))
        : CASpringAnimation(keyPath: LayerKeyPath(.opacity), spring: spring)
      (basic.fromValue, basic.toValue) = (.number(ends.from), .number(ends.to))
      animation = basic
    default:
      let keyframes = CAKeyframeAnimation(keyPath: LayerKeyPath(.opacity))
      keyframes.values = [.number(ends.from), .number(0.3), .number(ends.to)]
      keyframes.calculationMode = .cubic
      animation = keyframes
    }
    animation.timingFunction = curve
    animation.duration = duration
    animation.fillMode = .both
    return animation
  }

  /// The same one repeated, there and back or not, at a speed of its own and from somewhere in its course.
  mutating func makeRepeated() -> CAPropertyAnimation {
    let animation = make()
    var generator = Seed(seed.value + 6000).generator
    animation.repeatCount = generator.number(in: 0.3...3)
    animation.autoreverses = Bool.random(using: &generator)
    animation.speed = generator.number(in: 0.3...3)
    animation.timeOffset = generator.number(in: 0...1)
    return animation
  }

  /// Times from 0 to `end`, at random, with both ends.
  mutating func times(to end: Double) -> [Double] {
    [0, end] + (0..<12).map { _ in generator.number(in: 0...end) }
  }
}
