import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

@Suite("Autoresizing") struct AutoresizingTests {
  struct Row: CustomTestStringConvertible {
    let mask: UIView.AutoresizingMask
    let before, after: CGRect
    let testDescription: String
  }

  private static func row(
    _ name: String, _ mask: UIView.AutoresizingMask, _ before: (Double, Double), _ after: (Double, Double)
  ) -> Row {
    Row(
      mask: mask, before: CGRect(x: before.0, y: 5, width: before.1, height: 5),
      after: CGRect(x: after.0, y: 5, width: after.1, height: 5), testDescription: name)
  }

  /// The superview goes from 100 to 200 points wide. The change is shared in proportion to the flexible parts.
  static let rows: [Row] = [
    row("none", [], (10, 50), (10, 50)),
    row("width", .flexibleWidth, (10, 50), (10, 150)),
    row("left margin", .flexibleLeftMargin, (10, 50), (110, 50)),
    row("right margin", .flexibleRightMargin, (10, 50), (10, 50)),
    row("both margins", [.flexibleLeftMargin, .flexibleRightMargin], (10, 50), (30, 50)),
    row("all three", [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], (10, 50), (20, 100)),
    row("width and right margin", [.flexibleWidth, .flexibleRightMargin], (10, 60), (10, 126.666_666_666_666_67)),
    row("nothing to be proportional to", [.flexibleLeftMargin, .flexibleRightMargin], (0, 100), (50, 100)),
  ]

  @Test("shares the change among the flexible parts", arguments: rows)
  func shares(_ row: Row) {
    let rig = Rig()
    let parent = rig.box(0, 0, 100, 50)
    let child = rig.box(0, 0, 1, 1, in: parent)
    child.frame = row.before
    child.autoresizingMask = row.mask
    parent.frame.size.width = 200
    #expect(isClose(child.frame, row.after, Tolerance.time))
  }

  @Test("is left alone when the superview says so, and animates inside a block")
  func switches() {
    let rig = Rig()
    let parent = rig.box(0, 0, 100, 100)
    let child = rig.box(0, 0, 100, 100, in: parent)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rig.app.animate(withDuration: 1, options: .curveLinear, animations: { parent.frame.size.width = 200 })
    rig.world.advance(by: 0.5)
    #expect(child.frame.width == 200)
    #expect(isClose(child.shown.bounds.width, 150, Tolerance.curve))
    parent.autoresizesSubviews = false
    parent.frame.size.width = 300
    #expect(child.frame.width == 200)
  }

  @Test("works on the untransformed box")
  func underTransform() {
    let rig = Rig()
    let parent = rig.box(0, 0, 100, 100)
    let child = rig.box(0, 0, 100, 100, in: parent)
    child.autoresizingMask = .flexibleWidth
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    parent.frame.size.width = 200
    #expect(child.bounds.width == 200)
    #expect(child.center == CGPoint(x: 100, y: 50))
  }
}

@Suite("Hierarchy") struct HierarchyTests {
  @Test("views and layers are kept in the same order")
  func order() {
    let rig = Rig()
    let views = (0..<3).map { _ in UIView(in: rig.app) }
    let (a, b, c) = (views[0], views[1], views[2])
    rig.window.addSubview(a)
    rig.window.insertSubview(b, belowSubview: a)
    rig.window.insertSubview(c, aboveSubview: b)
    #expect(same(rig.window.subviews, [b, c, a]))
    rig.window.bringSubviewToFront(b)
    #expect(same(rig.window.subviews, [c, a, b]))
    rig.window.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(same(rig.window.subviews, [b, a, c]))
    rig.window.insertSubview(c, at: 0)
    #expect(same(rig.window.subviews, [c, b, a]))
    #expect(same(rig.window.layer.sublayers, [c, b, a].map(\.layer)))
  }

  @Test("among layers of their own, views' layers go in front of all, or right behind the next view's")
  func rawLayers() {
    let rig = Rig()
    let views = (0..<4).map { _ in UIView(in: rig.app) }
    let (a, b, c, d) = (views[0], views[1], views[2], views[3])
    let raw = CALayer(in: rig.world)
    rig.window.addSubview(a)
    rig.window.layer.addSublayer(raw)
    rig.window.addSubview(b)
    #expect(same(rig.window.layer.sublayers, [a.layer, raw, b.layer]))
    rig.window.insertSubview(c, belowSubview: b)
    #expect(same(rig.window.layer.sublayers, [a.layer, raw, c.layer, b.layer]))
    rig.window.insertSubview(d, aboveSubview: a)
    #expect(same(rig.window.layer.sublayers, [a.layer, d.layer, raw, c.layer, b.layer]))
    rig.window.layer.addSublayer(raw)
    rig.window.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(same(rig.window.layer.sublayers, [b.layer, d.layer, c.layer, a.layer, raw]))
    rig.window.bringSubviewToFront(b)
    #expect(same(rig.window.layer.sublayers, [d.layer, c.layer, a.layer, raw, b.layer]))
  }

  @Test("the hooks run once for each change, and moving inside a window does not leave it")
  func hooks() {
    let rig = Rig()
    let other = rig.box(0, 0, 10, 10)
    let view = HookView(rig)
    rig.window.addSubview(view)
    other.addSubview(view)
    view.removeFromSuperview()
    #expect(
      rig.log == [
        "willMove window", "didMove window", "didMoveToSuperview", "didMoveToSuperview", "willMove nil", "didMove nil",
        "didMoveToSuperview",
      ])
  }

  @Test("a view cannot be added to what is inside it")
  func cycle() {
    let rig = Rig()
    let outer = rig.box(0, 0, 10, 10)
    let inner = rig.box(0, 0, 10, 10, in: outer)
    inner.addSubview(outer)
    #expect(outer.superview === rig.window)
    #expect(rig.app.warnings.count == 1)
  }

  private final class HookView: UIView {
    unowned let rig: Rig
    init(_ rig: Rig) {
      self.rig = rig
      super.init(in: rig.app)
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      rig.note("willMove \(newWindow == nil ? "nil" : "window")")
    }
    override func didMoveToWindow() { rig.note("didMove \(window == nil ? "nil" : "window")") }
    override func didMoveToSuperview() { rig.note("didMoveToSuperview") }
  }
}

private func same(_ first: [NSObject], _ second: [NSObject]) -> Bool {
  first.map(ObjectIdentifier.init) == second.map(ObjectIdentifier.init)
}

@Suite("Layout") struct LayoutTests {
  private final class CountingView: UIView {
    var passes = 0
    var onLayout: () -> Void = {}
    override func layoutSubviews() {
      passes += 1
      onLayout()
    }
  }

  @Test("happens once before a commit, however often it is asked for")
  func once() {
    let rig = Rig()
    let view = CountingView(in: rig.app)
    rig.window.addSubview(view)
    view.setNeedsLayout()
    view.frame.size.width = 50
    #expect(view.passes == 0)
    rig.world.drain()
    #expect(view.passes == 1)
    rig.world.drain()
    #expect(view.passes == 1)
  }

  @Test("of the superview happens once after a subview's new size, however it is set, and not after a new place")
  func superview() {
    let rig = Rig()
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), in: rig.app)
    let child = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), in: rig.app)
    view.addSubview(child)
    rig.window.addSubview(view)
    rig.world.drain()
    view.passes = 0
    child.center.x = 50
    rig.world.drain()
    #expect(view.passes == 0)
    child.frame.size.width = 20
    child.bounds.size.height = 30
    rig.world.drain()
    #expect(view.passes == 1)
    // Changes that the layout itself makes to subviews do not ask for another.
    view.onLayout = { child.frame.size.width += 1 }
    view.setNeedsLayout()
    rig.world.drain()
    #expect(view.passes == 2)
    // A subview that resizes itself does.
    view.onLayout = {}
    child.onLayout = { [unowned child] in child.bounds.size.width = 40 }
    child.setNeedsLayout()
    rig.world.drain()
    #expect(view.passes == 3)
  }

  private final class FittingView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 60, height: 30) }
  }

  @Test("sizeToFit keeps the top left corner")
  func sizeToFit() {
    let rig = Rig()
    let view = FittingView(frame: CGRect(x: 10, y: 20, width: 100, height: 100), in: rig.app)
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 60, height: 30))
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    rig.window.addSubview(view)
    view.anchorPoint = CGPoint(x: 0, y: 1)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // The anchor stays at (60, 70); the corner is 100 points above it, and to the right once turned.
    #expect(view.convert(CGPoint.zero, to: nil).distance(to: CGPoint(x: 160, y: 70)) < Tolerance.time)
    view.sizeToFit()
    #expect(view.convert(CGPoint.zero, to: nil).distance(to: CGPoint(x: 160, y: 70)) < Tolerance.time)
    #expect(view.bounds.size == CGSize(width: 60, height: 30))
  }

  @Test("happens at once on layoutIfNeeded, if needed")
  func ifNeeded() {
    let rig = Rig()
    let view = CountingView(in: rig.app)
    rig.window.addSubview(view)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.passes == 1)
  }

  @Test("that asks for layout again each time stops with a warning")
  func loop() {
    let rig = Rig()
    let view = CountingView(in: rig.app)
    view.onLayout = { [unowned view] in view.setNeedsLayout() }
    rig.window.addSubview(view)
    rig.world.drain()
    #expect(rig.app.warnings.count == 1)
  }

  @Test("that views ask each other for, twice each time, ends 50 calls deep with a warning that names them")
  func mutualLoop() {
    let rig = Rig()
    let (outer, inner) = (CountingView(in: rig.app), CountingView(in: rig.app))
    outer.onLayout = { [unowned inner] in
      for _ in 0..<2 {
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
      }
    }
    inner.onLayout = { [unowned outer] in
      outer.setNeedsLayout()
      outer.layoutIfNeeded()
    }
    outer.addSubview(inner)
    rig.window.addSubview(outer)
    outer.layoutIfNeeded()
    let names = [outer, inner].map { rig.world.label(of: $0) }
    #expect(
      rig.app.warnings.map(\.warning) == [.layoutLoop(passes: 50, views: names)]
        || rig.app.warnings.map(\.warning) == [.layoutLoop(passes: 50, views: names.reversed())])
    #expect(outer.passes + inner.passes <= 100)
  }

  @Test("inside a block, by option, moves subviews along")
  func option() {
    let rig = Rig()
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), in: rig.app)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10), in: rig.app)
    view.addSubview(child)
    view.onLayout = { [unowned view] in child.frame.size.width = view.bounds.width }
    rig.window.addSubview(view)
    rig.world.drain()
    rig.app.animate(
      withDuration: 1, options: [.layoutSubviews, .curveLinear], animations: { view.frame.size.width = 200 })
    rig.world.advance(by: 0.5)
    #expect(isClose(child.shown.bounds.width, 150, Tolerance.curve))
  }
}

@Suite("Hit testing") struct HitTestTests {
  @Test("finds the front-most view that takes touches")
  func frontMost() {
    let rig = Rig()
    let back = rig.box(0, 0, 100, 100)
    let front = rig.box(50, 50, 100, 100)
    let inner = rig.box(10, 10, 20, 20, in: front)
    func hit(_ x: Double, _ y: Double) -> UIView? { rig.window.hitTest(CGPoint(x: x, y: y), with: nil) }
    #expect(hit(20, 20) === back)
    #expect(hit(90, 90) === front)
    #expect(hit(65, 65) === inner)
    #expect(hit(300, 300) === rig.window)
    #expect(hit(400, 300) == nil)
    front.isUserInteractionEnabled = false
    #expect(hit(65, 65) === back)
    front.isUserInteractionEnabled = true
    front.alpha = 0.009
    #expect(hit(65, 65) === back)
    front.alpha = 0.01
    front.isHidden = true
    #expect(hit(65, 65) === back)
  }

  @Test("goes by the model, not by what an animation shows")
  func model() {
    let rig = Rig()
    let view = rig.box(0, 0, 50, 50)
    rig.app.animate(withDuration: 1, options: .allowUserInteraction, animations: { view.frame.origin.x = 200 })
    rig.world.advance(by: 0.01)
    #expect(rig.window.hitTest(CGPoint(x: 210, y: 10), with: nil) === view)
    #expect(rig.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === rig.window)
  }

  @Test("finds a view that a property animator moves where it is seen, unless the app does that itself")
  func animator() throws {
    let rig = Rig()
    let view = rig.box(0, 0, 50, 50)
    let inner = rig.box(10, 10, 10, 10, in: view)
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear, in: rig.app) { view.frame.origin.x = 200 }
    animator.startAnimation()
    rig.world.advance(by: 1)
    func hit(_ x: Double) -> UIView? { rig.window.hitTest(CGPoint(x: x, y: 15), with: nil) }
    // Half the way: from 100 to 150.
    #expect(hit(105) === view && hit(115) === inner && hit(149) === view)
    #expect(hit(205) === rig.window)
    var touched: UIView?
    // The recogniser's action holds it, and it the recogniser.
    defer { touched = nil }
    let tap = UITapGestureRecognizer(in: rig.app)
    tap.addTarget(TargetAction(target: nil, name: "tap") { [unowned tap] _ in touched = tap.view })
    view.addGestureRecognizer(tap)
    rig.app.touch.tap(inner)
    rig.world.advance(by: 0.1)
    #expect(touched === view)
    animator.isManualHitTestingEnabled = true
    #expect(hit(115) === rig.window && hit(205) === view)
    animator.isManualHitTestingEnabled = false
    rig.app.settings.animatorHitTesting = .model
    #expect(hit(115) === rig.window && hit(205) === view)
    rig.app.settings.animatorHitTesting = .presentation
    animator.stopAnimation(true)
    view.frame.origin.x = 0
    #expect(hit(5) === view)
  }

  @Test("points convert through transforms and scrolled bounds")
  func conversion() {
    let rig = Rig()
    let outer = rig.box(50, 60, 100, 100)
    outer.bounds.origin = CGPoint(x: 10, y: 10)
    let inner = rig.box(20, 20, 10, 10, in: outer)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 60, y: 70))
    #expect(outer.convert(CGPoint(x: 60, y: 70), from: nil) == CGPoint(x: 20, y: 20))
    #expect(inner.convert(inner.bounds, to: rig.window) == CGRect(x: 60, y: 70, width: 10, height: 10))
  }

  @Test("a snapshot keeps what was shown")
  func snapshot() throws {
    let rig = Rig()
    let view = rig.box(10, 10, 40, 40)
    let child = rig.box(5, 5, 10, 10, in: view)
    rig.app.animate(withDuration: 1, options: .curveLinear, animations: { child.alpha = 0 })
    rig.world.advance(by: 0.5)
    let copy = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(copy.clipsToBounds)
    func opacity(in picture: UIView?) -> Double? { picture?.subviews[0].layer.sublayers[0].sublayers[0].opacity }
    #expect(isClose(try #require(opacity(in: copy)), 0.5, Tolerance.curve))
    #expect(opacity(in: view.snapshotView(afterScreenUpdates: true)) == 0)
    #expect(UIView(in: rig.app).snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test("a snapshot stretches with its frame, as a picture does")
  func stretchedSnapshot() throws {
    let rig = Rig()
    let view = rig.box(0, 0, 40, 40)
    _ = rig.box(10, 20, 10, 10, in: view)
    rig.world.advance(by: 0.1)
    let copy = try #require(view.snapshotView(afterScreenUpdates: false))
    rig.window.addSubview(copy)
    copy.frame = CGRect(x: 100, y: 200, width: 80, height: 20)
    let child = copy.subviews[0].layer.sublayers[0].sublayers[0]
    // Twice as wide, half as high: 10 and 20 from the corner are 20 and 10.
    #expect(child.convert(child.bounds, to: rig.window.layer) == CGRect(x: 120, y: 210, width: 20, height: 5))
  }
}
