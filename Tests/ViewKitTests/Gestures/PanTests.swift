import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

@Suite("Pan") struct PanTests {
  private let rig = Rig()
  private let pan: UIPanGestureRecognizer

  init() {
    pan = UIPanGestureRecognizer(in: rig.app)
    pan.addTarget(rig.stateNoter("pan"))
    rig.window.addGestureRecognizer(pan)
  }

  @Test("begins past 10 points, and not before")
  func hysteresis() throws {
    try rig.app.touch.down(CGPoint(x: 100, y: 100))
    try rig.app.touch.move(CGPoint(x: 110, y: 100))
    #expect(pan.state == .possible)
    try rig.app.touch.move(CGPoint(x: 110.5, y: 100))
    #expect(pan.state == .began)
    try rig.app.touch.move(CGPoint(x: 150, y: 100))
    try rig.app.touch.up()
    #expect(rig.log == ["pan began", "pan changed", "pan ended"])
    #expect(pan.state == .ended)
    rig.world.drain()
    #expect(pan.state == .possible)
  }

  @Test("counts translation from where the finger went down, in any view's coordinates")
  func translation() throws {
    let half = rig.box(0, 0, 100, 100)
    half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    try rig.app.touch.down(CGPoint(x: 200, y: 200))
    try rig.app.touch.move(CGPoint(x: 150, y: 230))
    #expect(pan.translation(in: nil) == CGPoint(x: -50, y: 30))
    #expect(pan.translation(in: half) == CGPoint(x: -100, y: 60))
    #expect(pan.location(in: nil) == CGPoint(x: 150, y: 230))
    pan.setTranslation(CGPoint(x: 5, y: 0), in: rig.window)
    try rig.app.touch.move(CGPoint(x: 160, y: 230))
    #expect(pan.translation(in: rig.window) == CGPoint(x: 15, y: 0))
  }

  @Test("counts from the recognition when the setting says so")
  func translationFromRecognition() throws {
    rig.app.settings.panTranslation = .recognition
    try rig.app.touch.down(CGPoint(x: 200, y: 200))
    try rig.app.touch.move(CGPoint(x: 220, y: 200))
    #expect(pan.translation(in: nil) == .zero)
    try rig.app.touch.move(CGPoint(x: 230, y: 200))
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
  }

  @Test("measures the velocity of an even drag exactly")
  func velocity() {
    rig.app.touch.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 340), duration: 0.4, release: false)
    rig.world.advance(to: 0.4)
    #expect(isClose(pan.velocity(in: nil).x, -500, Tolerance.sampled))
    #expect(isClose(pan.velocity(in: nil).y, 100, Tolerance.sampled))
  }

  @Test("a finger that rests before it is lifted has no velocity left")
  func rest() {
    var released = CGPoint(x: 1, y: 1)
    pan.addTarget(
      TargetAction(target: nil, name: "end") { [unowned pan] _ in
        if pan.state == .ended { released = pan.velocity(in: nil) }
      })
    rig.app.touch.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.2, hold: 0.2)
    rig.world.run()
    #expect(released == .zero)
  }

  /// A sheet does this: it zeroes the translation on every change, and decides by the velocity at the end.
  @Test("keeps the finger's velocity when its translation is set", arguments: BehaviorSettings.VelocityOnReset.allCases)
  func velocityOnReset(_ setting: BehaviorSettings.VelocityOnReset) {
    rig.app.settings.velocityOnReset = setting
    var released = CGPoint.zero
    pan.addTarget(
      TargetAction(target: nil, name: "zero") { [unowned pan] _ in
        if pan.state == .changed { pan.setTranslation(.zero, in: nil) }
        if pan.state == .ended { released = pan.velocity(in: nil) }
      })
    rig.app.touch.flick(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 250), duration: 0.2)
    rig.world.run()
    #expect(isClose(released.y, setting == .kept ? 1000 : 0, Tolerance.sampled))
  }

  @Test("a finger lifted before its next move was due keeps its velocity; one lifted later has rested")
  func lift() throws {
    func released(after pause: Double) throws -> Double {
      var velocity = 0.0
      let action = TargetAction(target: nil, name: "end") { [unowned pan] _ in velocity = pan.velocity(in: nil).x }
      pan.addTarget(action)
      let start = rig.world.now
      try rig.app.touch.down(CGPoint(x: 0, y: 100))
      for number in 1...10 {
        rig.world.advance(to: start + 0.02 * Double(number))
        try rig.app.touch.move(CGPoint(x: 10 * Double(number), y: 100))
      }
      rig.world.advance(to: rig.world.now + pause)
      try rig.app.touch.up()
      rig.world.drain()
      return velocity
    }
    #expect(isClose(try released(after: 0.008), 500, Tolerance.sampled))
    #expect(isClose(try released(after: 0.02), 500, Tolerance.sampled))
    // The slope of the least-squares line through (-0.1, 70), (-0.08, 80), (-0.06, 90), (-0.04, 100) and (0, 100).
    #expect(isClose(try released(after: 0.04), 310.81081, Tolerance.sampled))
  }

  @Test("moves once a frame while it is dragged")
  func frames() {
    rig.app.touch.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.1)
    rig.world.run()
    #expect(rig.log == ["pan began"] + Array(repeating: "pan changed", count: 5) + ["pan ended"])
  }

  @Test("a second finger does not make it jump")
  func secondFinger() throws {
    try rig.app.touch.down(CGPoint(x: 100, y: 100))
    try rig.app.touch.move(CGPoint(x: 150, y: 100))
    rig.window.isMultipleTouchEnabled = true
    try rig.app.touch.down(CGPoint(x: 300, y: 100), finger: 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 50, y: 0))
    try rig.app.touch.up()
    try rig.app.touch.move(CGPoint(x: 310, y: 100), finger: 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 60, y: 0))
  }

  @Test("is cancelled by the system, by disabling it, and by its view leaving the window")
  func cancels() throws {
    try rig.app.touch.down(CGPoint(x: 100, y: 100))
    try rig.app.touch.move(CGPoint(x: 150, y: 100))
    try rig.app.touch.cancel()
    rig.world.drain()
    try rig.app.touch.down(CGPoint(x: 100, y: 100))
    try rig.app.touch.move(CGPoint(x: 150, y: 100))
    pan.isEnabled = false
    try rig.app.touch.up()
    rig.world.drain()
    #expect(rig.log == ["pan began", "pan cancelled", "pan began", "pan cancelled"])

    rig.clear()
    let view = rig.box(0, 0, 200, 200)
    let inner = UIPanGestureRecognizer(in: rig.app)
    inner.addTarget(rig.stateNoter("inner"))
    view.addGestureRecognizer(inner)
    try rig.app.touch.down(CGPoint(x: 100, y: 100))
    try rig.app.touch.move(CGPoint(x: 150, y: 100))
    view.removeFromSuperview()
    #expect(rig.log == ["inner began", "inner cancelled"])
  }

  @Test("is cancelled when the app goes to the background, and what was left of a scheduled drag is dropped")
  func background() throws {
    rig.app.touch.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), duration: 0.4)
    rig.world.advance(to: 0.2)
    rig.clear()
    rig.app.enterBackground()
    #expect(rig.log == ["pan cancelled"])
    rig.world.run()
    #expect(rig.log == ["pan cancelled"])
    #expect(rig.app.warnings.isEmpty)
    rig.app.touch.tap(CGPoint(x: 10, y: 10))
    rig.world.run()
    try rig.app.touch.down(CGPoint(x: 10, y: 10))
  }

  @Test("a finger that is down cannot go down, and one that is up cannot move")
  func misuse() throws {
    #expect(throws: TouchError.fingerIsUp(1)) { try rig.app.touch.move(.zero) }
    try rig.app.touch.down(.zero)
    #expect(throws: TouchError.fingerIsDown(1)) { try rig.app.touch.down(.zero) }
  }
}

@Suite("Screen edge pan") struct ScreenEdgePanTests {
  @Test(
    "begins only within 20 points of one of its edges, going inwards",
    arguments: [
      (20.0, 60.0, 300.0, true), (21, 60, 300, false), (5, 10, 340, false), (370, 300, 300, false),
    ])
  func edge(_ start: Double, _ endX: Double, _ endY: Double, _ begins: Bool) throws {
    let rig = Rig()
    let pan = UIScreenEdgePanGestureRecognizer(in: rig.app)
    pan.edges = .left
    pan.addTarget(rig.stateNoter("edge"))
    rig.window.addGestureRecognizer(pan)
    try rig.app.touch.down(CGPoint(x: start, y: 300))
    try rig.app.touch.move(CGPoint(x: endX, y: endY))
    #expect(rig.log == (begins ? ["edge began"] : []))
  }

  @Test("without edges recognises nothing")
  func noEdges() throws {
    let rig = Rig()
    let pan = UIScreenEdgePanGestureRecognizer(in: rig.app)
    pan.addTarget(rig.stateNoter("edge"))
    rig.window.addGestureRecognizer(pan)
    try rig.app.touch.down(CGPoint(x: 0, y: 300))
    try rig.app.touch.move(CGPoint(x: 100, y: 300))
    #expect(rig.log.isEmpty)
  }
}
