import LayerKit
import MotionMath
import TestSupport
import Testing

/// From, to and by; additive and cumulative. Numbers sampled on macOS over a model opacity of 0.5 at half the way.
@Suite("Animated value") struct AnimatedValueTests {
  static let ends: [(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?, half: Double)] = [
    (0.2, nil, nil, 0.35), (nil, 0.8, nil, 0.65), (nil, nil, 0.4, 0.7), (0.2, nil, 0.3, 0.35), (nil, 0.9, 0.3, 0.75),
    (nil, nil, nil, 0.5), (0.2, 0.6, nil, 0.4), (0.2, 0.6, 5, 0.4),
  ]

  @Test("a missing end is the value under the animation", arguments: ends)
  func openEnds(_ row: (from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?, half: Double)) throws {
    let stage = PausedStage { $0.opacity = 0.5 }
    stage.add(try CABasicAnimation("opacity", from: row.from, to: row.to, by: row.by))
    #expect(isClose(try stage.number("opacity", at: 0.5), row.half, Tolerance.rounding))
  }

  @Test("an open end bends when the model changes")
  func bending() throws {
    let stage = PausedStage { $0.opacity = 0.5 }
    stage.add(try CABasicAnimation("opacity", from: 0))
    #expect(try stage.number("opacity", at: 0.5) == 0.25)
    stage.world.transaction.disableActions = true
    stage.layer.opacity = 1
    #expect(try stage.number("opacity", at: 0.5) == 0.5)
  }

  @Test("an additive animation adds to what earlier ones made")
  func additive() throws {
    let stage = PausedStage { $0.opacity = 0.5 }
    let more = try CABasicAnimation("opacity", from: 0, to: 0.1)
    more.isAdditive = true
    stage.add(try CABasicAnimation("opacity", from: 0.2, to: 1), more)
    #expect(isClose(try stage.number("opacity", at: 0.5), 0.65, Tolerance.rounding))
  }

  @Test("an animation that replaces makes an earlier additive one vanish")
  func orderOfAdding() throws {
    let stage = PausedStage { $0.opacity = 0.5 }
    let more = try CABasicAnimation("opacity", from: 0, to: 0.1)
    more.isAdditive = true
    stage.add(more, try CABasicAnimation("opacity", from: 0.2, to: 1))
    #expect(isClose(try stage.number("opacity", at: 0.5), 0.6, Tolerance.rounding))
  }

  @Test("of two that replace, the later one shows")
  func later() throws {
    let stage = PausedStage()
    stage.add(try CABasicAnimation("opacity", from: 0, to: 1), try CABasicAnimation("opacity", from: 0.2, to: 0.4))
    #expect(isClose(try stage.number("opacity", at: 0.5), 0.3, Tolerance.rounding))
  }

  @Test("cumulative iterations start from where the one before ended")
  func cumulative() throws {
    let animation = try CABasicAnimation("position.x", from: 0, to: 10)
    animation.isCumulative = true
    animation.repeatCount = 3
    let stage = PausedStage()
    stage.add(animation)
    #expect(isClose(try stage.numbers("position.x", at: [0.5, 1.5, 2.5]), [5, 15, 25], Tolerance.time))
  }

  @Test("what is added for each iteration is the end value, not the distance")
  func cumulativeEnd() throws {
    let animation = try CABasicAnimation("position.x", from: 4, to: 10)
    animation.isCumulative = true
    animation.repeatCount = 3
    let stage = PausedStage()
    stage.add(animation)
    #expect(isClose(try stage.numbers("position.x", at: [0.5, 1.5, 2.5]), [7, 17, 27], Tolerance.time))
  }

  @Test("cumulative does nothing to an animation that autoreverses")
  func cumulativeThereAndBack() throws {
    let animation = try CABasicAnimation("position.x", from: 0, to: 10)
    animation.isCumulative = true
    animation.autoreverses = true
    animation.repeatCount = 2
    let stage = PausedStage()
    stage.add(animation)
    #expect(isClose(try stage.number("position.x", at: 2.5), 5, Tolerance.time))
  }

  @Test("a cumulative value function adds up its matrices, also after a million turns")
  func cumulativeMatrix() throws {
    let animation = try CABasicAnimation("transform", from: 0, to: 1)
    animation.valueFunction = CAValueFunction(name: .translateX)
    animation.isCumulative = true
    animation.repeatCount = .infinity
    let stage = PausedStage()
    stage.add(animation)
    #expect(isClose(try stage.shown(at: 2.5).transform.m41, 2.5, Tolerance.time))
    #expect(isClose(try stage.shown(at: 1_000_000.5).transform.m41, 1_000_000.5, Tolerance.time))
  }

  @Test("additive matrices go before the one under them")
  func additiveMatrices() throws {
    let stage = PausedStage { $0.transform = CATransform3DMakeScale(2, 2, 2) }
    let animation = CAKeyframeAnimation(keyPath: LayerKeyPath(.transform))
    animation.values = [.transform(.identity), .transform(CATransform3DMakeTranslation(10, 0, 0))]
    animation.duration = 1
    animation.isAdditive = true
    stage.add(animation)
    let shown = try stage.shown(at: 0.5).transform
    #expect(isClose([shown.m41, shown.m11], [10, 2], Tolerance.rounding))
  }

  @Test("one component of a transform moves and leaves the others")
  func components() throws {
    let moved = PausedStage { $0.transform = CATransform3DMakeTranslation(6, 0, 0) }
    moved.add(try CABasicAnimation("transform.translation.x", by: 10))
    #expect(isClose(try moved.shown(at: 0.5).transform.m41, 11, Tolerance.rounding))

    let scaled = PausedStage { $0.transform = CATransform3DMakeScale(2, 3, 4) }
    scaled.add(try CABasicAnimation("transform.scale.x", to: 4))
    let shown = try scaled.shown(at: 0.5).transform
    #expect(isClose([shown.m11, shown.m22, shown.m33], [3, 3, 4], Tolerance.rounding))
  }

  @Test("a value of another kind than the key path's is refused")
  func wrongKind() throws {
    let animation = try CABasicAnimation("opacity", from: .point(.zero), to: 1)
    #expect(throws: MotionError.kindsDiffer(expected: .number, given: .point)) { try animation.validate() }
  }
}
