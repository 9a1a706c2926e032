import LayerKit
import MotionMath
import TestSupport
import Testing
import TimelineKit

/// Laws that need no measured number: two ways of saying the same thing show the same.
@Suite("Metamorphic law") struct MetamorphicTests {
  static let times = [0, 0.1, 0.3, 0.5, 0.77, 0.95, 1]

  static func eased(_ from: AnimatableValue? = 0, _ to: AnimatableValue? = 1) throws -> CABasicAnimation {
    let animation = try CABasicAnimation("opacity", from: from, to: to)
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    animation.fillMode = .both
    return animation
  }

  @Test("a layer at speed s shows at t what one at speed 1 shows at s t", arguments: [0.25, 0.5, 2, 3])
  func speed(_ speed: Double) throws {
    let (scaled, plain) = (EventStage(), EventStage())
    scaled.layer.speed = speed
    for stage in [scaled, plain] {
      stage.layer.add(try Self.eased(), forKey: "a")
      stage.world.settle()
    }
    for time in Self.times {
      let a = scaled.world.timeline.frame(at: time / speed)
      let b = plain.world.timeline.frame(at: time)
      #expect(
        isClose(a.value(a.roots[0], .opacity).components, b.value(b.roots[0], .opacity).components, Tolerance.time))
    }
  }

  @Test("an autoreversing run is the same at t and at 2d - t", arguments: times)
  func mirror(_ time: Double) throws {
    let animation = try Self.eased()
    animation.autoreverses = true
    let stage = PausedStage()
    stage.add(animation)
    #expect(isClose(try stage.number("opacity", at: time), try stage.number("opacity", at: 2 - time), Tolerance.time))
  }

  @Test("a group of one child of its own length is that child", arguments: times)
  func group(_ time: Double) throws {
    let group = CAAnimationGroup()
    group.animations = [try Self.eased()]
    group.duration = 1
    group.fillMode = .both
    let (alone, grouped) = (PausedStage(), PausedStage())
    alone.add(try Self.eased())
    grouped.add(group)
    #expect(try alone.number("opacity", at: time) == grouped.number("opacity", at: time))
  }

  @Test("adding the old difference, shrinking to nothing, is going from old to new", arguments: times)
  func additive(_ time: Double) throws {
    let additive = try Self.eased(.number(0.2 - 0.9), 0)
    additive.isAdditive = true
    let stage = PausedStage { $0.opacity = 0.9 }
    stage.add(additive)
    let plain = PausedStage()
    plain.add(try Self.eased(0.2, 0.9))
    #expect(isClose(try stage.number("opacity", at: time), try plain.number("opacity", at: time), Tolerance.rounding))
  }

  @Test("two keyframes are a basic animation", arguments: times)
  func keyframes(_ time: Double) throws {
    let keyframes = CAKeyframeAnimation(keyPath: LayerKeyPath(.opacity))
    keyframes.values = [0.2, 0.9]
    keyframes.duration = 1
    keyframes.fillMode = .both
    keyframes.timingFunctions = [CAMediaTimingFunction(name: .default)]
    let (first, second) = (PausedStage(), PausedStage())
    first.add(keyframes)
    second.add(try Self.eased(0.2, 0.9))
    #expect(isClose(try first.number("opacity", at: time), try second.number("opacity", at: time), Tolerance.rounding))
  }

  @Test("anchored at its own time first, a layer changes speed without a jump", arguments: [0, 0.5, 2, -1])
  func anchoring(_ speed: Double) throws {
    let stage = EventStage()
    stage.layer.add(try Self.eased(), forKey: "a")
    stage.world.advance(to: 0.4)
    let before = try #require(stage.layer.presentation()).opacity
    stage.layer.timeOffset = stage.layer.convertTime(stage.world.now, from: nil)
    stage.layer.beginTime = stage.world.now
    stage.layer.speed = speed
    stage.world.settle()
    #expect(isClose(try #require(stage.layer.presentation()).opacity, before, Tolerance.time))
  }

  @Test("splitting one advance into many changes nothing", arguments: Seed.first(10))
  func splitting(_ seed: Seed) throws {
    var generator = seed.generator
    let (whole, split) = (EventStage(), EventStage())
    for stage in [whole, split] { stage.layer.add(try Self.eased(), forKey: "a") }
    whole.world.advance(to: 0.9)
    var time = 0.0
    while time < 0.9 {
      time = min(0.9, time + generator.number(in: 0...0.05))
      split.world.advance(to: time)
    }
    #expect(whole.layer.presentation()?.opacity == split.layer.presentation()?.opacity)
  }

  @Test("committing in two steps at one instant shows what one commit shows")
  func twoCommits() throws {
    let (once, twice) = (EventStage(), EventStage())
    for (stage, flushes) in [(once, false), (twice, true)] {
      stage.layer.add(try Self.eased(), forKey: "a")
      if flushes { stage.world.transaction.flush() }
      stage.layer.add(try Self.eased(0.5, 0.7), forKey: "b")
      stage.world.advance(to: 0.6)
    }
    #expect(once.layer.presentation()?.opacity == twice.layer.presentation()?.opacity)
    #expect(once.world.timeline.commitCount + 1 == twice.world.timeline.commitCount)
  }
}
