import LayerKit
import MotionMath
import TestSupport
import Testing

/// The idioms for a layer's own time: pause and resume as Apple's technical Q&A has them, scrubbing and running back.
@Suite("Pause and scrub") struct PauseAndScrubTests {
  let stage = EventStage()
  var layer: CALayer { stage.layer }
  var world: World { stage.world }
  var shown: Double { layer.presentation()?.opacity ?? .nan }

  func pause() {
    layer.timeOffset = layer.convertTime(world.now, from: nil)
    layer.speed = 0
    world.drain()
  }

  func resume() {
    let paused = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(world.now, from: nil) - paused
    world.drain()
  }

  @Test("paused and resumed twice, an animation loses nothing and ends late by the pauses")
  func pauseAndResume() throws {
    layer.add(try stage.fade("A"), forKey: "a")
    world.advance(to: 0.25)
    pause()
    world.advance(to: 3.25)
    #expect(isClose(shown, 0.25, Tolerance.time))
    resume()
    #expect(isClose(shown, 0.25, Tolerance.time))
    world.advance(to: 3.5)
    #expect(isClose(shown, 0.5, Tolerance.time))
    pause()
    world.advance(to: 4)
    resume()
    world.advance(to: 4.25)
    #expect(isClose(shown, 0.75, Tolerance.time))
    #expect(stage.take() == ["startA"])
    #expect(isClose(world.run(), 4.5, Tolerance.time))
    #expect(stage.take() == ["stopA true"])
  }

  @Test("resuming without zeroing beginTime first jumps ahead by it the second time")
  func forgottenBegin() throws {
    layer.add(try stage.fade("A", duration: 10), forKey: "a")
    world.advance(to: 1)
    pause()
    world.advance(to: 2)
    resume()
    world.advance(to: 3)
    pause()
    let (before, oldBegin) = (layer.timeOffset, layer.beginTime)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = layer.convertTime(world.now, from: nil) - before
    world.drain()
    #expect(isClose(layer.localTime(at: world.now), before + oldBegin, Tolerance.time))
  }

  @Test("scrubbing is setting timeOffset while speed is 0, forth and back")
  func scrub() throws {
    layer.speed = 0
    layer.add(try stage.fade("A", duration: 2), forKey: "a")
    for fraction in [0, 0.25, 1, 0.5, 0.125] {
      layer.timeOffset = fraction * 2
      world.drain()
      #expect(shown == fraction)
    }
    #expect(stage.take() == [])
  }

  @Test("frozen after it began, with a time offset of 0, an animation lies in the future")
  func frozenLate() throws {
    world.advance(to: 5)
    let fade = try stage.fade("A")
    layer.opacity = 0.5
    layer.removeAllAnimations()
    layer.add(fade, forKey: "a")
    world.drain()
    layer.speed = 0
    world.drain()
    #expect(shown == 0.5)
    layer.timeOffset = 5.5
    world.drain()
    #expect(shown == 0.5)
    layer.timeOffset = 5.75
    world.drain()
    #expect(shown == 0.75)
  }

  @Test("released backwards it returns to the start, ends there, and shows the model before it unless it fills")
  func reverse() throws {
    layer.opacity = 0.4
    layer.removeAllAnimations()
    layer.speed = 0
    layer.add(try stage.fade("A"), forKey: "a")
    world.drain()
    layer.timeOffset = 0.75
    world.advance(to: 2)
    layer.beginTime = 2
    layer.speed = -1
    world.drain()
    #expect(shown == 0.75)
    world.advance(to: 2.5)
    #expect(shown == 0.25)
    world.advance(to: 2.749999999)
    #expect(stage.take() == ["startA"])
    world.advance(to: 2.75)
    #expect(stage.take() == ["stopA true"])
    #expect(shown == 0.4)
  }

  @Test("going on at another speed takes the rest of the time divided by it")
  func completionSpeed() throws {
    layer.speed = 0
    layer.add(try stage.fade("A"), forKey: "a")
    world.drain()
    layer.timeOffset = 0.4
    world.advance(to: 1)
    layer.beginTime = 1
    layer.speed = 2
    world.advance(to: 1.1)
    #expect(isClose(shown, 0.6, Tolerance.time))
    #expect(isClose(world.run(), 1.3, Tolerance.time))
    #expect(stage.take() == ["startA", "stopA true"])
  }

  @Test("an ancestor's speed scales everything in it")
  func ancestor() throws {
    let child = CALayer(in: world)
    layer.addSublayer(child)
    layer.speed = 2
    child.speed = 3
    world.drain()
    child.add(try stage.fade("A", duration: 3), forKey: "a")
    world.advance(to: 0.25)
    #expect(isClose(child.presentation()?.opacity ?? .nan, 0.5, Tolerance.time))
    #expect(isClose(world.run(), 0.5, Tolerance.time))
  }

  @Test("a layer put under another one takes up its time")
  func moved() throws {
    let (fast, child) = (CALayer(in: world), CALayer(in: world))
    layer.addSublayer(fast)
    layer.addSublayer(child)
    fast.speed = 4
    child.add(try stage.fade("A", duration: 4), forKey: "a")
    world.advance(to: 0.5)
    fast.addSublayer(child)
    world.drain()
    #expect(child.presentation()?.opacity == 0.5)
    #expect(isClose(world.run(), 1, Tolerance.time))
  }
}
