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
