import LayerKit
import MotionMath
import Testing

@Suite("Hit testing") struct HitTestingTests {
  private let life = WorldLife()
  let world: World
  let root: CALayer
  let back: CALayer
  let front: CALayer

  init() {
    world = life.world
    root = CALayer(in: world)
    back = CALayer(in: world)
    front = CALayer(in: world)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    back.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    front.frame = CGRect(x: 40, y: 40, width: 50, height: 50)
    root.addSublayer(back)
    root.addSublayer(front)
    world.addRoot(root)
    world.drain()
  }

  @Test("the frontmost layer at the point is hit")
  func frontmost() {
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === front)
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === back)
    #expect(root.hitTest(CGPoint(x: 95, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 101, y: 5)) == nil)
  }

  @Test("zPosition brings a layer to the front")
  func depth() {
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === back)
    #expect(root.sublayersInDrawingOrder.last === back)
    #expect(root.sublayers.last === front)
  }

  @Test("hidden layers are passed over, with what is in them")
  func hidden() {
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === back)
  }

  @Test("layers of opacity 0 are passed over, with what is in them (measured on macOS)")
  func transparent() {
    front.opacity = 0
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === back)
    front.opacity = 0.001
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === front)
  }

  @Test("what lies outside a mask is passed over (measured on macOS)")
  func masked() {
    let mask = CALayer(in: world)
    mask.frame = CGRect(x: 0, y: 0, width: 5, height: 50)
    front.mask = mask
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === back)
    #expect(root.hitTest(CGPoint(x: 42, y: 50)) === front)
    let shape = CAShapeLayer(in: world)
    shape[.path] = .path(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)))
    front.mask = shape
    #expect(root.hitTest(CGPoint(x: 42, y: 42)) === back)
    #expect(root.hitTest(CGPoint(x: 65, y: 65)) === front)
  }

  @Test("what sticks out is hit unless the layer clips")
  func clipping() {
    let outside = CALayer(in: world)
    outside.frame = CGRect(x: -30, y: 0, width: 20, height: 20)
    front.addSublayer(outside)
    let point = CGPoint(x: 15, y: 45)
    #expect(root.hitTest(point) === outside)
    front.masksToBounds = true
    #expect(root.hitTest(point) === back)
  }

  @Test("a transform layer is passed over to what is in it, and clips nothing")
  func transformLayer() {
    let depth = CATransformLayer(in: world)
    depth.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    let inside = CALayer(in: world)
    inside.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    depth.addSublayer(inside)
    depth.masksToBounds = true
    front.addSublayer(depth)
    #expect(root.hitTest(CGPoint(x: 52, y: 52)) === inside)
    #expect(root.hitTest(CGPoint(x: 65, y: 65)) === front)
  }

  @Test("a turned layer is hit where it is seen")
  func turned() {
    front.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    #expect(root.hitTest(CGPoint(x: 88, y: 88)) === root)
    #expect(root.hitTest(CGPoint(x: 65, y: 98)) === front)
  }

  @Test("the presentation is hit where it is shown, the model where it will be")
  func presentation() throws {
    let slide = try CABasicAnimation(
      "position", from: .point(CGPoint(x: 0, y: 0)), to: .point(front.position), duration: 1)
    front.add(slide, forKey: "slide")
    world.drain()
    let shown = try #require(root.presentation())
    #expect(shown.hitTest(CGPoint(x: 20, y: 20))?.model() === front)
    #expect(shown.hitTest(CGPoint(x: 80, y: 80))?.model() === root)
    #expect(root.hitTest(CGPoint(x: 80, y: 80)) === front)
    world.advance(to: 1)
    #expect(shown.hitTest(CGPoint(x: 80, y: 80))?.model() === front)
  }
}
