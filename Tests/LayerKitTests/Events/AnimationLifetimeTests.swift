import LayerKit
import MotionMath
import TestSupport
import Testing

/// Copies, keys, the model under a finished animation.
@Suite("Animation lifetime") struct AnimationLifetimeTests {
  let stage = EventStage()
  var layer: CALayer { stage.layer }

  @Test("a layer keeps a frozen copy; the original may change without effect")
  func copies() throws {
    let fade = try stage.fade("A", duration: 2)
    layer.add(fade, forKey: "a")
    fade.duration = 9
    fade.toValue = 0.5
    stage.world.drain()
    let kept = try #require(layer.animation(forKey: "a") as? CABasicAnimation)
    #expect(kept !== fade && kept.duration == 2 && kept.toValue == 1)
    #expect(kept.isFrozen && !fade.isFrozen && !kept.copy().isFrozen)
    #expect(layer.animation(forKey: "a") === kept)
  }

  @Test("a copy has everything the original has")
  func everyClass() throws {
    let keyframes = CAKeyframeAnimation(keyPath: LayerKeyPath(.opacity))
    keyframes.values = [0, 1]
    keyframes.keyTimes = [0, 1]
    keyframes.calculationMode = .discrete
    keyframes.isAdditive = true
    let spring = CASpringAnimation(keyPath: LayerKeyPath(.opacity))
    spring.stiffness = 300
    spring.byValue = 2
    let group = CAAnimationGroup()
    group.animations = [keyframes, spring]
    group.repeatCount = 3
    group.delegate = stage.recorder.delegate("G")
    group.isRemovedOnCompletion = false
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let copy = try #require(group.copied() as? CAAnimationGroup)
    #expect(copy.repeatCount == 3 && copy.delegate != nil && !copy.isRemovedOnCompletion)
    #expect(copy.timingFunction?.name == .easeIn && copy.animations.count == 2)
    let keyframesCopy = try #require(keyframes.copy() as? CAKeyframeAnimation)
    #expect(keyframesCopy.values == [0, 1] && keyframesCopy.keyTimes == [0, 1] && keyframesCopy.isAdditive)
    #expect(keyframesCopy.calculationMode == .discrete)
    let springCopy = try #require(spring.copy() as? CASpringAnimation)
    #expect(springCopy.stiffness == 300 && springCopy.byValue == 2)
  }

  @Test("keys are listed in the order of adding; replacing puts the new one last; no key is never listed")
  func keys() throws {
    layer.add(try stage.fade("A"), forKey: "a")
    layer.add(try stage.fade("B"), forKey: "b")
    layer.add(try stage.fade("C"), forKey: nil)
    layer.add(try stage.fade("D"), forKey: nil)
    layer.add(try stage.fade("E"), forKey: "a")
    #expect(layer.animationKeys() == ["b", "a"])
    stage.world.drain()
    #expect(layer.presentation()?.animationKeys() == ["b", "a"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys().isEmpty && !layer.hasAnimations)
    stage.world.drain()
    #expect(stage.take().filter { $0.hasPrefix("stop") }.count == 5, "also the one replaced before it was committed")
  }

  @Test("a replaced animation moves to the end of the stack")
  func replacedOrder() throws {
    let stage = PausedStage()
    stage.layer.add(try CABasicAnimation("opacity", from: 0.1, to: 0.1), forKey: "a")
    stage.layer.add(try CABasicAnimation("opacity", from: 0.2, to: 0.2), forKey: "b")
    #expect(try stage.number("opacity", at: 0.5) == 0.2)
    stage.layer.add(try CABasicAnimation("opacity", from: 0.3, to: 0.3), forKey: "a")
    #expect(try stage.number("opacity", at: 0.5) == 0.3)
  }

  @Test("when an animation is removed the layer shows its model value")
  func snapBack() throws {
    let fade = try stage.fade("A")
    fade.fillMode = .forwards
    layer.add(fade, forKey: "a")
    stage.world.advance(to: 0.75)
    #expect(layer.presentation()?.opacity == 0.75 && layer.opacity == 1)
    stage.world.advance(to: 1)
    #expect(layer.presentation()?.opacity == 1)

    let kept = try CABasicAnimation("opacity", from: 1, to: 0)
    kept.fillMode = .forwards
    kept.isRemovedOnCompletion = false
    layer.add(kept, forKey: "b")
    stage.world.advance(to: 5)
    #expect(layer.presentation()?.opacity == 0 && layer.opacity == 1)
  }

  @Test("a removed animation is still there in the past")
  func history() throws {
    layer.add(try stage.fade("A"), forKey: "a")
    stage.world.advance(to: 4)
    stage.world.playhead = 0.5
    #expect(layer.presentation()?.opacity == 0.5 && stage.world.isLookingBack)
    stage.world.playhead = 4
    #expect(layer.presentation()?.opacity == 1 && !stage.world.isLookingBack)
  }

  @Test("a delegate is held by its animation as long as it is attached")
  func delegate() throws {
    final class Delegate: CAAnimationDelegate {}
    weak var weakly: Delegate?
    do {
      let delegate = Delegate()
      weakly = delegate
      let fade = try CABasicAnimation("opacity", from: 0, to: 1)
      fade.delegate = delegate
      layer.add(fade, forKey: "a")
    }
    stage.world.advance(to: 0.5)
    #expect(weakly != nil)
    stage.world.advance(to: 2)
    #expect(weakly == nil)
  }
}
