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
    rig.world.settle()
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
      TargetAction(target: nil, name: "end") { [pan] _ in
        if pan.state == .ended { released = pan.velocity(in: nil) }
      })
    rig.app.touch.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.2, hold: 0.2)
    rig.world.run()
    #expect(released == .zero)
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
    rig.world.settle()
    try rig.app.touch.down(CGPoint(x: 100, y: 100))
    try rig.app.touch.move(CGPoint(x: 150, y: 100))
    pan.isEnabled = false
    try rig.app.touch.up()
    rig.world.settle()
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

@Suite("Tap") struct TapTests {
  private let rig = Rig()
  private let view: UIView
  private let single: UITapGestureRecognizer

  init() {
    view = rig.box(0, 0, 200, 200)
    single = UITapGestureRecognizer(in: rig.app)
    single.addTarget(rig.stateNoter("single"))
    view.addGestureRecognizer(single)
  }

  @Test("is recognised when the finger is lifted in time and in place")
  func tap() throws {
    rig.app.touch.tap(view)
    rig.world.run()
    #expect(rig.log == ["single ended"])
    rig.clear()
    try rig.app.touch.down(CGPoint(x: 50, y: 50))
    try rig.app.touch.move(CGPoint(x: 61, y: 50))
    try rig.app.touch.up()
    rig.world.run()
    try rig.app.touch.down(CGPoint(x: 50, y: 50))
    rig.world.advance(by: 1)
    try rig.app.touch.up()
    rig.world.run()
    #expect(rig.log.isEmpty)
  }

  @Test("waits for the double tap to fail: until the double-tap window is over")
  func waits() {
    let double = UITapGestureRecognizer(in: rig.app)
    double.numberOfTapsRequired = 2
    double.addTarget(rig.stateNoter("double"))
    view.addGestureRecognizer(double)
    single.require(toFail: double)
    rig.app.touch.tap(view)
    rig.world.advance(to: 0.39)
    #expect(rig.log.isEmpty)
    rig.world.advance(to: 0.41)
    #expect(rig.log == ["single ended"])
    rig.clear()
    rig.app.touch.tap(view, count: 2)
    rig.world.run()
    #expect(rig.log == ["double ended"])
    #expect(single.state == .possible)
    rig.clear()
    rig.app.touch.tap(view)
    rig.world.run()
    #expect(rig.log == ["single ended"])
  }

  @Test("a control keeps its taps from a recogniser around it")
  func control() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50), in: rig.app)
    button.addTarget(
      TargetAction(target: nil, name: "tapped") { [rig] _ in rig.note("button") }, for: .touchUpInside)
    view.addSubview(button)
    rig.app.touch.tap(button)
    rig.world.run()
    #expect(rig.log == ["button"])
  }
}

@Suite("Recognisers together") struct GestureEnvironmentTests {
  private final class Delegate: UIGestureRecognizerDelegate {
    var allowsBoth = false
    var mayBegin = true
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { allowsBoth }
  }

  private final class TouchView: UIView {
    var note: (String) -> Void = { _ in }
    override func touchesBegan(_ touches: [UITouch], with event: UIEvent?) { note("view began") }
    override func touchesMoved(_ touches: [UITouch], with event: UIEvent?) { note("view moved") }
    override func touchesEnded(_ touches: [UITouch], with event: UIEvent?) { note("view ended") }
    override func touchesCancelled(_ touches: [UITouch], with event: UIEvent?) { note("view cancelled") }
  }

  private let rig = Rig()
  private let inner: UIPanGestureRecognizer
  private let outer: UIPanGestureRecognizer
  private let view: TouchView

  init() {
    view = TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), in: rig.app)
    rig.window.addSubview(view)
    inner = UIPanGestureRecognizer(in: rig.app)
    outer = UIPanGestureRecognizer(in: rig.app)
    inner.addTarget(rig.stateNoter("inner"))
    outer.addTarget(rig.stateNoter("outer"))
    view.addGestureRecognizer(inner)
    rig.window.addGestureRecognizer(outer)
  }

  private func drag() throws {
    try rig.app.touch.down(CGPoint(x: 100, y: 100))
    try rig.app.touch.move(CGPoint(x: 150, y: 100))
    try rig.app.touch.up()
    rig.world.settle()
  }

  @Test("the innermost wins")
  func innermost() throws {
    try drag()
    #expect(rig.log == ["inner began", "inner ended"])
  }

  @Test("both are recognised when one delegate allows it")
  func simultaneous() throws {
    let delegate = Delegate()
    delegate.allowsBoth = true
    outer.delegate = delegate
    try drag()
    #expect(rig.log == ["inner began", "outer began", "inner ended", "outer ended"])
  }

  @Test("a delegate that refuses makes it fail, and the other one begins")
  func refused() throws {
    let delegate = Delegate()
    delegate.mayBegin = false
    inner.delegate = delegate
    try drag()
    #expect(rig.log == ["outer began", "outer ended"])
  }

  @Test("the view gets the touch until a recogniser takes it")
  func taken() throws {
    view.note = { [rig] in rig.note($0) }
    try drag()
    #expect(rig.log == ["view began", "view cancelled", "inner began", "inner ended"])
    rig.clear()
    inner.cancelsTouchesInView = false
    try drag()
    #expect(rig.log == ["view began", "inner began", "view moved", "inner ended", "view ended"])
  }
}

@Suite("UIControl") struct UIControlTests {
  @Test("reports what a finger does, in order")
  func events() throws {
    let rig = Rig()
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50), in: rig.app)
    rig.window.addSubview(control)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "drag inside"), (.touchDragExit, "exit"),
      (.touchDragOutside, "drag outside"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
      (.touchCancel, "cancel"),
    ]
    for (event, name) in names {
      control.addTarget(TargetAction(target: nil, name: name) { _ in rig.note(name) }, for: event)
    }
    try rig.app.touch.down(CGPoint(x: 110, y: 110))
    #expect(control.isHighlighted)
    try rig.app.touch.move(CGPoint(x: 115, y: 110))
    try rig.app.touch.move(CGPoint(x: 300, y: 110))
    try rig.app.touch.up()
    #expect(rig.log == ["down", "drag inside", "exit", "drag outside", "up outside"])
    rig.clear()
    rig.app.touch.tap(control)
    rig.world.run()
    #expect(rig.log == ["down", "up inside"])
  }

  @Test("does not keep its targets alive")
  func weakTargets() {
    let rig = Rig()
    let button = UIButton(in: rig.app)
    var target: NSObject? = NSObject()
    button.addTarget(TargetAction(target: target, name: "tapped") { _ in rig.note("tapped") }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    target = nil
    button.sendActions(for: .touchUpInside)
    #expect(rig.log == ["tapped"])
  }
}

@Suite("Two fingers") struct TwoFingerTests {
  private let rig = Rig()

  init() { rig.window.isMultipleTouchEnabled = true }

  @Test("a pinch's scale is the ratio of the distances")
  func pinch() {
    let pinch = UIPinchGestureRecognizer(in: rig.app)
    var scales: [Double] = []
    pinch.addTarget(TargetAction(target: nil, name: "scale") { _ in scales.append(pinch.scale) })
    rig.window.addGestureRecognizer(pinch)
    rig.app.touch.pinch(center: CGPoint(x: 200, y: 300), from: 100, to: 250, duration: 0.5)
    rig.world.advance(to: 0.49)
    #expect(isClose(pinch.velocity, 3, Tolerance.sampled))
    rig.world.run()
    #expect(isClose(scales.last ?? 0, 2.5, Tolerance.time))
    #expect(pinch.state == .possible)
    #expect(pinch.scale == 1)
  }

  @Test("a rotation is the angle the fingers have turned, clockwise")
  func rotation() {
    let rotation = UIRotationGestureRecognizer(in: rig.app)
    var angle = 0.0
    rotation.addTarget(TargetAction(target: nil, name: "angle") { _ in angle = rotation.rotation })
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
}

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
    rig.world.settle()
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
