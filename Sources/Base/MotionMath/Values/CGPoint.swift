/// A place in a plane, in points.
public struct CGPoint: Hashable, Sendable, Codable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = CGPoint(x: 0, y: 0)

  /// The point after `transform`: `(x, y, 1)` as a row vector times the matrix.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: x * transform.a + y * transform.c + transform.tx,
      y: x * transform.b + y * transform.d + transform.ty)
  }

  /// The straight distance to `other`, in points.
  public func distance(to other: CGPoint) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A displacement or a velocity in a plane.
public struct CGVector: Hashable, Sendable {
  public var dx: Double
  public var dy: Double

  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = CGVector(dx: 0, dy: 0)
}
