import LayerKit
import MotionMath
import RecordingKit
import TestSupport
import Testing

@Suite("Animation group") struct AnimationGroupTests {
  static func group(_ duration: Double, _ animations: CAAnimation...) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = duration
    return group
  }

  @Test(
    "children run in the group's time; without a duration they take the group's (sampled on macOS)",
    arguments: [(0.25, 0.5, 12.5), (0.5, 0, 25), (1.4, 0.9, 70), (1.6, 0.5, 80), (2, 0.5, 100), (2.1, 0.5, 0)])
  func children(_ time: Double, _ opacity: Double, _ x: Double) throws {
    let fade = try CABasicAnimation("opacity", from: 0, to: 1)
    fade.beginTime = 0.5
    let slide = try CABasicAnimation("position.x", from: 0, to: 100, duration: 0)
    let stage = PausedStage { $0.opacity = 0.5 }
    stage.add(Self.group(2, fade, slide))
    #expect(isClose(try stage.number("opacity", at: time), opacity, Tolerance.time))
    #expect(isClose(try stage.number("position.x", at: time), x, Tolerance.sampled))
  }

  @Test("the group's curve and the child's compose")
  func curves() throws {
    let fade = try CABasicAnimation("opacity", from: 0, to: 1)
    let group = Self.group(1, fade)
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let stage = PausedStage()
    stage.add(group)
    #expect(isClose(try stage.number("opacity", at: 0.5), 0.315357, Tolerance.curve))

    fade.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let twice = PausedStage()
    twice.add(group)
    let function = CAMediaTimingFunction(name: .easeIn)
    let expected = function.value(at: function.value(at: 0.5))
    #expect(isClose(try twice.number("opacity", at: 0.5), expected, Tolerance.solver))
  }

  @Test("children are cut off where the group ends, not stretched", arguments: [(8.0, 2.0, 0.125), (2, 8, 0.5)])
  func clipping(_ childDuration: Double, _ groupDuration: Double, _ expected: Double) throws {
    let stage = PausedStage { $0.opacity = 0.3 }
    stage.add(Self.group(groupDuration, try CABasicAnimation("opacity", from: 0, to: 1, duration: childDuration)))
    #expect(isClose(try stage.number("opacity", at: 1), expected, Tolerance.time))
    #expect(try stage.number("opacity", at: groupDuration + 0.1) == 0.3)
  }

  @Test("a group without a duration takes a quarter of a second, whatever its children take")
  func noDuration() throws {
    let stage = PausedStage { $0.opacity = 0.3 }
    stage.add(Self.group(0, try CABasicAnimation("opacity", from: 0, to: 1, duration: 2)))
    #expect(isClose(try stage.numbers("opacity", at: [0.2, 0.3]), [0.1, 0.3], Tolerance.time))
  }

  @Test("a group that repeats repeats its children")
  func repeating() throws {
    let group = Self.group(1, try CABasicAnimation("opacity", from: 0, to: 1))
    group.repeatCount = 2
    group.autoreverses = true
    let stage = PausedStage { $0.opacity = 0.3 }
    stage.add(group)
    let shown = try stage.numbers("opacity", at: [0.25, 1, 1.25, 2.5, 3.5, 4.1])
    #expect(isClose(shown, [0.25, 1, 0.75, 0.5, 0.5, 0.3], Tolerance.time))
  }

  @Test("a child's fill works inside the group's window; after it the group's own does")
  func fill() throws {
    let fade = try CABasicAnimation("opacity", from: 0, to: 1)
    fade.fillMode = .forwards
    let short = PausedStage { $0.opacity = 0.3 }
    short.add(Self.group(2, fade))
    #expect(try short.numbers("opacity", at: [1.5, 2.5]) == [1, 0.3])
    let group = Self.group(2, fade)
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    let held = PausedStage { $0.opacity = 0.3 }
    held.add(group)
    #expect(try held.numbers("opacity", at: [1.5, 2.5]) == [1, 1])
  }

  @Test("a group in a group runs in its time")
  func nested() throws {
    let fade = try CABasicAnimation("opacity", from: 0, to: 1)
    let inner = Self.group(2, fade)
    inner.speed = 2
    inner.beginTime = 1
    let stage = PausedStage { $0.opacity = 0.3 }
    stage.add(Self.group(4, inner))
    let shown = try stage.numbers("opacity", at: [0.5, 1.25, 1.5, 1.9])
    #expect(isClose(shown, [0.3, 0.5, 1, 0.3], Tolerance.time))
  }

  @Test("a transition keeps its key and runs from its start to its end progress")
  func transition() throws {
    let transition = CATransition()
    transition.startProgress = 0.2
    transition.endProgress = 0.6
    transition.duration = 1
    let stage = PausedStage()
    stage.layer.add(transition, forKey: "mine")
    stage.world.drain()
    #expect(stage.layer.animationKeys() == ["transition"])
    _ = try stage.shown(at: 0.5)
    let node = try #require(stage.world.frame.roots.first)
    let running = try #require(stage.world.frame.transition(of: node))
    #expect(isClose(running.progress, 0.4, Tolerance.rounding))
    #expect(running.motion.type == .fade)
  }
}
