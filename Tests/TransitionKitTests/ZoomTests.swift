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
  // MARK: Springs

  @Test("a page opens on the springs that a film shows: after 0.1127 s, 0.654 of its width and 0.545 of its height")
  func opens() throws {
    let stack = ZoomStack()
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
    let stack = ZoomStack()
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
    let stack = ZoomStack()
    stack.rig.app.settings.zoomCoveredScale = 1
    stack.navigation.pushViewController(stack.page, animated: true)
    stack.rig.world.advance(by: 0.1127)
    #expect(isClose(try #require(stack.rig.shown(stack.list.view)).frame.width, 402, 1e-9))
    let scaled = ZoomStack()
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
    let stack = ZoomStack()
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
    let stack = ZoomStack()
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
    let stack = ZoomStack()
    stack.open()
    stack.navigation.popViewController(animated: false)
    stack.rig.world.run()
    #expect(stack.isCellSeen)
  }

  @Test("without a source the page grows and fades about the middle")
  func noSource() throws {
    let stack = ZoomStack()
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
    let stack = ZoomStack()
    stack.open()
    stack.source = stack.page.view
    stack.navigation.popViewController(animated: true)
    stack.rig.world.run()
    #expect(stack.rig.app.warnings.map(\.warning.code) == [.zoomWithoutSource])
    #expect(!stack.isOpen)
  }

  @Test("the part that is aligned fills the source")
  func alignment() throws {
    let stack = ZoomStack()
    stack.options.alignmentRectProvider = { _ in CGRect(x: 101, y: 100, width: 200, height: 200) }
    stack.navigation.pushViewController(stack.page, animated: true)
    stack.rig.world.advance(by: 1.0 / 1000)
    // 200 points of the page are 120 of the source's.
    let page = try #require(stack.rig.shown(stack.page.view))
    #expect(isClose(page.frame.width, 402 * 0.6, 0.5))
    #expect(isClose(page.frame.minX, -101 * 0.6, 0.5) && isClose(page.frame.minY, -100 * 0.6, 0.5))
  }

  /// The order of a pop that interrupts a push (documented for iOS 26). Only its picture does not go on.
  @Test("in the fluid era a pop completes its push at once, and the push is completed once", arguments: [false, true])
  func overtaken(_ isReduced: Bool) throws {
    var settings = BehaviorSettings()
    settings.navigationEra = .fluid
    let stack = ZoomStack(settings)
    stack.rig.app.isReduceMotionEnabled = isReduced
    stack.navigation.pushViewController(stack.page, animated: true)
    stack.rig.world.advance(by: 0.1)
    stack.navigation.popViewController(animated: true)
    stack.rig.world.run()
    #expect(
      stack.rig.log.calls == [
        "willDisappear list", "willAppear page", "didDisappear list", "didAppear page", "willDisappear page",
        "willAppear list", "didDisappear page", "didAppear list",
      ])
    #expect(stack.rig.app.warnings.isEmpty)
    #expect(!stack.isOpen && stack.isCellSeen)
    // Nothing of the zoom stays behind.
    #expect(stack.list.view.superview?.subviews.count == 1)
    #expect(stack.list.view.superview?.layer.sublayers.count == 1)
  }

  @Test("with Reduce Motion the page fades in and out over 0.14 s, and nothing moves")
  func reduced() throws {
    let stack = ZoomStack()
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
