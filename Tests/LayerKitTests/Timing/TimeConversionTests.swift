import LayerKit
import TestSupport
import Testing

/// `convertTime` between the layers of two small trees, cross-checked on macOS by its sources.
@Suite("Time conversion") struct TimeConversionTests {
  private let life = WorldLife()
  var world: World { life.world }

  /// A layer with speed, time offset and begin time.
  func layer(_ speed: Double, _ timeOffset: Double, _ beginTime: Double, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer(in: world)
    layer.speed = speed
    layer.timeOffset = timeOffset
    layer.beginTime = beginTime
    parent?.addSublayer(layer)
    return layer
  }

  @Test("a child's time is the parent's, scaled and shifted")
  func child() {
    let root = layer(2, 3, 0)
    let child = layer(4, 5, 0, in: root)
    #expect(child.convertTime(10, from: root) == 45)
    #expect(root.convertTime(10, from: child) == 1.25)
    #expect(root.convertTime(10, to: child) == 45)
    #expect(child.convertTime(10, to: root) == 1.25)
  }

  @Test("nil is the time above the root")
  func aboveRoot() {
    let root = layer(2, 3, 1)
    #expect(root.convertTime(10, from: nil) == 21)
    #expect(root.convertTime(10, to: nil) == 4.5)
  }

  @Test("siblings convert through their parent, and a time before the begin is 0")
  func siblings() {
    let root = layer(1, 0, 0)
    let first = layer(4, 5, 6, in: root)
    let second = layer(0.5, 7, 8, in: root)
    #expect(first.convertTime(10, from: root) == 21)
    #expect(root.convertTime(10, from: first) == 7.25)
    #expect(second.convertTime(10, from: first) == 0)
    #expect(first.convertTime(10, from: second) == 37)
    #expect([7, 8, 10].map { second.convertTime($0, from: root) } == [0, 7, 8])
  }

  @Test("three levels convert one by one")
  func nested() {
    let root = layer(1, 0, 0)
    let middle = layer(3, 0.25, 2, in: root)
    let leaf = layer(2, 0.5, 1, in: middle)
    #expect(leaf.convertTime(10, from: middle) == 18.5)
    #expect(leaf.convertTime(10, from: root) == 47)
    #expect(leaf.convertTime(10, to: middle) == 5.75)
    #expect(isClose(leaf.convertTime(10, to: root), 23.0 / 6, Tolerance.time))
  }

  @Test("any time of a layer that stands still is time 0 of its parent; going in gives its offset")
  func standingStill() {
    let root = layer(1, 0, 0)
    let still = layer(0, 4, 2, in: root)
    #expect([-3, 0, 9].map { still.convertTime($0, to: nil) } == [0, 0, 0])
    #expect([2, 9].map { still.convertTime($0, from: root) } == [4, 4])
  }

  @Test("layers without a common root convert through the time above both roots")
  func twoTrees() {
    let first = layer(2, 0, 0)
    let second = layer(4, 1, 0)
    #expect(second.convertTime(10, from: first) == 21)
    #expect(first.convertTime(21, from: second) == 10)
  }

  @Test("there and back again is the same time when nothing clamps", arguments: Seed.first(40))
  func roundTrip(_ seed: Seed) {
    var generator = seed.generator
    var layers: [CALayer] = []
    for _ in 0..<6 {
      let parent = layers.randomElement(using: &generator)
      layers.append(layer(generator.number(in: 0.2...4), generator.number(in: -2...2), 0, in: parent))
    }
    // Late enough for every ancestor to have begun.
    let time = generator.number(in: 1e4...2e4)
    for from in layers {
      for to in layers {
        let back = from.convertTime(from.convertTime(time, to: to), from: to)
        #expect(isRelativelyClose(back, time, Tolerance.time))
      }
    }
  }
}
