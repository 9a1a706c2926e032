import LayerKit
import MotionMath
import TestSupport
import Testing

/// Position 0 to 100 on a spring, sampled on macOS.
@Suite("Spring animation") struct SpringAnimationTests {
  static let rows: [(damping: Double, velocity: Double, expected: [Double])] = [
    (10, 0, [10.440547, 61.049253, 102.335954, 111.844599]), (20, 0, [9.020401, 44.217461, 71.270251, 93.890053]),
    (30, 0, [9.020401, 44.217461, 71.270251, 93.890053]), (10, 5, [29.307806, 87.320477, 116.041458, 107.672155]),
    (10, -5, [-8.426713, 34.778032, 88.630462, 116.017056]),
  ]

  static func animation(duration: Double = 2) throws -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: try LayerKeyPath("position.x"))
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = duration
    return animation
  }

  @Test("moves as macOS moves it", arguments: rows)
  func positions(_ row: (damping: Double, velocity: Double, expected: [Double])) throws {
    let animation = try Self.animation()
    animation.damping = row.damping
    animation.initialVelocity = row.velocity
    let stage = PausedStage()
    stage.add(animation)
    let shown = try stage.numbers("position.x", at: [0.05, 0.15, 0.25, 0.45])
    #expect(isClose(shown, row.expected, Tolerance.springPosition))
  }

  @Test("the duration cuts the spring off and does not stretch it")
  func cutOff() throws {
    let stage = PausedStage()
    stage.add(try Self.animation(duration: 0.5))
    let shown = try stage.numbers("position.x", at: [0.1, 0.49, 0.6])
    #expect(isClose(shown, [34.029984, 108.343875, 0], Tolerance.springPosition))
  }

  @Test("a spring that cannot be is refused and the old one stays")
  func refused() throws {
    let animation = try Self.animation()
    animation.mass = 0
    animation.stiffness = 0
    animation.damping = -1
    #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10)
  }

  @Test("an overdamped spring creeps only when it is allowed to")
  func overdamping() throws {
    let animation = try Self.animation()
    animation.damping = 60
    animation.allowsOverdamping = true
    let stage = PausedStage()
    stage.add(animation)
    #expect(try stage.number("position.x", at: 0.45) < 60)
  }

  @Test("settling, perceptual duration and bounce read back")
  func readings() throws {
    let animation = try Self.animation()
    #expect(isClose(animation.settlingDuration, 1.4727003346780927, Tolerance.rounding))
    #expect(isClose(animation.perceptualDuration, 0.6283185307179586, Tolerance.rounding))
    #expect(animation.bounce == 0.5)
  }
}
