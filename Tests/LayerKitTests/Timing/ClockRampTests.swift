import LayerKit
import MotionMath
import TestSupport
import Testing

/// A layer's time driven along a curve: the tail of an interactive transition.
@Suite("Clock ramp") struct ClockRampTests {
  static let linear = ClockCurve.timing(CAMediaTimingFunction(name: .linear))
  static let easeIn = ClockCurve.timing(CAMediaTimingFunction(name: .easeIn))

  let stage = EventStage()
  var world: World { stage.world }
  var shown: Double { stage.layer.presentation()?.opacity ?? .nan }

  /// A fade of one second, scrubbed to `time` at 3 seconds of the world.
  func scrub(to time: Double) throws {
    stage.layer.speed = 0
    stage.layer.add(try stage.fade("A"), forKey: "a")
    world.drain()
    stage.layer.timeOffset = time
    world.advance(to: 3)
  }

  @Test("runs on from where it was released, and stops exactly at the ramp's end")
  func forward() throws {
    try scrub(to: 0.35)
    stage.layer.runClock(from: 0.35, to: 1, duration: 0.4, curve: Self.linear)
    world.drain()
    #expect(shown == 0.35)
    world.advance(to: 3.2)
    #expect(isClose(shown, 0.675, Tolerance.time))
    world.advance(to: 3.399999999)
    #expect(stage.take() == ["startA"])
    world.advance(to: 3.4)
    #expect(stage.take() == ["stopA true"] && world.isIdle)
  }

  @Test("runs back to the start, and stops exactly there")
  func backward() throws {
    try scrub(to: 0.35)
    stage.layer.runClock(from: 0.35, to: 0, duration: 0.7, curve: Self.linear)
    world.advance(to: 3.35)
    #expect(isClose(shown, 0.175, Tolerance.time))
    world.advance(to: 3.699999999)
    #expect(stage.take() == ["startA"])
    world.advance(to: 3.7)
    #expect(stage.take() == ["stopA true"])
  }

  @Test("follows its curve")
  func curve() throws {
    try scrub(to: 0.5)
    stage.layer.runClock(from: 0.5, to: 1, duration: 2, curve: Self.easeIn)
    world.advance(to: 4)
    #expect(isClose(shown, 0.5 + 0.5 * 0.315357, Tolerance.curve))
  }

  @Test("ends an animation inside it where the curve gets there")
  func endInside() throws {
    try scrub(to: 0.5)
    stage.layer.runClock(from: 0.5, to: 1.5, duration: 1, curve: Self.linear)
    #expect(isClose(world.run(), 3.5, Tolerance.time))
    #expect(stage.take() == ["startA", "stopA true"])
  }

  @Test("of no duration it is at its end at once")
  func immediate() throws {
    try scrub(to: 0.5)
    stage.layer.runClock(from: 0.5, to: 1, duration: 0, curve: Self.easeIn)
    world.drain()
    #expect(stage.take() == ["startA", "stopA true"] && world.now == 3)
  }

  @Test("from one end to the same end, what lies there is over", arguments: [0, 1])
  func nowhere(_ time: Double) throws {
    try scrub(to: time)
    stage.layer.runClock(from: time, to: time, duration: 0, curve: Self.easeIn)
    world.drain()
    #expect(stage.take() == ["startA", "stopA true"])
  }

  @Test("holds its end until the layer's timing is set again")
  func held() throws {
    try scrub(to: 0.5)
    stage.layer.runClock(from: 0.5, to: 0.75, duration: 0.5, curve: Self.linear)
    world.advance(to: 10)
    #expect(shown == 0.75 && stage.take() == ["startA"])
    stage.layer.timeOffset = 0.25
    world.drain()
    #expect(shown == 0.25)
  }

  @Test("reaches the end of an animation whose times do not add up exactly", arguments: 1...40)
  func rounding(_ tenths: Int) throws {
    let begin = Double(tenths) * 0.1
    let duration = Double(41 - tenths) * 0.07
    stage.layer.speed = 0
    let fade = try stage.fade("A", duration: duration)
    fade.beginTime = begin
    stage.layer.add(fade, forKey: "a")
    world.drain()
    stage.layer.timeOffset = begin
    world.advance(to: 1)
    let end = 0.1 * Double(tenths) + 0.07 * Double(41 - tenths)
    stage.layer.runClock(from: begin, to: end, duration: duration, curve: Self.easeIn)
    world.drain()
    #expect(isClose(world.run(), 1 + duration, Tolerance.time))
    #expect(stage.take() == ["startA", "stopA true"])
  }

  @Test("is in the record: looking back shows it")
  func recorded() throws {
    try scrub(to: 0.5)
    stage.layer.runClock(from: 0.5, to: 1, duration: 1, curve: Self.linear)
    world.advance(to: 6)
    world.playhead = 3.5
    #expect(isClose(shown, 0.75, Tolerance.time))
  }
}
