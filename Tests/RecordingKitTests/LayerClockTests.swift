import MotionMath
import RecordingKit
import TestSupport
import Testing

@Suite("Layer clock") struct LayerClockTests {
  @Test("a ramp is exactly at its ends and follows its curve between them")
  func ramp() {
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    let ramp = ClockRamp(beginTime: 2, duration: 0.3, start: 0.7, end: 0.1, curve: .timing(curve))
    #expect([-1, 2, 2.3, 2 + 0.3, 99].map { ramp.localTime(at: $0) } == [0.7, 0.7, 0.1, 0.1, 0.1])
    #expect(isClose(ramp.localTime(at: 2.15), 0.4, Tolerance.time))
    let quarter = 0.7 - 0.6 * curve.value(at: 0.25)
    #expect(isClose(ramp.localTime(at: 2.075), quarter, Tolerance.time))
    #expect(LayerClock.ramp(ramp).parentTime(at: 0.4) == 2)
  }

  @Test("a ramp on a spring runs in seconds, whatever its duration, and jumps what is left at its end")
  func spring() {
    let ramp = ClockRamp(beginTime: 2, duration: 0.3, start: 0.7, end: 0.1, curve: .spring(frequency: 20))
    #expect([1, 2, 2 + 0.3].map { ramp.localTime(at: $0) } == [0.7, 0.7, 0.1])
    // 0.1 + 0.6 * (1 + 20 t) exp(-20 t): at 0.05 s 2 / e is left, at 0.2 s 5 / e^4.
    #expect(isClose(ramp.localTime(at: 2.05), 0.541455329, Tolerance.time))
    #expect(isClose(ramp.localTime(at: 2.2), 0.154946917, Tolerance.time))
  }

  @Test("a ramp without a duration is at its end at once")
  func jump() {
    let curve = CAMediaTimingFunction(name: .linear)
    let ramp = ClockRamp(beginTime: 2, duration: 0, start: 0.7, end: 1, curve: .timing(curve))
    #expect([1.9, 2, 2.1].map { ramp.localTime(at: $0) } == [0.7, 1, 1])
  }

  @Test("the identity passes time on from any time")
  func identity() {
    #expect([0, 1.5, 1e6].map { LayerClock.identity.localTime(at: $0) } == [0, 1.5, 1e6])
  }
}
