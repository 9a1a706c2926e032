extension CGPath {
  /// How far, in radii, the controls of a quarter circle lie from its ends, so that the curve leaves the circle by at
  /// most 0.03 percent.
  static let quarterCircle = 0.5522847498307936

  /// A closed rectangle: four corners clockwise on screen from the top left.
  public init(rect: CGRect) {
    self.init()
    addLines(between: rect.corners)
    closeSubpath()
  }

  /// A closed ellipse of four curves, clockwise on screen from its rightmost point (three o'clock).
  public init(ellipseIn rect: CGRect) {
    self.init()
    let (cx, cy) = (rect.midX, rect.midY)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Self.quarterCircle, ry * Self.quarterCircle)
    func at(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: cx + dx, y: cy + dy) }
    move(to: at(rx, 0))
    addCurve(to: at(0, ry), control1: at(rx, ky), control2: at(kx, ry))
    addCurve(to: at(-rx, 0), control1: at(-kx, ry), control2: at(-rx, ky))
    addCurve(to: at(0, -ry), control1: at(-rx, -ky), control2: at(-kx, -ry))
    addCurve(to: at(rx, 0), control1: at(kx, -ry), control2: at(rx, -ky))
    closeSubpath()
  }

  /// A closed rectangle with round corners, clockwise on screen from the start of the top edge.
  ///
  /// A radius is limited to half the shorter side. Every corner is a curve even when its radius is 0, so that any two
  /// such paths have matching elements and can be animated into each other.
  public init(roundedRect rect: CGRect, cornerRadius: Double, corners: UIRectCorner = .all) {
    let limit = min(rect.width, rect.height) / 2
    let radius = min(max(cornerRadius, 0), limit)
    func size(of corner: UIRectCorner) -> Double { corners.contains(corner) ? radius : 0 }
    self.init(
      roundedRect: rect, topLeft: size(of: .topLeft), topRight: size(of: .topRight),
      bottomRight: size(of: .bottomRight), bottomLeft: size(of: .bottomLeft))
  }

  private init(
    roundedRect rect: CGRect, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double
  ) {
    self.init()
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let remainder = 1 - Self.quarterCircle
    func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: at(left + topLeft, top))
    addLine(to: at(right - topRight, top))
    addCurve(
      to: at(right, top + topRight), control1: at(right - topRight * remainder, top),
      control2: at(right, top + topRight * remainder))
    addLine(to: at(right, bottom - bottomRight))
    addCurve(
      to: at(right - bottomRight, bottom), control1: at(right, bottom - bottomRight * remainder),
      control2: at(right - bottomRight * remainder, bottom))
    addLine(to: at(left + bottomLeft, bottom))
    addCurve(
      to: at(left, bottom - bottomLeft), control1: at(left + bottomLeft * remainder, bottom),
      control2: at(left, bottom - bottomLeft * remainder))
    addLine(to: at(left, top + topLeft))
    addCurve(
      to: at(left + topLeft, top), control1: at(left, top + topLeft * remainder),
      control2: at(left + topLeft * remainder, top))
    closeSubpath()
  }

  /// The same with elliptic corners, whose radii must be at most half the width and half the height.
  public init(roundedRect rect: CGRect, radii: CGSize, corners: UIRectCorner = .all) {
    guard radii.width > 0, radii.height > 0 else {
      self.init(roundedRect: rect, cornerRadius: 0)
      return
    }
    // Circular corners of a rectangle that is squeezed first and stretched afterwards.
    let stretch = radii.height / radii.width
    let squeezed = CGRect(x: rect.minX, y: rect.minY / stretch, width: rect.width, height: rect.height / stretch)
    self = CGPath(roundedRect: squeezed, cornerRadius: radii.width, corners: corners)
      .applying(CGAffineTransform(scaleX: 1, y: stretch))
  }

  /// A part of a circle, joined by a line to what is there already.
  ///
  /// - Parameters:
  ///   - startAngle: In radians from three o'clock, growing clockwise on screen.
  ///   - clockwise: As `UIBezierPath` means it: true goes through growing angles, clockwise on screen. The end is moved
  ///     by whole turns to lie ahead of the start, at most one turn; equal angles draw nothing.
  public mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    func at(_ angle: Double, _ dx: Double = 0, _ dy: Double = 0) -> CGPoint {
      let (sine, cosine) = Transcendental.sineAndCosine(angle)
      return CGPoint(
        x: center.x + radius * (cosine + dx * cosine - dy * sine),
        y: center.y + radius * (sine + dx * sine + dy * cosine))
    }
    if isEmpty { move(to: at(startAngle)) } else { addLine(to: at(startAngle)) }
    let pieces = max(Int(clamping: (sweep.magnitude / (Transcendental.pi / 2) - 1e-9).rounded(.up)), 0)
    guard sweep != 0, pieces > 0 else { return }
    let step = sweep / Double(pieces)
    let reach = 4.0 / 3 * Transcendental.tan(step / 4)
    for piece in 0..<pieces {
      let from = startAngle + Double(piece) * step
      let to = piece == pieces - 1 ? startAngle + sweep : from + step
      addCurve(to: at(to), control1: at(from, 0, reach), control2: at(to, 0, -reach))
    }
  }

  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn = 2 * Transcendental.pi
    let difference = clockwise ? end - start : start - end
    if difference == 0 { return 0 }
    if difference >= turn { return clockwise ? turn : -turn }
    var ahead = difference.truncatingRemainder(dividingBy: turn)
    if ahead < 0 { ahead += turn }
    return clockwise ? ahead : -ahead
  }
}

/// Corners of a rectangle, as on screen.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let all: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
