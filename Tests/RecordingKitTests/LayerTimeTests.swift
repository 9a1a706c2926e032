import RecordingKit
import TestSupport
import Testing

/// Conversions between nested layers, checked on macOS by their source. A layer is (speed, timeOffset, beginTime).
@Suite("Layer time") struct LayerTimeTests {
  static func layer(_ speed: Double, _ offset: Double, _ begin: Double) -> LayerClock {
    .timing(beginTime: begin, speed: speed, timeOffset: offset)
  }

  static let root = layer(2, 3, 1)
  static let first = layer(4, 5, 6)
  static let second = layer(0.5, 7, 8)
  static let middle = layer(3, 0.25, 2)
  static let leaf = layer(2, 0.5, 1)

  @Test(
    "goes down to the measured times",
    arguments: [
      (layer(4, 5, 0).localTime(at: 10), 45), (root.localTime(at: 10), 21),
      (first.localTime(at: 10), 21), (second.localTime(at: 7), 0),
      (second.localTime(at: 8), 7), (second.localTime(at: 10), 8),
      (second.localTime(at: first.parentTime(at: 10)), 0),
      (leaf.localTime(at: 10), 18.5), (leaf.localTime(at: middle.localTime(at: 10)), 47),
      (layer(0, 4, 2).localTime(at: 10), 4),
    ] as [(Double, Double)])
  func down(_ result: Double, _ expected: Double) {
    #expect(isClose(result, expected, Tolerance.time))
  }

  @Test(
    "goes up to the measured times",
    arguments: [
      (layer(4, 5, 0).parentTime(at: 10), 1.25), (root.parentTime(at: 10), 4.5),
      (first.parentTime(at: 10), 7.25), (first.localTime(at: second.parentTime(at: 10)), 37),
      (leaf.parentTime(at: 10), 5.75), (middle.parentTime(at: leaf.parentTime(at: 10)), 23.0 / 6),
      (layer(0, 4, 2).parentTime(at: 10), 0),
    ] as [(Double, Double)])
  func up(_ result: Double, _ expected: Double) {
    #expect(isClose(result, expected, Tolerance.time))
  }

  @Test("up and down again is the same time, from the layer's begin on", arguments: Seed.first(50))
  func roundTrip(_ seed: Seed) {
    var generator = seed.generator
    let (speed, offset, begin) = (
      generator.number(in: 0.1...5), generator.number(in: -5...5), generator.number(in: 0...5)
    )
    let layer = Self.layer(speed, offset, begin)
    let time = begin + generator.number(in: 0...10)
    #expect(isClose(layer.parentTime(at: layer.localTime(at: time)), time, Tolerance.time))
  }
}
