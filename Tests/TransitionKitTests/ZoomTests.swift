import Glibc
import LayerKit
import MotionMath
import RecordingKit
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// The zoom of `preferredTransition`, against figures measured on a device with iOS 27.0.1 and, where a test says so, on a
/// simulator of iOS 27.0. The values of springs are those of the closed form, computed by hand from response and ratio.
@Suite("Zoom") struct ZoomTests {
  /// A list with a cell of 120 x 80, and a page that zooms out of it, on a screen of 402 x 874.
  private final class Stack {
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

  // MARK: Springs

  @Test("a page opens on the springs that a film shows: after 0.1127 s, 0.654 of its width and 0.545 of its height")
  func opens() throws {
    let stack = Stack()
    let start = stack.rig.world.now
    stack.navigation.pushViewController(stack.page, animated: true)
    stack.rig.world.advance(to: start + 0.1127)
    let shares = try stack.shares()
    #expect(isClose(shares.width, 0.654, 0.0015))
    #expect(isClose(shares.height, 0.545, 0.0015))
    let center = try stack.card().position
    #expect(isClose(center.x, 100 + (201 - 100) * 0.654, 0.15))
    #expect(isClose(center.y, 240 + (437 - 240) * 0.654, 0.3))
  }

  @Test("a pop shrinks it into its source: 0.579 of the width is gone after 0.1 s")
  func pops() throws {
    let stack = Stack()
    stack.open()
    let start = stack.rig.world.now
    stack.navigation.popViewController(animated: true)
    stack.rig.world.advance(to: start + 0.1)
    #expect(isClose(1 - (try stack.shares().width), 0.579, 0.0015))
    stack.rig.world.run()
    #expect(!stack.isOpen && stack.page.view.superview == nil)
  }

  @Test("a sheet has springs of its own: centre 0.349 / 0.833, size 0.472 / 0.748")
  func sheet() throws {
    let rig = Rig(402, 874)
    let sheet = rig.controller("sheet", style: .pageSheet)
    let cell = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 80), in: rig.app)
    rig.root.view.addSubview(cell)
    sheet.preferredTransition = PreferredTransition { _ in cell }
    let start = rig.world.now
    rig.root.present(sheet, animated: true)
    rig.world.advance(to: start + 0.1)
    let card = try #require(rig.shown(sheet.view.superview))
    let rest = try #require(sheet.presentationController).frameOfPresentedViewInContainerView
    #expect(isClose((card.bounds.width - 120) / (rest.width - 120), 0.44375, 0.001))
    #expect(isClose((card.position.y - 240) / (rest.midY - 240), 0.59661, 0.001))
  }

  @Test("the page below is 0.914 of its size and darkened by 0.15, linearly; a setting leaves it")
  func below() throws {
    let stack = Stack()
    stack.rig.app.settings.zoomCoveredScale = 1
    stack.navigation.pushViewController(stack.page, animated: true)
    stack.rig.world.advance(by: 0.1127)
    #expect(isClose(try #require(stack.rig.shown(stack.list.view)).frame.width, 402, 1e-9))
    let scaled = Stack()
    scaled.navigation.pushViewController(scaled.page, animated: true)
    scaled.rig.world.advance(by: 0.1127)
    let frame = try #require(scaled.rig.shown(scaled.list.view)).frame
    #expect(isClose(frame.width, 402 * (1 - 0.086 * 0.654), 0.06))
    #expect(isClose(frame.midX, 201, 1e-6))
    let shown = scaled.rig.world.recording.frame(at: scaled.rig.world.now)
    let dim = try #require(shown.layersInTree.filter(shown.isAdornment).first)
    #expect(isClose(shown.component(dim, .opacity, 0), 0.654, 0.0015))
    scaled.rig.world.run()
    #expect(scaled.list.view.transform == .identity)
  }

  // MARK: The source

  @Test("its provider is asked once for each way, and once more when a finger lets the page go")
  func provider() throws {
    let stack = Stack()
    stack.open()
    #expect(stack.asked == 1)
    try stack.drag(0, 160)
    #expect(stack.asked == 2)
    try stack.lift()
    stack.rig.world.run()
    #expect(stack.asked == 3)
    #expect(!stack.isOpen)
  }

  @Test("the source is not seen while the page is up, though it is as the program has left it")
  func withheld() throws {
    let stack = Stack()
    #expect(stack.isCellSeen)
    stack.navigation.pushViewController(stack.page, animated: true)
    stack.rig.world.advance(by: 0.1)
    #expect(!stack.isCellSeen)
    #expect(!stack.cell.isHidden && stack.cell.alpha == 1 && stack.cell.superview === stack.list.view)
    stack.rig.world.run()
    stack.navigation.popViewController(animated: true)
    stack.rig.world.advance(by: 0.1)
    #expect(!stack.isCellSeen)
    stack.rig.world.run()
    #expect(stack.isCellSeen)
  }

  @Test("a page that leaves otherwise gives its source back")
  func givenBack() throws {
    let stack = Stack()
    stack.open()
    stack.navigation.popViewController(animated: false)
    stack.rig.world.run()
    #expect(stack.isCellSeen)
  }

  @Test("without a source the page grows and fades about the middle")
  func noSource() throws {
    let stack = Stack()
    stack.source = nil
    stack.navigation.pushViewController(stack.page, animated: true)
    stack.rig.world.advance(by: 0.1127)
    let card = try stack.card()
    #expect(isClose(card.component(.opacity, 0), 0.654, 0.0015))
    #expect(isClose(card.position.x, 201, 1e-6) && isClose(card.position.y, 437, 1e-6))
    stack.rig.world.run()
    #expect(stack.isOpen && stack.page.view.alpha == 1)
  }

  @Test("the page itself is no source: it is warned of")
  func pageAsSource() throws {
    let stack = Stack()
    stack.open()
    stack.source = stack.page.view
    stack.navigation.popViewController(animated: true)
    stack.rig.world.run()
    #expect(stack.rig.app.warnings.map(\.warning.code) == [.zoomWithoutSource])
    #expect(!stack.isOpen)
  }

  @Test("the part that is aligned fills the source")
  func alignment() throws {
    let stack = Stack()
    stack.options.alignmentRectProvider = { _ in CGRect(x: 101, y: 100, width: 200, height: 200) }
    stack.navigation.pushViewController(stack.page, animated: true)
    stack.rig.world.advance(by: 1.0 / 1000)
    // 200 points of the page are 120 of the source's.
    let page = try #require(stack.rig.shown(stack.page.view))
    #expect(isClose(page.frame.width, 402 * 0.6, 0.5))
    #expect(isClose(page.frame.minX, -101 * 0.6, 0.5) && isClose(page.frame.minY, -100 * 0.6, 0.5))
  }

  // MARK: Fingers

  /// The simulator's formula gives a left edge of 21.0 and a top of 178.3 for 150 points; the device's film shows 21.3 and 178.0.
  @Test("a page dragged down shrinks about the finger, and is cut above the screen's lower edge")
  func draggedDown() throws {
    let stack = Stack()
    stack.open()
    try stack.drag(0, 163.5)
    let card = try stack.card().frame
    #expect(isClose(card.minX, 21, 0.5))
    #expect(isClose(card.minY, 178.3, 0.5))
    // 0.000287 d².
    #expect(isClose(874 - card.maxY, 6.46, 0.1))
  }

  @Test("the lower edge is 5.3 points up after 136, and 2.7 after 96", arguments: [(136.0, 5.3), (96, 2.7)])
  func lift(_ distance: Double, _ expected: Double) throws {
    let stack = Stack()
    stack.open()
    try stack.drag(0, distance + 13.5)
    #expect(isClose(874 - (try stack.card().frame.maxY), expected, 0.06))
  }

  @Test(
    "it returns from 125 points and goes from 140, or at more than 1,050 a second",
    arguments: [
      (125.0, 300.0, true, true), (140, 300, true, false), (100, 900, false, true), (100, 1_200, false, false),
    ])
  func letGo(_ distance: Double, _ speed: Double, _ rests: Bool, _ stays: Bool) throws {
    let stack = Stack()
    stack.open()
    try stack.drag(0, distance, speed: speed)
    try stack.lift(afterRest: rests)
    stack.rig.world.run()
    #expect(stack.isOpen == stays)
    #expect(stack.isCellSeen == !stays)
    #expect(stack.page.view.transform == .identity)
  }

  @Test("it lands on 0.45 / 0.81, its height on 0.33 / 0.98")
  func landing() throws {
    let stack = Stack()
    stack.open()
    try stack.drag(0, 200)
    try stack.lift()
    let from = try stack.card().bounds
    let start = stack.rig.world.now
    stack.rig.world.advance(to: start + 0.1)
    let bounds = try stack.card().bounds
    #expect(isClose((from.width - bounds.width) / (from.width - 120), 0.45401, 0.002))
    #expect(isClose((from.height - bounds.height) / (from.height - 80), 0.57432, 0.002))
  }

  @Test(
    "it follows fingers within 30 degrees of down or of the trailing edge",
    arguments: [
      (0.0, true), (29, true), (31, false), (59, false), (61, true), (90, true), (121, false), (180, false),
      (-29, true),
      (-31, false), (-90, false),
    ])
  func direction(_ degrees: Double, _ begins: Bool) throws {
    let stack = Stack()
    stack.open()
    let angle = degrees * .pi / 180
    try stack.drag(from: CGPoint(x: 200, y: 400), 100 * sin(angle), 100 * cos(angle))
    #expect((stack.page.transitionCoordinator != nil) == begins)
  }

  @Test("an option refuses a finger, and is told where it is")
  func refuses() throws {
    let stack = Stack()
    var heard: [ZoomInteraction] = []
    stack.options.interactiveDismissShouldBegin = {
      heard.append($0)
      return false
    }
    stack.open()
    try stack.drag(0, 100)
    #expect(stack.page.transitionCoordinator == nil)
    #expect(heard.count == 1 && heard[0].willBegin && heard[0].velocity.dy > 200)
  }

  @Test("a drag on a scrolled page scrolls it; at its top it dismisses", arguments: [(0.0, true), (300, false)])
  func scrolled(_ offset: Double, _ begins: Bool) throws {
    let stack = Stack()
    stack.open()
    let scrollView = UIScrollView(frame: stack.page.view.bounds, in: stack.rig.app)
    scrollView.contentSize = CGSize(width: 402, height: 3_000)
    scrollView.contentInsetAdjustmentBehavior = .never
    stack.page.view.addSubview(scrollView)
    scrollView.contentOffset.y = offset
    stack.rig.world.advance(by: 0.1)
    try stack.drag(0, 100)
    #expect((stack.page.transitionCoordinator != nil) == begins)
  }

  @Test("fingers that come to less than half of their distance dismiss it", arguments: [(0.45, false), (0.55, true)])
  func pinch(_ ratio: Double, _ stays: Bool) throws {
    let stack = Stack()
    stack.open()
    stack.rig.app.touch.pinch(center: CGPoint(x: 200, y: 400), from: 200, to: 200 * ratio, duration: 0.4)
    stack.rig.world.run()
    #expect(stack.isOpen == stays)
  }

  @Test("the callbacks of a dismissal that is cancelled are those of a cancelled pop")
  func cancelled() throws {
    let stack = Stack()
    stack.open()
    try stack.drag(0, 60)
    try stack.lift()
    stack.rig.world.run()
    #expect(
      stack.rig.log.calls == [
        "willDisappear page", "willAppear list", "willDisappear list", "didDisappear list", "willAppear page",
        "didAppear page",
      ])
  }

  @Test("with Reduce Motion the page fades in and out over 0.14 s, and nothing moves")
  func reduced() throws {
    let stack = Stack()
    stack.rig.app.isReduceMotionEnabled = true
    stack.navigation.pushViewController(stack.page, animated: true)
    stack.rig.world.advance(by: 0.07)
    let card = try stack.card()
    // Eased in and out: half of the way at half of the time.
    #expect(isClose(card.component(.opacity, 0), 0.5, 1e-6))
    #expect(card.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(try #require(stack.rig.shown(stack.list.view)).frame.width == 402)
    stack.rig.world.advance(by: 0.08)
    #expect(stack.rig.log.calls.contains("didAppear page"))
    stack.navigation.popViewController(animated: true)
    stack.rig.world.run()
    #expect(!stack.isOpen && stack.isCellSeen && stack.page.view.alpha == 1)
  }

  // MARK: The other words

  @Test("the others are the modal styles, and win over modalTransitionStyle")
  func words() throws {
    let rig = Rig()
    let modal = rig.controller("modal")
    modal.modalTransitionStyle = .coverVertical
    modal.preferredTransition = PreferredTransition(.crossDissolve)
    rig.root.present(modal, animated: true)
    rig.world.advance(by: 0.1)
    let shown = try #require(rig.shown(modal.view))
    #expect(shown.frame.minY == 0 && shown.component(.opacity, 0) < 1)
  }
}
