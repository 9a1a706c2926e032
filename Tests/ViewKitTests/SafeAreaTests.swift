import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

/// The rule recorded on iOS 26: on each side `max(0, min(the superview's inset, how far the frame reaches over what the
/// superview leaves free))`. The first two frames are recorded, the numbers of the others follow by hand.
@Suite("Safe areas") struct SafeAreaTests {
  /// A screen of 320 by 480 points that leaves 10...308 across and 44...446 down.
  private static let parent = Device(
    name: "recorded", size: CGSize(width: 320, height: 480), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))

  /// Frame, then the insets: top, left, bottom, right.
  static let frames: [([Double], [Double])] = [
    ([0, 500, 100, 50], [0, 10, 34, 0]), ([-50, -50, 500, 700], [44, 10, 34, 12]),
    ([0, 0, 320, 480], [44, 10, 34, 12]),
    ([0, -600, 320, 480], [44, 10, 0, 12]), ([320, 0, 320, 480], [44, 0, 34, 12]),
    ([-320, 0, 320, 480], [44, 10, 34, 0]),
    ([5, 40, 305, 410], [4, 5, 4, 2]), ([50, 50, 100, 100], [0, 0, 0, 0]), ([0, 300, 320, 480], [0, 10, 34, 12]),
  ]

  private func insets(_ view: UIView) -> [Double] {
    let insets = view.safeAreaInsets
    return [insets.top, insets.left, insets.bottom, insets.right]
  }

  private func rect(_ numbers: [Double]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @Test("an inset is no larger than the superview's, however far the view reaches beyond", arguments: frames)
  func limited(_ frame: [Double], _ expected: [Double]) throws {
    let app = UIApplication(world: World(), screen: UIScreen(Self.parent))
    let window = try #require(app.keyWindow)
    let page = UIView(frame: window.bounds, in: app)
    window.addSubview(page)
    let view = UIView(frame: rect(frame), in: app)
    page.addSubview(view)
    #expect(insets(view) == expected)
  }

  @Test("a view inside one that is covered in part is covered by no more than that")
  func nested() throws {
    let app = UIApplication(world: World(), screen: UIScreen(Self.parent))
    let below = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 50), in: app)
    try #require(app.keyWindow).addSubview(below)
    // 34 of its 50 points are covered: what is free ends 16 points below its top.
    let (high, low) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10), in: app),
      UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 20), in: app)
    )
    below.addSubview(high)
    below.addSubview(low)
    #expect(insets(high) == [0, 10, 0, 0])
    #expect(insets(low) == [0, 10, 24, 0])
  }

  @Test("margins that follow the superview's are limited in the same way")
  func margins() {
    let rig = Rig()
    let outer = rig.box(0, 0, 300, 200)
    let inner = rig.box(0, 150, 300, 100, in: outer)
    for view in [outer, inner] { view.insetsLayoutMarginsFromSafeArea = false }
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    inner.preservesSuperviewLayoutMargins = true
    // It reaches 50 points beyond the foot, and begins far below the top margin: its own 8.
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 20, right: 20))
    inner.frame.origin.y = -70
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 8, right: 20))
  }
}
