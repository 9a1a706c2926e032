import Glibc
import LayerKit
import MotionMath
import RecordingKit
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// The finger that takes a zoomed page back, against the figures of `ZoomTests`.
@Suite("Zoom under a finger") struct ZoomDismissalTests {
  /// The simulator's formula gives a left edge of 21.0 and a top of 178.3 for 150 points; the device's film shows 21.3 and 178.0.
  @Test("a page dragged down shrinks about the finger, and is cut above the screen's lower edge")
  func draggedDown() throws {
    let stack = ZoomStack()
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
    let stack = ZoomStack()
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
    let stack = ZoomStack()
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
    let stack = ZoomStack()
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
    let stack = ZoomStack()
    stack.open()
    let angle = degrees * .pi / 180
    try stack.drag(from: CGPoint(x: 200, y: 400), 100 * sin(angle), 100 * cos(angle))
    #expect((stack.page.transitionCoordinator != nil) == begins)
  }

  @Test("an option refuses a finger, and is told where it is")
  func refuses() throws {
    let stack = ZoomStack()
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
    let stack = ZoomStack()
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
    let stack = ZoomStack()
    stack.open()
    stack.rig.app.touch.pinch(center: CGPoint(x: 200, y: 400), from: 200, to: 200 * ratio, duration: 0.4)
    stack.rig.world.run()
    #expect(stack.isOpen == stays)
  }

  @Test("it turns and moves with two fingers, about their middle")
  func turns() throws {
    let stack = ZoomStack()
    stack.open()
    let touch = stack.rig.app.touch
    try touch.down(CGPoint(x: 100, y: 400), finger: 1)
    try touch.down(CGPoint(x: 300, y: 400), finger: 2)
    // Nearer first, so that they pinch, then a quarter of a turn.
    for (one, other) in [((110.0, 400.0), (290.0, 400.0)), ((200, 350), (200, 450))] {
      stack.rig.world.advance(by: 1.0 / 60)
      try touch.move(CGPoint(x: one.0, y: one.1), finger: 1)
      try touch.move(CGPoint(x: other.0, y: other.1), finger: 2)
    }
    stack.rig.world.advance(by: 1.0 / 60)
    let card = try stack.card()
    // Half as far from each other. The page's middle is (1, 37) from theirs, and half of that, turned, (-18.5, 0.5).
    #expect(isClose(card.bounds.width, 201, 0.01) && isClose(card.bounds.height, 437, 0.01))
    #expect(isClose(card.position.x, 181.5, 0.01) && isClose(card.position.y, 400.5, 0.01))
    let transform = try #require(stack.page.view.superview).transform
    #expect(isClose(transform.a, 0, 1e-9) && isClose(transform.b, 1, 1e-9))
  }

  @Test("the callbacks of a dismissal that is cancelled are those of a cancelled pop")
  func cancelled() throws {
    let stack = ZoomStack()
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
}
