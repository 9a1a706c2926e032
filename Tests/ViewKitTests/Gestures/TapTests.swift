import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

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
      TargetAction(target: nil, name: "tapped") { [unowned rig] _ in rig.note("button") }, for: .touchUpInside)
    view.addSubview(button)
    rig.app.touch.tap(button)
    rig.world.run()
    #expect(rig.log == ["button"])
  }
}
