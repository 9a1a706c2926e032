/// A rectangle with its sides along the axes, in points; y grows downwards.
///
/// A negative width or height is allowed and means that `origin` is another corner. `width`, `minX` and their siblings
/// are those of the standardized rectangle (documented CoreGraphics behaviour).
public struct CGRect: Hashable, Sendable {
  public var origin: CGPoint
  public var size: CGSize

  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)

  /// The rectangle that holds nothing: the intersection of two separate rectangles. Its union with any other is the
  /// other.
  public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The rectangle that holds every point.
  public static let infinite = CGRect(
    x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Rectangles are equal when their standard forms are (measured on macOS).
  public static func == (first: CGRect, second: CGRect) -> Bool {
    if first.origin == second.origin, first.size == second.size { return true }
    guard first.isTurned || second.isTurned else { return false }
    let (first, second) = (first.standardized, second.standardized)
    return first.origin == second.origin && first.size == second.size
  }

  public func hash(into hasher: inout Hasher) {
    let form = standardized
    hasher.combine(form.origin)
    hasher.combine(form.size)
  }

  /// Whether the origin is another corner than the one with the smallest coordinates.
  private var isTurned: Bool { size.width < 0 || size.height < 0 }

  /// Never negative; `size` keeps the sign.
  public var width: Double { size.width.magnitude }
  public var height: Double { size.height.magnitude }
  public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
  public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
  public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }
  public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }

  /// The same rectangle with a width and a height of 0 or more.
  public var standardized: CGRect {
    isNull ? self : CGRect(x: minX, y: minY, width: width, height: height)
  }

  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether the area is 0. The null rectangle is empty too.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  public var isInfinite: Bool { self == .infinite }
}
