import LayerKit
import MotionMath
import TestSupport
import Testing
import ViewKit

/// `layoutIfNeeded()` of a view and of its superview, with a constraint between them that has changed (reported by four
/// trackers for iOS 9 and later).
@Suite("Layout of a subview alone") struct SubviewLayoutTests {
  @Test("only the superview's layout moves a view, and so animates it", arguments: [false, true])
  func moves(_ bySuperview: Bool) throws {
    let rig = Rig()
    let outer = rig.box(0, 0, 300, 300)
    let inner = UIView(in: rig.app)
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let top = try inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10)
    try NSLayoutConstraint.activate([
      top, inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
      inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 50),
    ])
    rig.world.drain()
    #expect(inner.frame.minY == 10)
    try top.setConstant(110)
    rig.app.animate(
      withDuration: 1, options: .curveLinear,
      animations: {
        // Also when it was settled once before.
        inner.layoutIfNeeded()
        (bySuperview ? outer : inner).layoutIfNeeded()
      })
    #expect(inner.frame.minY == (bySuperview ? 110 : 10))
    #expect(inner.layer.animationKeys() == (bySuperview ? ["position"] : []))
    rig.world.advance(to: 0.5)
    #expect(isClose(inner.shown.frame.minY, bySuperview ? 60 : 110, Tolerance.curve))
  }
}
