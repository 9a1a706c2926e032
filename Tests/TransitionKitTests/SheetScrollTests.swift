import LayerKit
import MotionMath
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// A list in a sheet that can grow: an upward drag at the list's top expands the sheet, and goes on in the list. (Apple's page
/// of `prefersScrollingExpandsWhenScrolledToEdge`.)
@Suite("Sheets that grow by scrolling") struct SheetScrollTests {
  /// On 375 x 667 the largest sheet is 657 high; the medium one 0.56 of it, 367.92, is 368 in whole pixels.
  private final class Stage {
    let rig = Rig()
    let card: UIViewController
    let sheet: UISheetPresentationController
    let list: UIScrollView
    let log = ScrollLog()
    private var finger = 500.0

    init() throws {
      card = rig.controller("card", style: .pageSheet)
      sheet = try #require(card.sheetPresentationController)
      sheet.detents = [.medium(), .large()]
      rig.show(card)
      list = UIScrollView(frame: card.view.bounds, in: rig.app)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = CGSize(width: 375, height: 3000)
      list.delegate = log
      card.view.addSubview(list)
      rig.world.advance(by: 0.1)
    }

    func down() throws { try rig.app.touch.down(CGPoint(x: 180, y: finger)) }

    /// Moves the finger by `distance` at 600 points per second.
    func move(_ distance: Double) throws {
      let steps = Int((distance.magnitude / 5).rounded())
      for step in 1...steps {
        rig.world.advance(by: 1.0 / 120)
        try rig.app.touch.move(CGPoint(x: 180, y: finger + distance * Double(step) / Double(steps)))
      }
      finger += distance
      rig.world.drain()
    }

    /// Lets the finger rest, and lifts it.
    func lift() throws {
      rig.world.advance(by: 0.5)
      try rig.app.touch.up()
      rig.world.run()
    }

    var state: [Double] { [card.view.frame.height, list.contentOffset.y] }
  }

  private final class ScrollLog: UIScrollViewDelegate {
    var calls: [String] = []
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      calls.append(willDecelerate ? "end, gliding" : "end")
    }
  }

  @Test("the sheet grows with the finger, less 10 points, and its list stays")
  func grows() throws {
    let stage = try Stage()
    try stage.down()
    try stage.move(-200)
    #expect(isClose(stage.state[0], 368 + 190, Tolerance.position) && stage.state[1] == 0)
    try stage.lift()
    #expect(stage.state == [657, 0] && stage.log.calls.isEmpty)
    #expect(stage.sheet.selectedDetentIdentifier == "large")
  }

  @Test("at its largest the list goes on, and back down the list first returns to its top")
  func handsOver() throws {
    let stage = try Stage()
    try stage.down()
    // 390 of the finger's 400: 289 for the sheet, 101 for the list.
    try stage.move(-400)
    #expect(isClose(stage.state[0], 657, Tolerance.position) && isClose(stage.state[1], 101, Tolerance.position))
    #expect(stage.log.calls == ["begin"] && stage.list.isDragging)
    try stage.move(60)
    #expect(isClose(stage.state[0], 657, Tolerance.position) && isClose(stage.state[1], 41, Tolerance.position))
    try stage.move(100)
    #expect(isClose(stage.state[0], 657 - 59, Tolerance.position) && stage.state[1] == 0)
    try stage.move(-80)
    #expect(isClose(stage.state[0], 657, Tolerance.position) && isClose(stage.state[1], 21, Tolerance.position))
    try stage.lift()
    #expect(isClose(stage.state[0], 657, Tolerance.position) && isClose(stage.state[1], 21, Tolerance.position))
    #expect(stage.log.calls == ["begin", "end"] && !stage.list.isDragging)
  }

  @Test("a flick that has reached the list lets it glide")
  func glides() throws {
    let stage = try Stage()
    try stage.down()
    try stage.move(-400)
    try stage.rig.app.touch.up()
    stage.rig.world.run()
    // 600 points per second end after (600 − 10) · 0.499 points; the list was at 101.
    #expect(stage.state[0] == 657 && isClose(stage.state[1], 101 + 294.41, 0.5))
    #expect(stage.log.calls == ["begin", "end, gliding"])
  }

  @Test("with false, at the largest height, and away from its top the list scrolls")
  func scrolls() throws {
    let refusing = try Stage()
    refusing.sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    try refusing.down()
    try refusing.move(-200)
    #expect(refusing.state[0] == 368 && isClose(refusing.state[1], 190, Tolerance.position))

    let large = try Stage()
    large.sheet.selectedDetentIdentifier = "large"
    try large.down()
    try large.move(-200)
    #expect(large.state[0] == 657 && isClose(large.state[1], 190, Tolerance.position))

    let inside = try Stage()
    inside.list.contentOffset.y = 300
    try inside.down()
    try inside.move(-200)
    #expect(inside.state[0] == 368 && isClose(inside.state[1], 490, Tolerance.position))
  }
}
