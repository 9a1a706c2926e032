import MotionMath

/// Where the corners of a layer's box are on the screen.
struct ScreenCorners {
  let topLeft: CGPoint
  let topRight: CGPoint
  let bottomRight: CGPoint
  let bottomLeft: CGPoint

  /// The image of a rectangle; of a corner behind the eye, where it would be at the nearest that is seen.
  init(of rect: CGRect, by projection: Projection) {
    func corner(_ x: Double, _ y: Double) -> CGPoint {
      let (point, depth) = projection.image(CGPoint(x: x, y: y))
      guard depth < Projection.nearest else { return point }
      let scale = depth / Projection.nearest
      return CGPoint(x: point.x * scale, y: point.y * scale)
    }
    topLeft = corner(rect.minX, rect.minY)
    topRight = corner(rect.maxX, rect.minY)
    bottomRight = corner(rect.maxX, rect.maxY)
    bottomLeft = corner(rect.minX, rect.maxY)
  }

  /// The box around them.
  var box: CGRect {
    let (left, right) = Self.bounds(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
    let (top, bottom) = Self.bounds(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func bounds(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> (Double, Double) {
    (min(min(a, b), min(c, d)), max(max(a, b), max(c, d)))
  }

  /// The farthest that a corner is from the other's, along an axis, in points.
  func distance(to other: ScreenCorners) -> Double {
    max(
      max(Self.distance(topLeft, other.topLeft), Self.distance(topRight, other.topRight)),
      max(Self.distance(bottomRight, other.bottomRight), Self.distance(bottomLeft, other.bottomLeft)))
  }

  private static func distance(_ first: CGPoint, _ second: CGPoint) -> Double {
    max(abs(first.x - second.x), abs(first.y - second.y))
  }
}

extension Projection {
  /// Whether a rectangle is seen from its edge, as in the middle of a flip: at most a hundredth of its area is left.
  func isEdgeOn(_ rect: CGRect) -> Bool {
    let (middle, depth) = image(CGPoint(x: rect.midX, y: rect.midY))
    guard depth >= Self.nearest else { return true }
    // How it maps what is near the middle.
    let across = CGPoint(x: (a - u * middle.x) / depth, y: (b - u * middle.y) / depth)
    let down = CGPoint(x: (c - v * middle.x) / depth, y: (d - v * middle.y) / depth)
    let longest = max(across.x * across.x + across.y * across.y, down.x * down.x + down.y * down.y)
    return abs(across.x * down.y - across.y * down.x) <= 0.01 * longest
  }

  var isUpright: Bool { isAffine && abs(b) < 1e-9 && abs(c) < 1e-9 }
}
