import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

@Suite("Two fingers") struct TwoFingerTests {
  private let rig = Rig()

  init() { rig.window.isMultipleTouchEnabled = true }

  @Test("a pinch's scale is the ratio of the distances")
  func pinch() {
    let pinch = UIPinchGestureRecognizer(in: rig.app)
    var scales: [Double] = []
    pinch.addTarget(TargetAction(target: nil, name: "scale") { [unowned pinch] _ in scales.append(pinch.scale) })
    rig.window.addGestureRecognizer(pinch)
    rig.app.touch.pinch(center: CGPoint(x: 200, y: 300), from: 100, to: 250, duration: 0.5)
    rig.world.advance(to: 0.49)
    #expect(isClose(pinch.velocity, 3, Tolerance.sampled))
    rig.world.run()
    #expect(isClose(scales.last ?? 0, 2.5, Tolerance.time))
    #expect(pinch.state == .possible)
    #expect(pinch.scale == 1)
  }

  @Test("a pinch whose scale is set keeps the fingers' velocity, in the new measure")
  func resetPinch() {
    let pinch = UIPinchGestureRecognizer(in: rig.app)
    pinch.addTarget(
      TargetAction(target: nil, name: "one") { [unowned pinch] _ in if pinch.state == .changed { pinch.scale = 1 } })
    rig.window.addGestureRecognizer(pinch)
    rig.app.touch.pinch(center: CGPoint(x: 200, y: 300), from: 100, to: 250, duration: 0.5)
    rig.world.advance(to: 0.49)
    // 300 points a second; at the last frame, 29 / 60 s, the fingers are 245 points apart.
    #expect(isClose(pinch.velocity, 300.0 / 245, Tolerance.sampled))
    rig.world.run()
  }

  @Test("a rotation that is set keeps the fingers' velocity")
  func resetRotation() {
    let rotation = UIRotationGestureRecognizer(in: rig.app)
    rotation.addTarget(
      TargetAction(target: nil, name: "zero") { [unowned rotation] _ in
        if rotation.state == .changed { rotation.rotation = 0 }
      })
    rig.window.addGestureRecognizer(rotation)
    rig.app.touch.rotate(center: CGPoint(x: 200, y: 300), radius: 80, angle: 4, duration: 1)
    rig.world.advance(to: 0.5)
    #expect(isClose(rotation.velocity, 4, Tolerance.sampled))
    rig.app.settings.velocityOnReset = .zero
    rotation.rotation = 0
    #expect(rotation.velocity == 0)
    rig.world.run()
  }

  @Test("a rotation is the angle the fingers have turned, clockwise")
  func rotation() {
    let rotation = UIRotationGestureRecognizer(in: rig.app)
    var angle = 0.0
    rotation.addTarget(TargetAction(target: nil, name: "angle") { [unowned rotation] _ in angle = rotation.rotation })
    rig.window.addGestureRecognizer(rotation)
    rig.app.touch.rotate(center: CGPoint(x: 200, y: 300), radius: 80, angle: 4, duration: 1)
    rig.world.run()
    #expect(isClose(angle, 4, Tolerance.time))
  }

  @Test("a pinch and a pan go together only when a delegate says so")
  func together() {
    let pinch = UIPinchGestureRecognizer(in: rig.app)
    let pan = UIPanGestureRecognizer(in: rig.app)
    pinch.addTarget(rig.stateNoter("pinch"))
    pan.addTarget(rig.stateNoter("pan"))
    rig.window.addGestureRecognizer(pinch)
    rig.window.addGestureRecognizer(pan)
    rig.app.touch.pinch(center: CGPoint(x: 200, y: 300), from: 100, to: 250, duration: 0.5)
    rig.world.run()
    #expect(rig.log.contains("pinch began"))
    #expect(!rig.log.contains { $0.hasPrefix("pan") })
  }

  @Test("a pinch ends when both fingers are up, and goes on from its scale when the second is back")
  func oneFingerLeft() throws {
    let pinch = UIPinchGestureRecognizer(in: rig.app)
    pinch.addTarget(rig.stateNoter("pinch"))
    rig.window.addGestureRecognizer(pinch)
    try rig.app.touch.down(CGPoint(x: 100, y: 100), finger: 1)
    try rig.app.touch.down(CGPoint(x: 200, y: 100), finger: 2)
    try rig.app.touch.move(CGPoint(x: 300, y: 100), finger: 2)
    #expect(pinch.scale == 2)
    try rig.app.touch.up(finger: 2)
    #expect(pinch.scale == 2)
    try rig.app.touch.down(CGPoint(x: 150, y: 100), finger: 2)
    try rig.app.touch.move(CGPoint(x: 175, y: 100), finger: 2)
    #expect(pinch.scale == 3)
    try rig.app.touch.up(finger: 2)
    #expect(rig.log == ["pinch began", "pinch changed"])
    try rig.app.touch.up(finger: 1)
    #expect(rig.log.last == "pinch ended")
  }
}
