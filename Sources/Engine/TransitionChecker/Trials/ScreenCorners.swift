import MotionMath

/// Where the corners of a layer's box are on the screen.
struct ScreenCorners {
  let topLeft: CGPoint
  let topRight: CGPoint
  let bottomRight: CGPoint
  let bottomLeft: CGPoint

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
