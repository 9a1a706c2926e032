import LayerKit
import MotionMath
import RecordingKit
import Testing

/// The objects that are kept, and those that are not.
@Suite("Footprint") struct FootprintTests {
  final class Counter { var alive = 0 }

  final class CountedLayer: CALayer {
    let counter: Counter

    init(in world: World, _ counter: Counter) {
      self.counter = counter
      counter.alive += 1
      super.init(in: world)
    }

    required init(presenting model: CALayer) {
      counter = Counter()
      super.init(presenting: model)
    }

    deinit { counter.alive -= 1 }
  }

  @Test("a hundred thousand layers created and dropped leave nothing alive, and nothing on record")
  func dropped() {
    let world = World()
    defer { world.shutDown() }
    let counter = Counter()
    let root = CALayer(in: world)
    world.addRoot(root)
    world.drain()
    let (commits, layers) = (world.recording.commitCount, world.recording.layerCount)
    for _ in 0..<100_000 {
      let layer = CountedLayer(in: world, counter)
      layer.opacity = 0.5
      layer.position = CGPoint(x: 1, y: 2)
    }
    world.drain()
    #expect(counter.alive == 0)
    #expect(world.recording.commitCount == commits && world.recording.layerCount == layers)
  }

  @Test("layers that were on screen and left are dropped; the record keeps only their values")
  func departed() throws {
    let world = World()
    defer { world.shutDown() }
    let counter = Counter()
    let root = CALayer(in: world)
    world.addRoot(root)
    for _ in 0..<100 {
      let layer = CountedLayer(in: world, counter)
      root.addSublayer(layer)
      layer.mask = CountedLayer(in: world, counter)
      layer.add(try CABasicAnimation("opacity", from: 0, to: 1), forKey: "a")
      world.advance(by: 0.1)
      _ = layer.presentation()?.opacity
      layer.removeFromSuperlayer()
      world.drain()
    }
    world.run()
    #expect(counter.alive == 0)
  }

  @Test("ten thousand frames without a commit record nothing, forward or back")
  func stepping() throws {
    let world = World()
    defer { world.shutDown() }
    let root = CALayer(in: world)
    world.addRoot(root)
    for index in 0..<20 {
      let layer = CALayer(in: world)
      root.addSublayer(layer)
      let fade = try CABasicAnimation("opacity", from: 0, to: 1)
      fade.repeatCount = .infinity
      fade.beginTime = Double(index) * 0.01
      layer.add(fade, forKey: nil)
    }
    world.advance(to: 1)
    let (commits, events) = (world.recording.commitCount, world.recording.events.count)
    for _ in 0..<10_000 {
      world.step()
      _ = root.sublayers[3].presentation()?.opacity
    }
    for frame in stride(from: 10_000, to: 0, by: -10) {
      world.playhead = Double(frame) / 60
      _ = world.frame
    }
    #expect(world.recording.commitCount == commits && world.recording.events.count == events)
    #expect(world.pendingEventCount == 0)
  }

  @Test("a world whose roots were taken off dies with its last layer")
  func worldDies() {
    weak var weakly: World?
    do {
      let world = World()
      weakly = world
      let root = CALayer(in: world)
      root.addSublayer(CALayer(in: world))
      world.addRoot(root)
      world.advance(to: 1)
      _ = root.presentation()
      world.removeRoot(root)
      world.drain()
    }
    #expect(weakly == nil)
  }
}
