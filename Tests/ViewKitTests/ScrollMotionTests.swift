import Glibc
import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

/// Numbers recorded on iOS 26.1, and the formulas that fit them, worked out with the C library.
@Suite("Scrolling as recorded") struct ScrollMotionTests {
  private final class Delegate: UIScrollViewDelegate {
    var velocity = CGPoint.zero
    var target = CGPoint.zero
    var end: Double?
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: CGPoint
    ) -> CGPoint {
      self.velocity = velocity
      target = targetContentOffset
      return targetContentOffset
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { end = scrollView.app.world.now }
  }

  /// The clock's grain, a nanosecond, is 3e-6 points at these speeds.
  private static let tolerance = 1e-5

  private let rig = Rig()
  private let scroll: UIScrollView
  private let delegate = Delegate()

  init() {
    scroll = UIScrollView(frame: rig.window.bounds, in: rig.app)
    scroll.contentSize = CGSize(width: 375, height: 20_000)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentOffset.y = 10_000
    scroll.delegate = delegate
    rig.window.addSubview(scroll)
    rig.world.drain()
  }

  /// Eleven moves, 120 a second, at `speed` points per second, and a lift 8 ms after the last. Returns the time of the lift.
  private func flick(_ speed: Double) throws -> Double {
    let start = rig.world.now
    try rig.app.touch.down(CGPoint(x: 100, y: 600))
    for number in 1...11 {
      rig.world.advance(to: start + Double(number) / 120)
      try rig.app.touch.move(CGPoint(x: 100, y: 600 - speed * Double(number) / 120))
    }
    let lift = start + 11.0 / 120 + 0.008
    rig.world.advance(to: lift)
    try rig.app.touch.up()
    return lift
  }

  @Test("stays 10 points behind the finger, from the move that begins the pan on")
  func slop() throws {
    try rig.app.touch.down(CGPoint(x: 100, y: 500))
    for way in [12.0, 24, 180, 60] {
      try rig.app.touch.move(CGPoint(x: 100, y: 500 - way))
      #expect(isClose(scroll.contentOffset.y, 10_000 + way - 10, Tolerance.time))
    }
  }

  @Test("the delegate receives the finger's speed at the lift", arguments: [750.0, 3000, 3125])
  func liftSpeed(_ speed: Double) throws {
    _ = try flick(speed)
    #expect(isClose(delegate.velocity.y, speed / 1000, Self.tolerance))
  }

  @Test(
    "slows down by 0.998 a millisecond, as a sum over milliseconds, and stops dead at 10 points a second",
    arguments: [(750.0, 2.1605), (3000, 2.852)])
  func deceleration(_ speed: Double, _ recorded: Double) throws {
    let lift = try flick(speed)
    let start = scroll.contentOffset.y
    #expect(isClose(delegate.target.y, start + (speed - 10) * 0.499, Self.tolerance))
    for frame in [7.0, 30, 90] {
      rig.world.advance(to: frame / 60)
      let expected = start + speed * 0.499 * (1 - pow(0.998, 1000 * (frame / 60 - lift)))
      #expect(isClose(scroll.contentOffset.y, expected, Self.tolerance))
    }
    rig.world.run()
    #expect(isClose(scroll.contentOffset.y, start + (speed - 10) * 0.499, Self.tolerance))
    let exact = log(10 / speed) / (1000 * log(0.998))
    #expect(isClose(delegate.end ?? 0, ((lift + exact) * 60).rounded(.up) / 60, Tolerance.time))
    // The recorded display's frames fall elsewhere.
    #expect(isClose(exact, recorded, 1 / 60))
  }

  @Test("content released at 9 points a second stays where it is")
  func tooSlow() {
    rig.app.touch.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 482), duration: 2)
    rig.world.run()
    #expect(isClose(scroll.contentOffset.y, 10_008, Tolerance.time))
    #expect(delegate.end == nil)
  }

  @Test("a target beyond the content's end is its end")
  func heldTarget() throws {
    // At the lift 235 points are left, and 3,000 points a second would take the content 1,492 further.
    scroll.contentOffset.y = 20_000 - 667 - 500
    _ = try flick(3000)
    #expect(delegate.target.y == 20_000 - 667)
  }

  @Test("a finger that rests before the lift leaves no speed")
  func rest() throws {
    rig.app.touch.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), duration: 0.1, hold: 0.3)
    rig.world.run()
    #expect(delegate.velocity == .zero)
    #expect(isClose(scroll.contentOffset.y, 10_090, Tolerance.time))
    #expect(isClose(delegate.target.y, 10_090, Tolerance.time))
  }

  @Test("runs into the edge on a critically damped spring of 11 per second")
  func edge() throws {
    // The finger goes 3125 * 11 / 120 points, and the content 10 less; 62.375 more take 3125 points a second to 3000.
    scroll.contentOffset.y = 20_000 - 667 - (3125.0 * 11 / 120 - 10) - 0.499 * 125
    let lift = try flick(3125)
    let touch = lift + log(3000.0 / 3125) / (1000 * log(0.998))
    var furthest = 0.0
    for frame in 8...45 {
      rig.world.advance(to: Double(frame) / 60)
      let passed = Double(frame) / 60 - touch
      let beyond = scroll.contentOffset.y - (20_000 - 667)
      #expect(isClose(beyond, 3000 * passed * exp(-11 * passed), Self.tolerance))
      furthest = max(furthest, beyond)
    }
    // 3000 / (11 e); the frame nearest to it is at most 1/120 s away, and the way back begins with 11 * 3000 / e.
    #expect(furthest <= 100.331 && furthest > 100.33 - 0.5 * 12_141 / 14_400)
    rig.world.run()
    #expect(scroll.contentOffset.y == 20_000 - 667)
    // At rest within half a point: 3000 t exp(-11 t) = 0.5 at t = 0.7667162, and 0.0203906 s until the edge.
    #expect(isClose(delegate.end ?? 0, ((lift + 0.7871066) * 60).rounded(.up) / 60, Tolerance.time))
    #expect(isClose((delegate.end ?? 0) - lift, 0.807, 1 / 60))
  }

  /// The finger goes 250 points in 0.08 s, and the content 240 at 3125 points a second, to the edge.
  @Test("runs past an edge that it is let go at", arguments: [true, false])
  func letGoAtEdge(_ isTop: Bool) {
    let (edge, way) = isTop ? (0, -1.0) : (20_000.0 - 667, 1)
    scroll.contentOffset.y = edge - way * 240
    let (start, end) = (CGPoint(x: 100, y: 425 + way * 125), CGPoint(x: 100, y: 425 - way * 125))
    rig.app.touch.flick(from: start, to: end, duration: 0.08)
    rig.world.advance(to: 0.08)
    #expect(scroll.contentOffset.y == edge && scroll.isDecelerating)
    var furthest = 0.0
    for frame in 5...45 {
      rig.world.advance(to: Double(frame) / 60)
      let passed = Double(frame) / 60 - 0.08
      let beyond = (scroll.contentOffset.y - edge) * way
      #expect(isClose(beyond, 3125 * passed * exp(-11 * passed), Self.tolerance))
      furthest = max(furthest, beyond)
    }
    // 3125 / (11 e); the frame nearest to it is at most 1/120 s away, and the way back begins with 11 * 3125 / e.
    #expect(furthest <= 104.511 && furthest > 104.51 - 0.5 * 12_647 / 14_400)
    rig.world.run()
    #expect(scroll.contentOffset.y == edge && delegate.end != nil)
  }

  @Test(
    "content that reaches the edge at 50 points a second or less stops there", arguments: [(55.0, true), (45, false)])
  func gentle(_ speed: Double, _ bounces: Bool) throws {
    scroll.contentOffset.y = 20_000 - 667 - (300.0 * 11 / 120 - 10) - 0.499 * (300 - speed)
    _ = try flick(300)
    var furthest = 0.0
    while delegate.end == nil, rig.world.now < 5 {
      rig.world.advance(to: rig.world.now + 1.0 / 60)
      furthest = max(furthest, scroll.contentOffset.y - (20_000 - 667))
    }
    #expect((furthest > 1) == bounces)
    #expect(scroll.contentOffset.y == 20_000 - 667)
  }
}
