/// A width and a height, in points. Either may be negative; `CGRect` gives that a meaning.
public struct CGSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = CGSize(width: 0, height: 0)

  /// The size after the linear part of `transform`; translation does not move a size.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: width * transform.a + height * transform.c,
      height: width * transform.b + height * transform.d)
  }
}

/// Distances inwards from the four edges of a rectangle, in points. Negative insets grow the rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
