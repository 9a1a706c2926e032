import Glibc
import LayerKit
import MotionMath
import RecordingKit
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// A list with a cell of 120 x 80, and a page that zooms out of it, on a screen of 402 x 874.
final class ZoomStack {
  let rig: Rig
  let list, page: LoggingController
  let navigation: UINavigationController
  let cell: UIView
  let options = ZoomOptions()
  var asked = 0
  var source: UIView?

  init(_ settings: BehaviorSettings = BehaviorSettings()) {
    rig = Rig(402, 874, settings: settings)
    list = rig.controller("list")
    page = rig.controller("page")
    navigation = UINavigationController(rootViewController: list, in: rig.app)
    rig.app.keyWindow?.rootViewController = navigation
    rig.world.run()
    cell = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 80), in: rig.app)
    list.view.addSubview(cell)
    source = cell
    page.preferredTransition = PreferredTransition(zoom: options) { [unowned self] _ in
      asked += 1
      return source
    }
    rig.world.run()
    rig.log.clear()
  }

  /// Pushes the page, and runs to the end.
  func open() {
    navigation.pushViewController(page, animated: true)
    rig.world.run()
    rig.log.clear()
  }

  /// The layer that cuts the page while it is on its way.
  func card() throws -> CALayer { try #require(rig.shown(page.view.superview)) }

  /// The share of the way from the cell to the screen: of the width, and of the height.
  func shares() throws -> (width: Double, height: Double) {
    let bounds = try card().bounds
    return ((bounds.width - 120) / (402 - 120), (bounds.height - 80) / (874 - 80))
  }

  /// Puts a finger down and moves it in frames of 120 per second.
  func drag(from start: CGPoint = CGPoint(x: 183, y: 246), _ x: Double, _ y: Double, speed: Double = 300) throws {
    let steps = ((x * x + y * y).squareRoot() / speed * 120).rounded()
    try rig.app.touch.down(start)
    for step in 1...Int(steps) {
      rig.world.advance(by: 1.0 / 120)
      let share = Double(step) / steps
      try rig.app.touch.move(CGPoint(x: start.x + x * share, y: start.y + y * share))
    }
    rig.world.drain()
  }

  /// Rests first, so that the finger has no speed.
  func lift(afterRest: Bool = true) throws {
    if afterRest { rig.world.advance(by: 0.3) }
    try rig.app.touch.up()
  }

  var isOpen: Bool { navigation.topViewController === page }
  var isCellSeen: Bool { rig.shown(cell).map { $0.component(.hidden, 0) == 0 } ?? false }
}
