import MotionMath
import TestSupport
import Testing

/// Conversions between nested layers, checked on macOS by their source. A layer is (speed, timeOffset, beginTime).
@Suite("Layer time") struct LayerTimeTests {
  static func layer(_ speed: Double, _ offset: Double, _ begin: Double) -> CAMediaTiming {
    CAMediaTiming(beginTime: begin, timeOffset: offset, speed: speed, duration: .infinity)
  }

  static let root = layer(2, 3, 1)
  static let first = layer(4, 5, 6)
  static let second = layer(0.5, 7, 8)
  static let middle = layer(3, 0.25, 2)
  static let leaf = layer(2, 0.5, 1)

  @Test(
    "goes down to the measured times",
    arguments: [
      (layer(4, 5, 0).childTime(fromParent: 10), 45), (root.childTime(fromParent: 10), 21),
      (first.childTime(fromParent: 10), 21), (second.childTime(fromParent: 7), 0),
      (second.childTime(fromParent: 8), 7), (second.childTime(fromParent: 10), 8),
      (second.childTime(fromParent: first.parentTime(fromChild: 10)), 0),
      (leaf.childTime(fromParent: 10), 18.5), (leaf.childTime(fromParent: middle.childTime(fromParent: 10)), 47),
      (layer(0, 4, 2).childTime(fromParent: 10), 4),
    ] as [(Double, Double)])
  func down(_ result: Double, _ expected: Double) {
    #expect(isClose(result, expected, Tolerance.time))
  }

  @Test(
    "goes up to the measured times",
    arguments: [
      (layer(4, 5, 0).parentTime(fromChild: 10), 1.25), (root.parentTime(fromChild: 10), 4.5),
      (first.parentTime(fromChild: 10), 7.25), (first.childTime(fromParent: second.parentTime(fromChild: 10)), 37),
      (leaf.parentTime(fromChild: 10), 5.75), (middle.parentTime(fromChild: leaf.parentTime(fromChild: 10)), 23.0 / 6),
      (layer(0, 4, 2).parentTime(fromChild: 10), 0),
    ] as [(Double, Double)])
  func up(_ result: Double, _ expected: Double) {
    #expect(isClose(result, expected, Tolerance.time))
  }

  @Test("a new layer lasts for ever and does not fill")
  func defaults() {
    #expect(CAMediaTiming.layer.duration == .infinity)
    #expect(CAMediaTiming.layer.fillMode == .removed)
    #expect(CAMediaTiming.layer.speed == 1)
    #expect(CAMediaTiming().duration == 0)
  }

  @Test("up and down again is the same time, from the layer's begin on", arguments: Seed.first(50))
  func roundTrip(_ seed: Seed) {
    var generator = seed.generator
    let layer = Self.layer(
      generator.number(in: 0.1...5), generator.number(in: -5...5), generator.number(in: 0...5))
    let time = layer.beginTime + generator.number(in: 0...10)
    #expect(isClose(layer.parentTime(fromChild: layer.childTime(fromParent: time)), time, Tolerance.time))
  }

  @Test("anchoring at the current time before a change of speed keeps the time", arguments: Seed.first(50))
  func anchoring(_ seed: Seed) {
    var generator = seed.generator
    var layer = Self.layer(
      generator.number(in: -5...5), generator.number(in: -5...5), generator.number(in: 0...5))
    let now = generator.number(in: 0...10)
    let before = layer.localTime(at: now)
    layer.timeOffset = before
    layer.beginTime = now
    layer.speed = generator.number(in: -5...5)
    #expect(isClose(layer.localTime(at: now), before, Tolerance.time))
  }
}
