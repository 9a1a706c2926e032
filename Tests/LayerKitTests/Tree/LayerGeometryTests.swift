import LayerKit
import MotionMath
import TestSupport
import Testing

/// Frames and coordinates, checked against Apple's framework by their source.
@Suite("Layer geometry") struct LayerGeometryTests {
  private let life = WorldLife()
  var world: World { life.world }

  func layer(
    _ width: Double, _ height: Double, at position: CGPoint = .zero, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5),
    in parent: CALayer? = nil
  ) -> CALayer {
    let layer = CALayer(in: world)
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    layer.position = position
    layer.anchorPoint = anchor
    parent?.addSublayer(layer)
    return layer
  }

  @Test(
    "the frame hangs on position and anchor point",
    arguments: [
      (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 150, y: 275)), (.zero, CGPoint(x: 200, y: 300)),
      (CGPoint(x: 1, y: 1), CGPoint(x: 100, y: 250)),
    ])
  func frameOrigin(_ anchor: CGPoint, _ origin: CGPoint) {
    let layer = layer(100, 50, at: CGPoint(x: 200, y: 300), anchor: anchor)
    #expect(layer.frame == CGRect(origin: origin, size: CGSize(width: 100, height: 50)))
  }

  @Test("the anchor point may lie outside the bounds")
  func farAnchor() {
    #expect(layer(100, 50, anchor: CGPoint(x: 2, y: -1)).frame.origin == CGPoint(x: -200, y: 50))
  }

  @Test("the frame is the box around the transformed bounds")
  func transformedFrame() {
    let moved = layer(100, 50, at: CGPoint(x: 200, y: 300))
    moved.transform = CATransform3DMakeTranslation(10, 20, 0)
    #expect(moved.frame.origin == CGPoint(x: 160, y: 295))

    let turned = layer(100, 100)
    turned.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    #expect(isClose(turned.frame.minX, -70.710678, Tolerance.curve))
    #expect(isClose(turned.frame.width, 141.421356, Tolerance.curve))
  }

  @Test("setting the frame moves the position and scales the bounds back")
  func settingFrame() {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let plain = layer(1, 1)
    plain.frame = frame
    #expect(plain.position == CGPoint(x: 60, y: 45) && plain.bounds.size == frame.size)

    let scaled = layer(1, 1)
    scaled.transform = CATransform3DMakeScale(2, 4, 1)
    scaled.frame = frame
    #expect(scaled.bounds.size == CGSize(width: 50, height: 12.5) && scaled.frame == frame)

    let moved = layer(1, 1)
    moved.transform = CATransform3DMakeTranslation(10, 20, 0)
    moved.frame = frame
    #expect(moved.position == CGPoint(x: 50, y: 25))
  }

  @Test("setting the frame keeps the origin of the bounds")
  func boundsOrigin() {
    let layer = layer(1, 1, anchor: .zero)
    layer.bounds.origin.x = 5
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.position == .zero && layer.bounds.origin.x == 5)
    #expect(isClose([layer.bounds.width, layer.bounds.height], [5, 10.0 / 3], Tolerance.rounding))

    layer.bounds.origin.x = 0
    layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    let box = [layer.frame.minX, layer.frame.width, layer.frame.height]
    let expected = [-1.598085128680676, 5.98599793813254, 5.322402899322256]
    #expect(isClose(box, expected, Tolerance.rounding))
  }

  @Test("bounds and frames of negative size are turned round")
  func negativeSize() throws {
    let layer = layer(1, 1)
    layer.bounds = CGRect(x: 5, y: 5, width: -10, height: -20)
    #expect(layer.bounds == CGRect(x: -5, y: -15, width: 10, height: 20))
    try layer.setValue(.size(CGSize(width: -4, height: 2)), forKeyPath: "bounds.size")
    #expect(layer.bounds == CGRect(x: -9, y: -15, width: 4, height: 2))
  }

  @Test("points convert to the superlayer")
  func conversion() {
    let parent = layer(200, 200, at: CGPoint(x: 100, y: 100))
    let child = layer(50, 50, at: CGPoint(x: 100, y: 50), in: parent)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 75, y: 25))
    #expect(child.convert(CGPoint(x: 50, y: 50), to: parent) == CGPoint(x: 125, y: 75))
    #expect(parent.convert(CGPoint(x: 75, y: 25), to: child) == .zero)
    #expect(child.convert(CGPoint(x: 75, y: 25), from: nil) == .zero)

    parent.bounds.origin = CGPoint(x: 10, y: 20)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 75, y: 25))
  }

  @Test("sublayerTransform acts about the superlayer's anchor point")
  func sublayerTransform() {
    let parent = layer(200, 200, at: CGPoint(x: 100, y: 100))
    let child = layer(50, 50, at: CGPoint(x: 100, y: 50), in: parent)
    parent.sublayerTransform = CATransform3DMakeTranslation(10, 20, 0)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 85, y: 45))

    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    child.transform = CATransform3DMakeTranslation(5, 6, 0)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 60, y: -38))
    #expect(parent.convert(CGPoint(x: 60, y: -38), to: child) == .zero)
  }

  @Test("flipped geometry puts what is inside at the other end, and leaves the frame alone")
  func flipped() {
    let parent = layer(100, 80, at: CGPoint(x: 50, y: 40))
    let child = layer(10, 10, at: CGPoint(x: 5, y: 5), in: parent)
    let frame = parent.frame
    parent[.geometryFlipped] = .bool(true)
    #expect(parent.frame == frame)
    // In the parent's own coordinates, which now grow upwards, nothing has moved; seen from outside it lies at the bottom.
    let root = layer(200, 200, anchor: .zero)
    root.addSublayer(parent)
    #expect(child.convert(CGPoint.zero, to: parent) == .zero)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 80))
    #expect(child.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 10, y: 70))
    #expect(root.convert(CGPoint(x: 10, y: 70), to: child) == CGPoint(x: 10, y: 10))
    #expect(root.hitTest(CGPoint(x: 5, y: 75)) === child && root.hitTest(CGPoint(x: 5, y: 5)) === parent)
    // Flipped twice is upright again.
    child[.geometryFlipped] = .bool(true)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 70))
  }

  @Test("the origin of the bounds shifts what is inside")
  func scrolled() {
    let parent = layer(300, 300, anchor: .zero)
    let child = layer(100, 100, in: parent)
    child.frame = CGRect(x: 50, y: 60, width: 100, height: 100)
    child.bounds.origin = CGPoint(x: 10, y: 10)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 40, y: 50))
    child.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(child.convert(CGPoint(x: 10, y: 10), to: parent) == CGPoint(x: 0, y: 10))
    #expect(child.convert(CGPoint(x: 60, y: 60), to: parent) == CGPoint(x: 100, y: 110))
  }

  @Test("points convert between cousins and back", arguments: Seed.first(20))
  func cousins(_ seed: Seed) {
    var generator = seed.generator
    var layers = [layer(100, 100)]
    for _ in 0..<8 {
      let parent = layers.randomElement(using: &generator)
      let child = layer(50, 50, at: CGPoint(x: generator.number(in: -90...90), y: 3), in: parent)
      child.transform = CATransform3DMakeRotation(generator.number(in: -3...3), 0, 0, 1)
      layers.append(child)
    }
    let point = CGPoint(x: generator.number(in: -50...50), y: generator.number(in: -50...50))
    for from in layers {
      for to in layers {
        let back = from.convert(from.convert(point, to: to), from: to)
        #expect(isClose([back.x, back.y], [point.x, point.y], Tolerance.time))
      }
    }
  }

  @Test("a rectangle converts to the box around its corners")
  func rectangles() {
    let parent = layer(200, 200)
    let child = layer(10, 10, at: CGPoint(x: 50, y: 50), in: parent)
    child.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let box = child.convert(CGRect(x: 0, y: 0, width: 10, height: 4), to: parent)
    #expect(isClose([box.minX, box.minY, box.width, box.height], [51, 45, 4, 10], Tolerance.time))
  }
}
