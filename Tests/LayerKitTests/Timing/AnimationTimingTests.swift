import LayerKit
import MotionMath
import TestSupport
import Testing

/// Opacity 0 to 1 in one second, linear, over a model of 0.5: sampled on macOS.
@Suite("Animation timing") struct AnimationTimingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let times: [Double]
    let expected: [Double]
    let change: @Sendable (CAAnimation) -> Void

    init(
      _ description: String, at times: [Double] = AnimationTimingTests.times, _ expected: [Double],
      _ change: @escaping @Sendable (CAAnimation) -> Void
    ) {
      testDescription = description
      self.times = times
      self.expected = expected
      self.change = change
    }
  }

  static let times = [0, 0.2, 0.5, 0.9, 1, 1.2, 1.5, 1.9, 2.1, 2.5, 3, 4.5]

  static let measured = [
    Row("autoreverses", [0, 0.2, 0.5, 0.9, 1, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5, 0.5]) { $0.autoreverses = true },
    Row("repeatCount 2.5", [0, 0.2, 0.5, 0.9, 0, 0.2, 0.5, 0.9, 0.1, 0.5, 0.5, 0.5]) { $0.repeatCount = 2.5 },
    Row("speed 2", [0, 0.4, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]) { $0.speed = 2 },
    Row("timeOffset 0.3", [0.3, 0.5, 0.8, 0.2, 0.3, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]) { $0.timeOffset = 0.3 },
    Row("autoreverses twice", [0, 0.2, 0.5, 0.9, 1, 0.8, 0.5, 0.1, 0.1, 0.5, 1, 0.5]) {
      $0.autoreverses = true
      $0.repeatCount = 2
    },
    Row("duration 0", [0, 0.8, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]) { $0.duration = 0 },
    Row("begin 1", at: [0, 0.5, 1, 1.5, 2, 2.5], [0.5, 0.5, 0, 0.5, 1, 0.5]) { $0.beginTime = 1 },
    Row("begin 1, backwards", at: [0, 0.5, 0.9, 1.5, 2, 2.5], [0, 0, 0, 0.5, 1, 0.5]) {
      $0.beginTime = 1
      $0.fillMode = .backwards
    },
    Row("begin 1, both", at: [0, 0.5, 0.9, 1.5, 2, 2.5], [0, 0, 0, 0.5, 1, 1]) {
      $0.beginTime = 1
      $0.fillMode = .both
    },
  ]

  /// Asserted by other implementations, or following from the measured rule.
  static let derived = [
    Row("repeatDuration 2.5, there and back, filled", at: [2.75], [0.5]) {
      $0.repeatDuration = 2.5
      $0.autoreverses = true
      $0.fillMode = .forwards
    },
    Row("twice there and back", at: [2.25, 4], [0.25, 0]) {
      $0.repeatCount = 2
      $0.autoreverses = true
    },
    Row("three times, filled", at: [1, 3, 5], [0, 1, 1]) {
      $0.repeatCount = 3
      $0.fillMode = .forwards
    },
    Row("three times at speed 2, filled", at: [0, 0.25, 0.5, 0.75, 1.25, 1.5, 1.6], [0, 0.5, 0, 0.5, 0.5, 1, 1]) {
      $0.repeatCount = 3
      $0.speed = 2
      $0.fillMode = .both
    },
    Row("there and back at speed 0.5, filled", at: [0, 1, 2, 3, 4, 5], [0, 0.5, 1, 0.5, 0, 0]) {
      $0.autoreverses = true
      $0.speed = 0.5
      $0.fillMode = .both
    },
    Row("2 seconds 2.5 times, filled", at: [5, 6], [0.5, 0.5]) {
      $0.duration = 2
      $0.repeatCount = 2.5
      $0.fillMode = .forwards
    },
    Row("3.5 times, filled", at: [4], [0.5]) {
      $0.repeatCount = 3.5
      $0.fillMode = .both
    },
    Row("for ever", at: [1e6 + 0.25], [0.25]) { $0.repeatCount = .infinity },
    Row("backwards: starts and ends at the start value", at: [0, 0.25, 1, 1.5], [0, 0.75, 0, 0.5]) { $0.speed = -1 },
    Row("repeatDuration wins over repeatCount", at: [1.5, 2.5], [0.5, 0.5]) {
      $0.repeatCount = 5
      $0.repeatDuration = 2
    },
  ]

  /// Where an animation that autoreverses, or does not, rests after so many repeats or seconds.
  static let rests: [(repeats: Double, oneWay: Double, thereAndBack: Double)] = [
    (0.25, 0.25, 0.5), (0.5, 0.5, 1), (0.75, 0.75, 0.5), (1, 1, 0), (1.25, 0.25, 0.5), (1.5, 0.5, 1), (2, 1, 0),
    (2.5, 0.5, 1),
  ]

  @Test("shows what macOS shows", arguments: measured + derived)
  func values(_ row: Row) throws {
    let animation = try CABasicAnimation("opacity", from: 0, to: 1)
    animation.isRemovedOnCompletion = false
    row.change(animation)
    let stage = PausedStage { $0.opacity = 0.5 }
    stage.add(animation)
    #expect(isClose(try stage.numbers("opacity", at: row.times), row.expected, Tolerance.time))
  }

  @Test("rests where the count ends", arguments: rests, [false, true])
  func rest(_ row: (repeats: Double, oneWay: Double, thereAndBack: Double), autoreverses: Bool) throws {
    let animation = try CABasicAnimation("opacity", from: 0, to: 1)
    animation.repeatCount = row.repeats
    animation.autoreverses = autoreverses
    animation.fillMode = .forwards
    let stage = PausedStage()
    stage.add(animation)
    let shown = try stage.number("opacity", at: 100)
    #expect(isClose(shown, autoreverses ? row.thereAndBack : row.oneWay, Tolerance.time))
  }

  @Test("repeatDuration is not doubled by autoreversing")
  func repeatDuration() throws {
    for (seconds, expected) in [(0.5, 0.5), (1, 1), (1.5, 0.5), (2, 0), (3, 1), (3.25, 0.75)] {
      let animation = try CABasicAnimation("opacity", from: 0, to: 1)
      animation.repeatDuration = seconds
      animation.autoreverses = true
      animation.fillMode = .forwards
      let stage = PausedStage()
      stage.add(animation)
      #expect(isClose(try stage.number("opacity", at: 100), expected, Tolerance.time), "\(seconds)")
    }
  }

  @Test("a duration of 0 becomes the transaction's, and so does a missing curve")
  func substitutes() throws {
    let stage = PausedStage()
    stage.world.transaction.animationDuration = 0.7
    stage.world.transaction.animationTimingFunction = CAMediaTimingFunction(name: .easeIn)
    stage.layer.add(try CABasicAnimation("opacity", from: 0, to: 1, duration: 0), forKey: "bare")
    let own = try CABasicAnimation("opacity", from: 0, to: 1, duration: 2)
    own.timingFunction = CAMediaTimingFunction(name: .easeOut)
    stage.layer.add(own, forKey: "own")
    #expect(stage.layer.animation(forKey: "bare")?.duration == 0.7)
    #expect(stage.layer.animation(forKey: "bare")?.timingFunction?.name == .easeIn)
    #expect(stage.layer.animation(forKey: "own")?.duration == 2)
    #expect(stage.layer.animation(forKey: "own")?.timingFunction?.name == .easeOut)
  }

  @Test("a new animation and a new layer have the documented timing")
  func defaults() {
    let animation = CABasicAnimation(keyPath: nil)
    #expect(animation.beginTime == 0 && animation.timeOffset == 0 && animation.duration == 0 && animation.speed == 1)
    #expect(animation.repeatCount == 0 && animation.repeatDuration == 0 && !animation.autoreverses)
    #expect(animation.fillMode == .removed && animation.isRemovedOnCompletion && animation.timingFunction == nil)
    let layer = CALayer(in: World())
    #expect(layer.duration == .infinity && layer.speed == 1 && layer.fillMode == .removed)
    #expect(layer.beginTime == 0 && layer.timeOffset == 0 && !layer.autoreverses)
  }

  @Test(
    "a curve warps each iteration",
    arguments: [
      (CAMediaTimingFunctionName.easeIn, [0.017026613, 0.09346466, 0.31535682, 0.6218605, 0.83942777]),
      (.easeOut, [0.16057223, 0.37813953, 0.6846432, 0.9065353, 0.9829734]),
      (.default, [0.094795, 0.4085106, 0.8024034, 0.96045905, 0.99431646]),
    ])
  func curves(_ name: CAMediaTimingFunctionName, _ expected: [Double]) throws {
    let animation = try CABasicAnimation("opacity", from: 0, to: 1)
    animation.timingFunction = CAMediaTimingFunction(name: name)
    let stage = PausedStage()
    stage.add(animation)
    #expect(isClose(try stage.numbers("opacity", at: [0.1, 0.25, 0.5, 0.75, 0.9]), expected, Tolerance.curve))
  }
}
