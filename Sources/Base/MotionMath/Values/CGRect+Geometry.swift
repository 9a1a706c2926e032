extension CGRect {
  /// The rectangle with both vertical edges moved inwards by `dx` and both horizontal ones by `dy`.
  ///
  /// Negative values grow it. Null when nothing would be left.
  public func insetBy(dx: Double, dy: Double) -> CGRect {
    let rect = standardized
    guard !rect.isNull, rect.width - 2 * dx >= 0, rect.height - 2 * dy >= 0 else { return .null }
    return CGRect(x: rect.minX + dx, y: rect.minY + dy, width: rect.width - 2 * dx, height: rect.height - 2 * dy)
  }

  /// The rectangle inside `insets`. Unlike `insetBy` the result may have a negative size.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  public func offsetBy(dx: Double, dy: Double) -> CGRect {
    isNull ? self : CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height).standardized
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    return CGRect.spanning(
      min(minX, other.minX), min(minY, other.minY), max(maxX, other.maxX), max(maxY, other.maxY))
  }

  /// The part both have in common; null when they are separate. Rectangles that touch share an edge or a corner: an
  /// empty rectangle (measured on macOS).
  public func intersection(_ other: CGRect) -> CGRect {
    guard intersects(other) else { return .null }
    return CGRect.spanning(
      max(minX, other.minX), max(minY, other.minY), min(maxX, other.maxX), min(maxY, other.maxY))
  }

  /// Whether the intersection is not null (documented).
  public func intersects(_ other: CGRect) -> Bool {
    !isNull && !other.isNull && minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Whether they have more in common than an edge or a corner.
  public func overlaps(_ other: CGRect) -> Bool {
    !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether `point` lies inside. The left and top edges belong to the rectangle, the right and bottom ones do not.
  public func contains(_ point: CGPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether `other` lies wholly inside; the null rectangle lies inside every other.
  public func contains(_ other: CGRect) -> Bool {
    if other.isNull { return true }
    // Compares edges, not lengths: a union's lengths are recomputed and may be off in the last digit.
    return !isNull && minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
  }

  /// The smallest rectangle with whole coordinates that holds this one.
  public var integral: CGRect {
    guard !isNull else { return self }
    return CGRect.spanning(minX.rounded(.down), minY.rounded(.down), maxX.rounded(.up), maxY.rounded(.up))
  }

  /// A side of a rectangle, with Core Graphics' names.
  public enum Edge: String, CaseIterable, Sendable {
    case minXEdge, minYEdge, maxXEdge, maxYEdge
  }

  /// The part that lies within `distance` of an edge, and the rest. A distance below 0 counts as 0, and one beyond the
  /// far edge as reaching just there (documented). Both are null for the null rectangle.
  public func divided(atDistance distance: Double, from edge: Edge) -> (slice: CGRect, remainder: CGRect) {
    guard !isNull else { return (self, self) }
    let across = max(0, min(distance, maxX - minX))
    let along = max(0, min(distance, maxY - minY))
    let (left, right) = (minX + across, maxX - across)
    let (top, bottom) = (minY + along, maxY - along)
    return switch edge {
    case .minXEdge: (.spanning(minX, minY, left, maxY), .spanning(left, minY, maxX, maxY))
    case .maxXEdge: (.spanning(right, minY, maxX, maxY), .spanning(minX, minY, right, maxY))
    case .minYEdge: (.spanning(minX, minY, maxX, top), .spanning(minX, top, maxX, maxY))
    case .maxYEdge: (.spanning(minX, bottom, maxX, maxY), .spanning(minX, minY, maxX, bottom))
    }
  }

  /// The smallest rectangle that holds the four transformed corners.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    isNull ? self : CGRect.enclosing(corners.map { $0.applying(transform) })
  }

  /// The corners clockwise from the top left (with y downwards).
  public var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// The smallest rectangle that holds every point; null for no points.
  public static func enclosing(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    return .spanning(left, top, right, bottom)
  }

  private static func spanning(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> CGRect {
    CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
