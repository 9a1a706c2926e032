import LayerKit
import TestSupport
import Testing

@Suite("Display link") struct DisplayLinkTests {
  final class Ticks { var times: [Double] = [] }

  private let life = WorldLife(framesPerSecond: 60)
  var world: World { life.world }
  let ticks = Ticks()

  func link() -> CADisplayLink {
    CADisplayLink(in: world) { [ticks] in ticks.times.append($0.timestamp) }
  }

  @Test("ticks on every frame from the next one on")
  func frames() {
    let link = link()
    #expect(link.timestamp == 0)
    link.add()
    world.advance(to: 1)
    #expect(ticks.times.count == 60 && ticks.times.first == world.frameRate.time(of: 1) && ticks.times.last == 1)
    #expect(
      link.targetTimestamp == world.frameRate.time(of: 61) && isClose(link.duration, 1.0 / 60, Tolerance.rounding))
  }

  @Test(
    "the preferred rate is brought to a whole fraction of the display's",
    arguments: [(30, 30), (20, 20), (26, 30), (35, 30), (15, 15), (60, 60), (120, 60), (0, 60), (1, 1)])
  func rates(_ preferred: Int, _ expected: Int) {
    let link = link()
    link.preferredFramesPerSecond = preferred
    link.add()
    world.advance(to: 1)
    #expect(ticks.times.count == expected)
  }

  @Test("pausing and invalidating stop it; the world keeps it until then and no longer")
  func stopping() {
    weak var weakly: CADisplayLink?
    do {
      let link = link()
      link.add()
      weakly = link
    }
    world.advance(to: 0.5)
    weakly?.isPaused = true
    world.advance(to: 1)
    #expect(ticks.times.count == 30 && world.displayLinks.count == 1)
    weakly?.isPaused = false
    world.advance(to: 1.5)
    #expect(ticks.times.count == 60)
    weakly?.invalidate()
    world.advance(to: 2)
    #expect(ticks.times.count == 60 && world.displayLinks.isEmpty && weakly == nil)
  }

  @Test("one that was removed may be added again, one that was invalidated may not")
  func again() {
    let link = link()
    link.add()
    world.advance(to: 0.5)
    link.remove()
    world.advance(to: 1)
    #expect(ticks.times.count == 30 && world.displayLinks.isEmpty)
    link.add()
    world.advance(to: 1.5)
    #expect(ticks.times.count == 60)
    link.invalidate()
    link.add()
    world.advance(to: 2)
    #expect(ticks.times.count == 60 && world.displayLinks.isEmpty)
  }

  @Test("a link invalidated from its own tick does not tick again")
  func fromInside() {
    let ticks = ticks
    let link = CADisplayLink(in: world) {
      ticks.times.append($0.timestamp)
      $0.invalidate()
    }
    link.add()
    world.advance(to: 1)
    #expect(ticks.times.count == 1)
  }

  @Test("that changes nothing is waited for two calls, and does not keep a run going")
  func idle() {
    link().add()
    #expect(world.run() == world.frameRate.time(of: 2) && world.isIdle)
    #expect(ticks.times.count == 2)
  }

  @Test("is waited for as long as its calls change something, and for two more")
  func keepsRunning() {
    let layer = CALayer(in: world)
    layer.actions["zPosition"] = NSNull.shared
    world.addRoot(layer)
    world.drain()
    var count = 0
    let link = CADisplayLink(in: world) { _ in
      count += 1
      // The first call only notes the time.
      if count > 1, count <= 30 { layer.zPosition = Double(count) }
    }
    link.add()
    #expect(!world.isIdle && link.isMoving)
    #expect(isClose(world.run(), 32.0 / 60, Tolerance.time))
    #expect(count == 32 && world.isIdle && !link.isMoving)
  }

  @Test("one that changes something for ever runs to the limit; one that was paused is not waited for")
  func limit() {
    let layer = CALayer(in: world)
    layer.actions["zPosition"] = NSNull.shared
    world.addRoot(layer)
    let link = CADisplayLink(in: world) { _ in layer.zPosition += 1 }
    link.add()
    #expect(isClose(world.run(limit: 2), 2, Tolerance.time))
    #expect(!world.isIdle)
    link.isPaused = true
    #expect(world.isIdle)
    #expect(isClose(world.run(limit: 2), 2, Tolerance.time))
  }
}
