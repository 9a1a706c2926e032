import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

@Suite("Long press and swipe") struct PressTests {
  private let rig = Rig()

  @Test("a press begins after half a second in place")
  func press() throws {
    let press = UILongPressGestureRecognizer(in: rig.app)
    press.addTarget(rig.stateNoter("press"))
    rig.window.addGestureRecognizer(press)
    try rig.app.touch.down(CGPoint(x: 50, y: 50))
    rig.world.advance(to: 0.49)
    #expect(rig.log.isEmpty)
    rig.world.advance(to: 0.5)
    try rig.app.touch.move(CGPoint(x: 90, y: 50))
    try rig.app.touch.up()
    #expect(rig.log == ["press began", "press changed", "press ended"])
    rig.clear()
    rig.world.drain()
    try rig.app.touch.down(CGPoint(x: 50, y: 50))
    try rig.app.touch.move(CGPoint(x: 61, y: 50))
    rig.world.advance(by: 1)
    try rig.app.touch.up()
    #expect(rig.log.isEmpty)
  }

  @Test(
    "a swipe is quick, long enough and straight",
    arguments: [
      (CGPoint(x: 200, y: 100), 0.1, true), (CGPoint(x: 0, y: 100), 0.1, false), (CGPoint(x: 140, y: 100), 0.1, false),
      (CGPoint(x: 200, y: 180), 0.1, false), (CGPoint(x: 200, y: 100), 2, false),
    ])
  func swipe(_ end: CGPoint, _ duration: Double, _ isOne: Bool) {
    let swipe = UISwipeGestureRecognizer(in: rig.app)
    swipe.addTarget(rig.stateNoter("swipe"))
    rig.window.addGestureRecognizer(swipe)
    rig.app.touch.drag(from: CGPoint(x: 100, y: 100), to: end, duration: duration)
    rig.world.run()
    #expect(rig.log == (isOne ? ["swipe ended"] : []))
  }
}
