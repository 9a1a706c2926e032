extension CGPath {
  /// Where the next element begins; nil for an empty path. After a close, where the closed subpath began.
  public var currentPoint: CGPoint? {
    var subpathStart: CGPoint?
    for element in elements.reversed() {
      switch element {
      case .move(let point):
        return point
      case .line(let point), .quad(let point, _), .cubic(let point, _, _):
        return point
      case .close:
        subpathStart = elements.last { if case .move = $0 { true } else { false } }?.end
        return subpathStart
      }
    }
    return nil
  }

  /// Begins a subpath. A move right after another replaces it (measured on macOS).
  public mutating func move(to point: CGPoint) {
    if case .move = elements.last { elements.removeLast() }
    elements.append(.move(to: point))
  }

  // Without a current point the next four add nothing (measured on macOS).

  public mutating func addLine(to point: CGPoint) { add(.line(to: point)) }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { add(.quad(to: point, control: control)) }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.cubic(to: point, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() { add(.close) }

  private mutating func add(_ element: Element) { if !elements.isEmpty { elements.append(element) } }

  public mutating func addPath(_ path: CGPath) {
    elements += path.elements
  }

  /// A subpath of straight lines through `points`, left open.
  public mutating func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// The path after `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGPath {
    CGPath(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(to: point.applying(transform))
        case .line(let point): .line(to: point.applying(transform))
        case .quad(let point, let control):
          .quad(to: point.applying(transform), control: control.applying(transform))
        case .cubic(let point, let control1, let control2):
          .cubic(
            to: point.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
        case .close: .close
        }
      })
  }
}

extension CGPath.Element {
  /// Where the element ends; nil for a close, whose end is the start of its subpath.
  public var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): point
    case .close: nil
    }
  }
}
