import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

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
    rig.world.drain()
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
    view.note = { [unowned rig] in rig.note($0) }
    try drag()
    #expect(rig.log == ["view began", "view cancelled", "inner began", "inner ended"])
    rig.clear()
    inner.cancelsTouchesInView = false
    try drag()
    #expect(rig.log == ["view began", "inner began", "view moved", "inner ended", "view ended"])
  }

  @Test("a recogniser may keep the view waiting: until it has failed, or for good")
  func delaysBegan() throws {
    view.note = { [unowned rig] in rig.note($0) }
    rig.window.removeGestureRecognizer(outer)
    inner.delaysTouchesBegan = true
    try drag()
    #expect(rig.log == ["inner began", "inner ended"])
    rig.clear()
    try rig.app.touch.down(CGPoint(x: 100, y: 100))
    try rig.app.touch.move(CGPoint(x: 103, y: 100))
    #expect(rig.log == [])
    try rig.app.touch.up()
    rig.world.drain()
    #expect(rig.log == ["view began", "view ended"])
  }

  @Test("a recogniser that waits for another fails when that one is recognised, and begins when it fails")
  func requirement() throws {
    inner.require(toFail: outer)
    try drag()
    #expect(rig.log == ["outer began", "outer ended"])
    rig.clear()
    let delegate = Delegate()
    delegate.mayBegin = false
    outer.delegate = delegate
    try drag()
    #expect(rig.log == ["inner began", "inner ended"])
  }

  @Test("a view gets one call for fingers that move together")
  func together() throws {
    view.isMultipleTouchEnabled = true
    view.note = { [unowned rig] in rig.note($0) }
    inner.isEnabled = false
    outer.isEnabled = false
    try rig.app.touch.down(CGPoint(x: 50, y: 50), finger: 1)
    try rig.app.touch.down(CGPoint(x: 90, y: 50), finger: 2)
    try rig.app.touch.move([(1, CGPoint(x: 40, y: 50)), (2, CGPoint(x: 100, y: 50))])
    #expect(rig.log == ["view began", "view began", "view moved"])
    #expect(throws: TouchError.fingerIsUp(3)) {
      try rig.app.touch.move([(1, CGPoint(x: 0, y: 50)), (3, CGPoint(x: 100, y: 50))])
    }
  }
}
