import LayerKit
import TestSupport
import Testing

@Suite("World clock") struct WorldClockTests {
  @Test("0.1 s three times is 0.3 s, and a third of a second three times is a second")
  func sums() {
    let world = World()
    defer { world.shutDown() }
    for _ in 0..<3 { world.advance(by: 0.1) }
    #expect(world.now == 0.3)
    let frames = World(framesPerSecond: 3)
    defer { frames.shutDown() }
    frames.step(3)
    #expect(frames.now == 1)
  }

  @Test("a second has as many frames as the display's rate", arguments: [1, 24, 30, 59, 60, 90, 120, 144, 1000])
  func frames(_ rate: Int) {
    let world = World(framesPerSecond: rate)
    defer { world.shutDown() }
    for _ in 0..<rate * 3 { world.step() }
    #expect(world.now == 3)
    #expect((0...rate * 3).allSatisfy { world.frameRate.frame(at: world.frameRate.time(of: $0)) == $0 })
  }

  @Test("a step from between two frames goes to the next one")
  func between() {
    let world = World(framesPerSecond: 10)
    defer { world.shutDown() }
    world.advance(to: 0.25)
    world.step()
    #expect(world.now == 0.3)
    world.step(-3)
    world.step(0)
    #expect(world.now == 0.3)
  }

  @Test("time does not run backwards, and does not run out", arguments: [-1, -Double.infinity, .nan, 0.5])
  func backwards(_ time: Double) {
    let world = World()
    defer { world.shutDown() }
    world.advance(to: 2)
    world.advance(to: time)
    #expect(world.now == 2)
    world.advance(by: -1)
    #expect(world.now == 2)
  }

  @Test("the end of time is 292 years away and cannot be passed")
  func endOfTime() {
    let world = World()
    defer { world.shutDown() }
    world.advance(by: .infinity)
    #expect(world.now > 9e9)
    let end = world.now
    world.advance(by: 1e12)
    world.step(.max)
    world.step()
    #expect(world.now == end)
  }

  @Test("the playhead moves into the past and back to the live edge")
  func playhead() {
    let world = World()
    defer { world.shutDown() }
    world.advance(to: 2)
    world.playhead = 1
    #expect(world.playhead == 1 && world.now == 2 && world.isLookingBack)
    world.playhead = -4
    #expect(world.playhead == 0)
    world.playhead = 9
    #expect(world.playhead == 2 && !world.isLookingBack)
    world.playhead = 1
    world.advance(by: 1)
    #expect(world.playhead == 3)
  }
}
