import MotionMath
import RecordingKit

/// The way from a layer's coordinates to the screen's: the plane part of its transforms.
struct ScreenMap {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var x = 0.0
  var y = 0.0

  /// Whether what is mapped is seen from its edge, as in the middle of a flip: at most a hundredth of its area is left.
  var isEdgeOn: Bool {
    let longest = max(a * a + b * b, c * c + d * d)
    return abs(a * d - b * c) <= 0.01 * longest
  }

  var isUpright: Bool { abs(b) < 1e-9 && abs(c) < 1e-9 }

  /// Where the corners of a rectangle are on the screen.
  func corners(of rect: CGRect) -> ScreenCorners {
    ScreenCorners(
      topLeft: apply(CGPoint(x: rect.minX, y: rect.minY)), topRight: apply(CGPoint(x: rect.maxX, y: rect.minY)),
      bottomRight: apply(CGPoint(x: rect.maxX, y: rect.maxY)), bottomLeft: apply(CGPoint(x: rect.minX, y: rect.maxY)))
  }

  /// The box around a rectangle's image.
  func box(of rect: CGRect) -> CGRect { corners(of: rect).box }

  func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
  }

  /// First `inner`, then this.
  private func after(_ inner: ScreenMap) -> ScreenMap {
    let origin = apply(CGPoint(x: inner.x, y: inner.y))
    return ScreenMap(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, x: origin.x, y: origin.y)
  }

  /// A transform about a point, which then lies at another.
  private init(_ transform: CATransform3D, about anchor: CGPoint, at place: CGPoint) {
    (a, b, c, d) = (transform.m11, transform.m12, transform.m21, transform.m22)
    x = place.x + transform.m41 - a * anchor.x - c * anchor.y
    y = place.y + transform.m42 - b * anchor.x - d * anchor.y
  }

  init() {}

  private init(a: Double, b: Double, c: Double, d: Double, x: Double, y: Double) {
    (self.a, self.b, self.c, self.d, self.x, self.y) = (a, b, c, d, x, y)
  }

  private static func anchor(_ frame: Frame, _ layer: LayerID, _ bounds: CGRect) -> CGPoint {
    let anchor = frame.point(layer, .anchorPoint)
    return CGPoint(
      x: bounds.minX + anchor.x * bounds.size.width, y: bounds.minY + anchor.y * bounds.size.height)
  }

  func inside(_ frame: Frame, _ layer: LayerID, _ bounds: CGRect) -> ScreenMap {
    guard case .transform(let transform) = frame.value(layer, .transform) else { return self }
    return after(
      ScreenMap(transform, about: Self.anchor(frame, layer, bounds), at: frame.point(layer, .position)))
  }

  func aroundSublayers(_ frame: Frame, _ layer: LayerID, _ bounds: CGRect) -> ScreenMap {
    guard case .transform(let transform) = frame.value(layer, .sublayerTransform), !transform.isIdentity else {
      return self
    }
    let anchor = Self.anchor(frame, layer, bounds)
    return after(ScreenMap(transform, about: anchor, at: anchor))
  }
}
