/// One travelled step of a path, as a cubic Bezier curve. A line is the curve with its controls at the thirds, and a
/// quadratic curve the cubic it equals, so that parameters mean the same for all three.
struct PathSegment: Hashable, Sendable {
  let start, control1, control2, end: CGPoint
  let isLine: Bool

  init(from start: CGPoint, to end: CGPoint) {
    self.start = start
    self.end = end
    control1 = start.combined(with: end) { $0 + ($1 - $0) / 3 }
    control2 = start.combined(with: end) { $1 + ($0 - $1) / 3 }
    isLine = true
  }

  init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.start = start
    self.end = end
    control1 = start.combined(with: control) { $0 + ($1 - $0) * 2 / 3 }
    control2 = end.combined(with: control) { $0 + ($1 - $0) * 2 / 3 }
    isLine = false
  }

  init(from start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isLine = false
  }

  func point(at t: Double) -> CGPoint {
    if isLine { return start.combined(with: end) { interpolate($0, $1, t) } }
    if t == 1 { return end }
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
      y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
  }

  /// The derivative by the parameter.
  func velocity(at t: Double) -> CGVector {
    let u = 1 - t
    let (w0, w1, w2) = (3 * u * u, 6 * u * t, 3 * t * t)
    return CGVector(
      dx: w0 * (control1.x - start.x) + w1 * (control2.x - control1.x) + w2 * (end.x - control2.x),
      dy: w0 * (control1.y - start.y) + w1 * (control2.y - control1.y) + w2 * (end.y - control2.y))
  }

  /// The direction of travel, of any length. Where a control point coincides with an end the derivative vanishes there
  /// and the next control point shows the way.
  func direction(at t: Double) -> CGVector {
    let velocity = self.velocity(at: t)
    if velocity != .zero { return velocity }
    let targets = t < 0.5 ? [control2, end] : [control1, start]
    let here = point(at: t)
    guard let target = targets.first(where: { $0 != here }) else { return .zero }
    let sign = t < 0.5 ? 1.0 : -1.0
    return CGVector(dx: sign * (target.x - here.x), dy: sign * (target.y - here.y))
  }

  /// The parameters inside 0...1 at which one coordinate has an extremum, in rising order.
  func turningPoints(_ coordinate: (CGPoint) -> Double) -> [Double] {
    if isLine { return [] }
    let (p0, p1, p2, p3) = (coordinate(start), coordinate(control1), coordinate(control2), coordinate(end))
    // The derivative over 3: a t² + b t + c.
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [Double] = []
    if a.magnitude < 1e-12 * (b.magnitude + c.magnitude) {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
        roots = q == 0 ? [0] : [q / a, c / q]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }
}

extension CGPath {
  /// How many lines and curves there are to travel along, closing lines included.
  public var segmentCount: Int { elements.count { if case .move = $0 { false } else { true } } }

  /// How many lines go nowhere, without those that close: a path that was back already is closed all the same.
  public var stillSegmentCount: Int {
    var here: CGPoint?
    return elements.count { element in
      switch element {
      case .move(let point): here = point
      case .line(let point):
        defer { here = point }
        return here == point
      case .quad(let point, _), .cubic(let point, _, _): here = point
      case .close: here = nil
      }
      return false
    }
  }

  /// Every line and curve, in order. A close is the line back, even when that goes nowhere.
  var segments: [PathSegment] {
    var result: [PathSegment] = []
    var here = CGPoint.zero
    var subpathStart = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        subpathStart = point
        here = point
      case .line(let point):
        result.append(PathSegment(from: here, to: point))
        here = point
      case .quad(let point, let control):
        result.append(PathSegment(from: here, control: control, to: point))
        here = point
      case .cubic(let point, let control1, let control2):
        result.append(PathSegment(from: here, control1: control1, control2: control2, to: point))
        here = point
      case .close:
        result.append(PathSegment(from: here, to: subpathStart))
        here = subpathStart
      }
    }
    return result
  }
}
