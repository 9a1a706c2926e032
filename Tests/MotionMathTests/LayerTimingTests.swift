import MotionMath
import TestSupport
import Testing

@Suite("Layer timing") struct LayerTimingTests {
  @Test("a new layer lasts for ever and does not fill")
  func defaults() {
    #expect(CAMediaTiming.layer.duration == .infinity)
    #expect(CAMediaTiming.layer.fillMode == .removed)
    #expect(CAMediaTiming.layer.speed == 1)
    #expect(CAMediaTiming().duration == 0)
  }

  @Test("anchoring at the current time before a change of speed keeps the time", arguments: Seed.first(50))
  func anchoring(_ seed: Seed) {
    var generator = seed.generator
    var layer = CAMediaTiming.layer
    layer.speed = generator.number(in: -5...5)
    layer.timeOffset = generator.number(in: -5...5)
    layer.beginTime = generator.number(in: 0...5)
    let now = generator.number(in: 0...10)
    let before = layer.localTime(at: now)
    layer.timeOffset = before
    layer.beginTime = now
    layer.speed = generator.number(in: -5...5)
    #expect(isClose(layer.localTime(at: now), before, Tolerance.time))
  }
}
