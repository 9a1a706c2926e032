import LayerKit
import MotionMath
import Testing

/// Which delegates are notified, and in which order: measured on macOS.
@Suite("Animation event") struct AnimationEventTests {
  let stage = EventStage()
  var world: World { stage.world }
  var transaction: CATransaction { stage.world.transaction }

  func setBlock(_ name: String) {
    let recorder = stage.recorder
    transaction.completionBlock = { recorder.record(name) }
  }

  @Test("commit returns, the animation starts, the block runs, the animation stops, and the key is gone")
  func naturalEnd() throws {
    transaction.begin()
    setBlock("block")
    stage.layer.add(try stage.fade("A"), forKey: "a")
    stage.recorder.record("committing")
    transaction.commit()
    stage.recorder.record("committed")
    #expect(stage.take() == ["committing", "committed"])
    world.drain()
    #expect(stage.take() == ["startA"])
    world.advance(to: 0.999999999)
    #expect(stage.take() == [] && stage.layer.animationKeys() == ["a"])
    world.advance(to: 1)
    #expect(stage.take() == ["block", "stopA true"])
    #expect(stage.layer.animationKeys().isEmpty)
  }

  @Test("an animation that is kept stops once; its key stays")
  func kept() throws {
    let fade = try stage.fade("A")
    fade.isRemovedOnCompletion = false
    transaction.begin()
    setBlock("block")
    stage.layer.add(fade, forKey: "a")
    transaction.commit()
    world.advance(to: 5)
    #expect(stage.take() == ["startA", "block", "stopA true"])
    #expect(stage.layer.animationKeys() == ["a"])
    stage.layer.removeAnimation(forKey: "a")
    world.drain()
    #expect(stage.take() == [] && stage.layer.animationKeys().isEmpty)
  }

  @Test("a block waits for the animations of inner transactions")
  func inner() throws {
    transaction.begin()
    setBlock("outer")
    transaction.begin()
    stage.layer.add(try stage.fade("G"), forKey: "g")
    transaction.commit()
    transaction.commit()
    world.advance(to: 1)
    #expect(stage.take() == ["startG", "outer", "stopG true"])
  }

  @Test("removed early: block, then stop false")
  func removed() throws {
    transaction.begin()
    setBlock("block")
    stage.layer.add(try stage.fade("A"), forKey: "a")
    transaction.commit()
    world.advance(to: 0.5)
    stage.layer.removeAnimation(forKey: "a")
    #expect(stage.layer.animationKeys().isEmpty)
    world.drain()
    #expect(stage.take() == ["startA", "block", "stopA false"])
    world.advance(to: 2)
    #expect(stage.take() == [])
  }

  @Test("replaced under its key: the old one stops unfinished, then the new one starts")
  func replaced() throws {
    stage.layer.add(try stage.fade("A"), forKey: "a")
    world.advance(to: 0.5)
    stage.layer.add(try stage.fade("B"), forKey: "a")
    world.drain()
    #expect(stage.take() == ["startA", "stopA false", "startB"])
    world.advance(to: 1.5)
    #expect(stage.take() == ["stopB true"])
  }

  @Test("a layer that leaves the window stops at the next commit, with everything in it")
  func leaving() throws {
    let branch = CALayer(in: world)
    let leaf = CALayer(in: world)
    branch.addSublayer(leaf)
    stage.layer.addSublayer(branch)
    leaf.add(try stage.fade("A"), forKey: "a")
    world.advance(to: 0.5)
    branch.removeFromSuperlayer()
    #expect(leaf.animationKeys() == ["a"])
    world.drain()
    #expect(stage.take() == ["startA", "stopA false"])
    #expect(leaf.animationKeys().isEmpty)
  }

  @Test("one that is not removed on completion stays on a layer that leaves, goes on, and is shown when it is back")
  func staying() throws {
    let child = CALayer(in: world)
    stage.layer.addSublayer(child)
    let (kept, other) = (try stage.fade("K", duration: 4), try stage.fade("O", duration: 4))
    kept.isRemovedOnCompletion = false
    kept.fillMode = .both
    child.add(kept, forKey: "kept")
    child.add(other, forKey: "other")
    world.advance(to: 1)
    child.removeFromSuperlayer()
    world.drain()
    #expect(stage.take() == ["startK", "startO", "stopO false"])
    #expect(child.animationKeys() == ["kept"])
    world.advance(to: 2)
    stage.layer.addSublayer(child)
    world.advance(to: 3)
    // It fades from 0 to 1 by the time that has passed, on screen or not.
    #expect(child.presentation()?.opacity == 0.75)
    world.advance(to: 5)
    #expect(stage.take() == ["stopK true"] && child.animationKeys() == ["kept"])
  }

  @Test("added to a layer in no window: start, stop false, then the block; the key is gone")
  func offScreen() throws {
    let loose = CALayer(in: world)
    transaction.begin()
    setBlock("block")
    loose.add(try stage.fade("A"), forKey: "a")
    transaction.commit()
    world.drain()
    #expect(stage.take() == ["startA", "stopA false", "block"])
    #expect(loose.animationKeys().isEmpty)
  }

  @Test("added and taken off screen in one transaction: notified once")
  func addedWhileLeaving() throws {
    let child = CALayer(in: world)
    stage.layer.addSublayer(child)
    world.drain()
    transaction.begin()
    setBlock("block")
    child.add(try stage.fade("A"), forKey: "a")
    child.removeFromSuperlayer()
    transaction.commit()
    world.advance(to: 3)
    #expect(stage.take() == ["startA", "stopA false", "block"])
  }

  @Test("a block does not wait for animations added before it was set")
  func setLater() throws {
    transaction.begin()
    stage.layer.add(try stage.fade("A"), forKey: "a")
    setBlock("block")
    transaction.commit()
    world.drain()
    #expect(stage.take() == ["block", "startA"])
  }

  @Test("a second block does not take back the first: each waits for its own")
  func twoBlocks() throws {
    transaction.begin()
    setBlock("first")
    stage.layer.add(try stage.fade("A", duration: 1), forKey: "a")
    setBlock("second")
    stage.layer.add(try stage.fade("B", duration: 2), forKey: "b")
    transaction.commit()
    world.advance(to: 3)
    #expect(stage.take() == ["startA", "startB", "first", "stopA true", "second", "stopB true"])
  }

  @Test("setting nil later does not cancel an earlier block")
  func setNil() throws {
    transaction.begin()
    setBlock("block")
    stage.layer.add(try stage.fade("A"), forKey: "a")
    transaction.completionBlock = nil
    transaction.commit()
    world.advance(to: 1)
    #expect(stage.take() == ["startA", "block", "stopA true"])
  }

  @Test("without animations the block runs on a later turn, once, not inside commit")
  func noAnimations() {
    transaction.begin()
    setBlock("block")
    transaction.commit()
    #expect(stage.take() == [])
    world.drain()
    #expect(stage.take() == ["block"])
    world.advance(to: 1)
    #expect(stage.take() == [])
  }

  @Test("of several that end together the latest added is notified first")
  func together() throws {
    for name in ["A", "B", "C"] { stage.layer.add(try stage.fade(name), forKey: name) }
    world.advance(to: 1)
    #expect(stage.take() == ["startA", "startB", "startC", "stopC true", "stopB true", "stopA true"])
  }

  @Test("a paused layer's animations neither start nor stop, and blocks wait")
  func paused() throws {
    stage.layer.speed = 0
    transaction.begin()
    setBlock("block")
    stage.layer.add(try stage.fade("A"), forKey: "a")
    transaction.commit()
    world.advance(to: 10)
    #expect(stage.take() == [])
    #expect(world.run() == 10)
    stage.layer.timeOffset = 0
    stage.layer.beginTime = 10
    stage.layer.speed = 1
    world.advance(to: 11)
    #expect(stage.take() == ["startA", "block", "stopA true"])
  }

  @Test("children of a group are not notified")
  func group() throws {
    let group = CAAnimationGroup()
    group.animations = [try stage.fade("child")]
    group.duration = 1
    group.delegate = stage.recorder.delegate("G")
    transaction.begin()
    setBlock("block")
    stage.layer.add(group, forKey: "g")
    transaction.commit()
    world.advance(to: 1)
    #expect(stage.take() == ["startG", "block", "stopG true"])
  }

  @Test("the start is notified when the active time begins, not when it is added")
  func delayed() throws {
    let fade = try stage.fade("A")
    fade.beginTime = 2
    stage.layer.add(fade, forKey: "a")
    world.advance(to: 1.999)
    #expect(stage.take() == [])
    world.advance(to: 2)
    #expect(stage.take() == ["startA"])
    world.advance(to: 3)
    #expect(stage.take() == ["stopA true"])
  }

  @Test("autoreversing and repeating end once, after the last run")
  func repeating() throws {
    let fade = try stage.fade("A")
    fade.autoreverses = true
    fade.repeatCount = 3
    stage.layer.add(fade, forKey: "a")
    world.advance(to: 5.999)
    #expect(stage.take() == ["startA"])
    world.advance(to: 6)
    #expect(stage.take() == ["stopA true"])
  }

  @Test("an animation chained from the end of another begins at that instant")
  func chained() throws {
    let layer = stage.layer
    let next = try stage.fade("B", duration: 0.5)
    transaction.begin()
    transaction.completionBlock = { layer.add(next, forKey: "b") }
    layer.add(try stage.fade("A"), forKey: "a")
    transaction.commit()
    world.advance(to: 1)
    #expect(stage.take() == ["startA", "stopA true", "startB"])
    #expect(layer.animation(forKey: "b")?.beginTime == 1)
    #expect(world.run() == 1.5)
    #expect(stage.take() == ["stopB true"])
  }

  @Test("a block 1.5 seconds from 10 runs at 11.5, to the nanosecond")
  func exactTime() throws {
    world.advance(to: 10)
    transaction.begin()
    setBlock("block")
    stage.layer.add(try stage.fade("A", duration: 1.5), forKey: "a")
    transaction.commit()
    world.advance(to: 11.499999999)
    #expect(stage.take() == ["startA"])
    world.advance(by: 0.000000001)
    #expect(stage.take() == ["block", "stopA true"] && world.now == 11.5)
  }

  @Test("an endless animation never stops, and running does not wait for it")
  func endless() throws {
    let fade = try stage.fade("A")
    fade.repeatCount = .infinity
    stage.layer.add(fade, forKey: "a")
    #expect(world.run() == 0)
    #expect(stage.take() == ["startA"])
    world.advance(to: 1e6)
    #expect(stage.take() == [] && stage.layer.animationKeys() == ["a"])
  }
}
