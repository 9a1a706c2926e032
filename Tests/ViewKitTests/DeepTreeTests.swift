import Glibc
import LayerKit
import MotionMath
import Testing

@testable import ViewKit

/// Trees that are as deep as there may be, and chains that no script can build.
@Suite("Deep trees") struct DeepTreeTests {
  @Test("a chain of 100,000 views or layers is released without a stack of that depth")
  func release() {
    let rig = Rig()
    var view: UIView? = UIView(in: rig.app)
    var layer: CALayer? = CALayer(in: rig.app.world)
    var masked: CALayer? = CALayer(in: rig.app.world)
    // From the inside out: nothing above is looked at.
    for _ in 0..<100_000 {
      let (outer, layers) = (UIView(in: rig.app), (CALayer(in: rig.app.world), CALayer(in: rig.app.world)))
      if let inner = view { outer.addSubview(inner) }
      if let inner = layer { layers.0.addSublayer(inner) }
      layers.1.mask = masked
      (view, layer, masked) = (outer, layers.0, layers.1)
    }
    weak let last = view
    (view, layer, masked) = (nil, nil, nil)
    #expect(last == nil)
  }

  /// Notes the order of layouts, and how deep they are nested in each other.
  private final class NotingView: UIView {
    var name = ""
    var note: (String) -> Void = { _ in }
    override func layoutSubviews() { note(name) }
  }

  @Test("thousands of nested views are laid out from the outside in, without a stack of that depth")
  func layout() {
    /// The work of a thread of 128 KB: a tenth of the stack that a call for each level would need.
    final class Work {
      let rig = Rig()
      var laidOut: [String] = []
      var outermost: NotingView?
    }
    let work = Work()
    for level in (0..<5_000).reversed() {
      let view = NotingView(in: work.rig.app)
      view.name = String(level)
      view.note = { [unowned work] in work.laidOut.append($0) }
      if let inner = work.outermost { view.addSubview(inner) }
      work.outermost = view
    }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 128 << 10)
    var thread = pthread_t()
    let argument = Unmanaged.passUnretained(work).toOpaque()
    pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Work>.fromOpaque(argument).takeUnretainedValue().outermost?.layoutIfNeeded()
        return nil
      }, argument)
    pthread_join(thread, nil)
    #expect(work.laidOut == (0..<5_000).map { String($0) })
  }

  @Test("a view is laid out before its subviews, and they from back to front, each with what is inside it")
  func layoutOrder() {
    let rig = Rig()
    var laidOut: [String] = []
    func view(_ name: String, _ subviews: [NotingView] = []) -> NotingView {
      let view = NotingView(in: rig.app)
      view.name = name
      view.note = { laidOut.append($0) }
      for subview in subviews { view.addSubview(subview) }
      return view
    }
    let outer = view("a", [view("b", [view("c"), view("d")]), view("e", [view("f", [view("g")])]), view("h")])
    rig.window.addSubview(outer)
    rig.world.drain()
    #expect(laidOut == ["a", "b", "c", "d", "e", "f", "g", "h"])
  }

  @Test("a layout that is asked to stop leaves the rest due, and the next one does it")
  func stopped() {
    let rig = Rig()
    var laidOut: Set<String> = []
    for number in 0..<1_000 {
      let view = NotingView(in: rig.app)
      view.name = String(number)
      view.note = { laidOut.insert($0) }
      rig.window.addSubview(view)
    }
    rig.world.isStopping = { laidOut.count >= 100 }
    rig.world.drain()
    // Asked every 64 views.
    #expect((100..<164).contains(laidOut.count))
    rig.world.isStopping = { false }
    rig.world.drain()
    #expect(laidOut.count == 1_000)
  }

  @Test("a view's place in the window is what converting says, whatever lies between")
  func safeAreas() {
    let rig = Rig()
    var outer: UIView = rig.window
    var views: [UIView] = []
    for level in 0..<60 {
      let view = UIView(frame: CGRect(x: 1, y: level % 7 == 0 ? -3 : 0.25, width: 300, height: 790), in: rig.app)
      if level % 20 == 13 { view.transform = CGAffineTransform(scaleX: 0.9, y: 0.95) }
      if level % 20 == 17 { view.bounds.origin.y = 11 }
      outer.addSubview(view)
      views.append(view)
      outer = view
    }
    rig.window.layoutIfNeeded()
    // `safeAreaInsets` converts through every level; the layout does not.
    for view in views { #expect(!view.safeAreaInsets.differ(from: view.layoutState.safeAreaInsets)) }
    #expect(views.contains { $0.safeAreaInsets.top > 0 })
  }
}
