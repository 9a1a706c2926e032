/// A projection of one plane onto another: a 3 by 3 matrix for row vectors `(x, y, 1)`, with a division by `w`.
///
///     | a  b  u |
///     | c  d  v |
///     | x  y  w |
public struct Projection: Hashable, Sendable {
  public var a, b, u, c, d, v, x, y, w: Double

  public static let identity = Projection(CGAffineTransform.identity)

  public init(_ t: CGAffineTransform) {
    (a, b, u, c, d, v, x, y, w) = (t.a, t.b, 0, t.c, t.d, 0, t.tx, t.ty, 1)
  }

  /// The projection of the plane z = 0, seen from the front.
  public init(_ t: CATransform3D) {
    (a, b, u, c, d, v, x, y, w) = (t.m11, t.m12, t.m14, t.m21, t.m22, t.m24, t.m41, t.m42, t.m44)
    if u == 0, v == 0, w != 1, w != 0 { (a, b, c, d, x, y, w) = (a / w, b / w, c / w, d / w, x / w, y / w, 1) }
  }

  private init(_ m: (Double, Double, Double, Double, Double, Double, Double, Double, Double)) {
    (a, b, u, c, d, v, x, y, w) = m
  }

  public var isAffine: Bool { u == 0 && v == 0 && w == 1 }

  /// The affine part of the projection.
  public var affine: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: x, ty: y) }

  /// This first, then `other`.
  public func concatenating(_ o: Projection) -> Projection {
    func row(_ p: Double, _ q: Double, _ r: Double) -> (Double, Double, Double) {
      (p * o.a + q * o.c + r * o.x, p * o.b + q * o.d + r * o.y, p * o.u + q * o.v + r * o.w)
    }
    let (first, second, third) = (row(a, b, u), row(c, d, v), row(x, y, w))
    return Projection(
      (first.0, first.1, first.2, second.0, second.1, second.2, third.0, third.1, third.2))
  }

  /// Nil when the plane is seen edge on.
  public var inverse: Projection? {
    let (m11, m12, m13) = (d * w - v * y, v * x - c * w, c * y - d * x)
    let determinant = a * m11 + b * m12 + u * m13
    guard determinant.isFinite, determinant.magnitude > 1e-12 else { return nil }
    let k = 1 / determinant
    return Projection(
      (
        m11 * k, (u * y - b * w) * k, (b * v - u * d) * k,
        m12 * k, (a * w - u * x) * k, (u * c - a * v) * k,
        m13 * k, (b * x - a * y) * k, (a * d - b * c) * k
      ))
  }

  /// The image of a point, and its `w`; a point with `w` of 0 or less is behind the eye.
  @inlinable public func image(_ p: CGPoint) -> (point: CGPoint, w: Double) {
    let depth = p.x * u + p.y * v + w
    return (CGPoint(x: (p.x * a + p.y * c + x) / depth, y: (p.x * b + p.y * d + y) / depth), depth)
  }

  /// The corners of the visible part of a rectangle, in order. Parts behind the eye, or nearly there, are cut off.
  public func corners(of rect: CGRect) -> [CGPoint] {
    guard !rect.isNull else { return [] }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    if isAffine { return corners.map { $0.applying(affine) } }
    var seen: [CGPoint] = []
    for index in corners.indices {
      let (from, to) = (corners[index], corners[(index + 1) % 4])
      let (near, far) = (image(from).w - Self.nearest, image(to).w - Self.nearest)
      if near > 0 { seen.append(image(from).point) }
      if (near > 0) != (far > 0) {
        let t = near / (near - far)
        seen.append(image(CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)).point)
      }
    }
    return seen
  }

  /// The bounding box of the visible part of `rect`; null when nothing is visible.
  public func box(of rect: CGRect) -> CGRect {
    if isAffine { return rect.applying(affine) }
    let points = corners(of: rect)
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(x: first.x, y: first.y, width: 0, height: 0)) { box, point in
      box.union(CGRect(x: point.x, y: point.y, width: 0, height: 0))
    }
  }

  /// The smallest visible `w`: a magnification of 100.
  public static let nearest = 0.01
}
