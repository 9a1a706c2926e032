import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

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
      control.addTarget(TargetAction(target: nil, name: name) { [unowned rig] _ in rig.note(name) }, for: event)
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

  @Test(
    "a touch is cancelled when the control or what holds it leaves the window, and goes on in another view",
    arguments: [0, 1, 2])
  func leaves(_ way: Int) throws {
    let rig = Rig()
    let (panel, other) = (UIView(frame: rig.window.bounds, in: rig.app), UIView(frame: rig.window.bounds, in: rig.app))
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50), in: rig.app)
    panel.addSubview(control)
    rig.window.addSubview(other)
    rig.window.addSubview(panel)
    for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel")] {
      control.addTarget(TargetAction(target: nil, name: name) { [unowned rig] _ in rig.note(name) }, for: event)
    }
    try rig.app.touch.down(CGPoint(x: 110, y: 110))
    switch way {
    case 0: control.removeFromSuperview()
    case 1: panel.removeFromSuperview()
    default: other.addSubview(control)
    }
    #expect(control.isHighlighted == (way == 2))
    try rig.app.touch.up()
    #expect(rig.log == ["down", way == 2 ? "up" : "cancel"])
  }

  @Test("does not keep its targets alive")
  func weakTargets() {
    let rig = Rig()
    let button = UIButton(in: rig.app)
    var target: NSObject? = NSObject()
    button.addTarget(
      TargetAction(target: target, name: "tapped") { [unowned rig] _ in rig.note("tapped") }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    target = nil
    button.sendActions(for: .touchUpInside)
    #expect(rig.log == ["tapped"])
  }
}
