import Glibc
import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// Against recordings of iOS 26.1: the finger on a sheet, and on a list inside a sheet.
@Suite("Sheet drag") struct SheetDragTests {
  /// A sheet that rests 10 pt below the top of a 375 x 667 screen, and a finger on it.
  private final class SheetRig {
    let rig = Rig()
    let card: UIViewController
    private var finger = CGPoint(x: 180, y: 100)

    init() {
      card = rig.controller("card", style: .pageSheet)
      rig.show(card)
    }

    func list(offset: Double = 0) -> UIScrollView {
      let list = UIScrollView(frame: card.view.bounds, in: rig.app)
      list.contentSize = CGSize(width: 375, height: 3000)
      card.view.addSubview(list)
      rig.world.advance(by: 0.1)
      list.contentOffset.y = offset
      return list
    }

    /// Moves the finger down by `distance` in frames of 120 per second.
    func drag(_ distance: Double, speed: Double = 600) throws {
      let steps = (distance.magnitude / speed * 120).rounded()
      try rig.app.touch.down(finger)
      for step in 1...Int(steps) {
        rig.world.advance(by: 1.0 / 120)
        try rig.app.touch.move(CGPoint(x: finger.x, y: finger.y + distance * Double(step) / steps))
      }
    }

    func lift() throws {
      try rig.app.touch.up()
      rig.world.run()
    }

    /// How far the sheet is below its place, as shown.
    func way() throws -> Double {
      rig.world.drain()
      let shown = try #require(rig.shown(card.view))
      return shown.position.y - shown.bounds.height / 2 - 10
    }

    var isPresented: Bool { rig.root.presentedViewController === card }
  }

  @Test("a sheet follows the finger 1:1 after 10 points", arguments: [(60.0, 50.0), (180, 170)])
  func slop(_ finger: Double, _ sheet: Double) throws {
    let stage = SheetRig()
    try stage.drag(finger)
    #expect(isClose(try stage.way(), sheet, Tolerance.position))
  }

  /// The recorded times include 6.2 ms until the touch is delivered, give or take; a millisecond is up to 0.007 of the way.
  @Test("a released sheet returns on a critically damped spring of √(1000/3) per second")
  func spring() throws {
    let stage = SheetRig()
    try stage.drag(180)
    let lift = stage.rig.world.now
    try stage.rig.app.touch.up()
    var ways: [Double] = []
    for (recorded, left) in [(0.0553, 0.779), (0.0886, 0.560), (0.1553, 0.247), (0.2553, 0.059)] {
      stage.rig.world.advance(to: lift + recorded - 0.0062)
      let angle = 18.257419 * (recorded - 0.0062)
      ways.append(try stage.way())
      #expect(isClose(try stage.way(), 170 * (1 + angle) * exp(-angle), Tolerance.position))
      #expect(isClose(try stage.way() / 170, left, 0.007))
    }
    stage.rig.world.run()
    #expect(isClose(stage.rig.world.now, lift + 0.6, Tolerance.time))
    #expect(isClose(try stage.way(), 0, Tolerance.position))
    // Looked at again, in another order, every moment is what it was.
    for index in [2, 0, 3, 1] {
      stage.rig.world.playhead = lift + [0.0553, 0.0886, 0.1553, 0.2553][index] - 0.0062
      let shown = try #require(stage.rig.shown(stage.card.view))
      #expect(shown.position.y - shown.bounds.height / 2 - 10 == ways[index])
    }
  }

  @Test("a flick dismisses from 1,000 points per second on", arguments: [(900.0, true), (975, true), (1000, false)])
  func flick(_ speed: Double, _ staysPresented: Bool) throws {
    let stage = SheetRig()
    try stage.drag(speed * 18 / 120, speed: speed)
    try stage.lift()
    #expect(stage.isPresented == staysPresented)
  }

  @Test("a list at its top leaves a pull down to the sheet")
  func list() throws {
    let stage = SheetRig()
    let list = stage.list()
    try stage.drag(200)
    #expect(isClose(try stage.way(), 190, Tolerance.position))
    #expect(list.contentOffset.y == 0)
  }

  @Test("a table that is the sheet's own view leaves a pull down at its top, and scrolls else")
  func ownView() throws {
    let rig = Rig()
    let card = UITableViewController(style: .plain, in: rig.app)
    card.modalPresentationStyle = .pageSheet
    rig.show(card)
    let table = try #require(card.tableView)
    table.contentSize = CGSize(width: 375, height: 3000)
    func drag(from start: Double, to end: Double) throws {
      try rig.app.touch.down(CGPoint(x: 180, y: start))
      for step in 1...20 {
        rig.world.advance(by: 1.0 / 120)
        try rig.app.touch.move(CGPoint(x: 180, y: start + (end - start) * Double(step) / 20))
      }
    }
    // The finger goes up by 200, of which the first 10 do not count.
    try drag(from: 400, to: 200)
    #expect(isClose(table.contentOffset.y, 190, Tolerance.position))
    rig.world.advance(by: 1)
    try rig.app.touch.up()
    rig.world.run()
    #expect(rig.root.presentedViewController === card && card.view.frame.minY == 10)
    table.contentOffset = .zero
    try drag(from: 200, to: 400)
    #expect(table.contentOffset.y == 0)
    rig.world.drain()
    #expect(isClose(try #require(rig.shown(table)).frame.minY, 10 + 190, Tolerance.position))
  }

  @Test("a list that is not at its top, or is pulled up, scrolls", arguments: [(300.0, 100.0), (0, -100)])
  func scrolls(_ offset: Double, _ distance: Double) throws {
    let stage = SheetRig()
    let list = stage.list(offset: offset)
    try stage.drag(distance)
    #expect(isClose(try stage.way(), 0, Tolerance.position))
    #expect(list.contentOffset.y != offset)
  }
}
