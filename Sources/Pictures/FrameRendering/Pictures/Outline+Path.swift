public import MotionMath

extension Outline {
  /// The smallest rectangle known to hold the shape; a path's may be larger than needed.
  public var bounds: CGRect {
    switch self {
    case .rect(let rect): rect
    case .roundedRect(let rounded): rounded.rect
    case .path(let path, _): path.controlBox
    }
  }

  public var path: CGPath {
    switch self {
    case .rect(let rect): CGPath(rect: rect)
    case .roundedRect(let rounded): rounded.path
    case .path(let path, _): path
    }
  }

  public var isEvenOdd: Bool { if case .path(_, let isEvenOdd) = self { isEvenOdd } else { false } }

  /// A rectangle with the given corners rounded.
  public init(_ rect: CGRect, radius: Double, corners: UIRectCorner = .all, isContinuous: Bool = false) {
    let rounded = RoundedRect(rect, radius: radius, corners: corners, isContinuous: isContinuous)
    self = rounded.radius > 0 && !corners.isEmpty ? .roundedRect(rounded) : .rect(rect)
  }
}

extension RoundedRect {
  public var path: CGPath {
    guard isContinuous else { return CGPath(roundedRect: rect, cornerRadius: radius, corners: corners) }
    // A continuous corner needs half as much again of each side.
    let fitting = min(radius, min(rect.width, rect.height) / 2 / Self.reach)
    func size(_ corner: UIRectCorner) -> Double { corners.contains(corner) ? fitting : 0 }
    var path = CGPath()
    let turns: [(CGPoint, dx: Double, dy: Double, Double)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), 1, 0, size(.topRight)),
      (CGPoint(x: rect.maxX, y: rect.maxY), 0, 1, size(.bottomRight)),
      (CGPoint(x: rect.minX, y: rect.maxY), -1, 0, size(.bottomLeft)),
      (CGPoint(x: rect.minX, y: rect.minY), 0, -1, size(.topLeft)),
    ]
    for (index, (corner, dx, dy, radius)) in turns.enumerated() {
      // `along` is the distance from the corner along the side before it, `down` along the side after it.
      func at(_ along: Double, _ down: Double) -> CGPoint {
        CGPoint(
          x: corner.x - dx * along * radius - dy * down * radius,
          y: corner.y - dy * along * radius + dx * down * radius)
      }
      if index == 0 { path.move(to: at(Self.reach, 0)) } else { path.addLine(to: at(Self.reach, 0)) }
      path.addCurve(to: at(0.63149399, 0.07491100), control1: at(1.08849296, 0), control2: at(0.86840694, 0))
      path.addCurve(
        to: at(0.07491100, 0.63149399), control1: at(0.37282392, 0.16906013), control2: at(0.16906013, 0.37282392))
      path.addCurve(to: at(0, Self.reach), control1: at(0, 0.86840694), control2: at(0, 1.08849296))
    }
    path.closeSubpath()
    return path
  }

  /// The distance from the corner at which a continuous one begins, in radii: the shape `UIBezierPath` draws since iOS
  /// 7.
  private static let reach = 1.52866483
}

extension CGPath {
  /// The rectangle around all points and controls; null for an empty path.
  var controlBox: CGRect {
    var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    func take(_ point: CGPoint) {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): take(point)
      case .quad(let point, let control):
        take(point)
        take(control)
      case .cubic(let point, let control1, let control2):
        take(point)
        take(control1)
        take(control2)
      case .close: break
      }
    }
    guard minX <= maxX, minY <= maxY else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
