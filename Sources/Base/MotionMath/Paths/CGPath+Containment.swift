/// Which points are inside a path that crosses itself.
public enum FillRule: String, CaseIterable, Hashable, Sendable {
  /// Those the path winds around, counting turns one way against turns the other.
  case nonZero
  /// Those from which a line to the outside crosses the path an odd number of times.
  case evenOdd
}

extension CGPath {
  /// The smallest rectangle that holds every point of the path, curves included but not their control points. Null for
  /// an empty path. A lone move counts as a point.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = elements.compactMap(\.end)
    for segment in segments where !segment.isLine {
      points += (segment.turningPoints { $0.x } + segment.turningPoints { $0.y }).map(segment.point(at:))
    }
    return .enclosing(points)
  }

  /// The smallest rectangle that also holds the control points; cheaper, and never smaller.
  public var boundingBox: CGRect {
    .enclosing(
      elements.flatMap { element -> [CGPoint] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .quad(let point, let control): [point, control]
        case .cubic(let point, let control1, let control2): [point, control1, control2]
        case .close: []
        }
      })
  }

  /// Whether `point` is inside, or on the outline (measured on macOS). Open subpaths count as closed. Curves are met
  /// exactly, not through chords.
  public func contains(_ point: CGPoint, using rule: FillRule = .nonZero) -> Bool {
    let segments = closedSegments
    let winding = segments.reduce(0) { $0 + $1.winding(around: point) }
    let isInside = rule == .nonZero ? winding != 0 : !winding.isMultiple(of: 2)
    return isInside || segments.contains { $0.passes(through: point) }
  }

  /// The segments, with the line that closes each open subpath.
  private var closedSegments: [PathSegment] {
    var result: [PathSegment] = []
    var subpath = CGPath()
    for element in elements {
      if case .move = element {
        result += subpath.withClosingLine
        subpath = CGPath()
      }
      subpath.elements.append(element)
    }
    return result + subpath.withClosingLine
  }

  private var withClosingLine: [PathSegment] {
    let segments = self.segments
    guard let first = segments.first, let last = segments.last, last.end != first.start else { return segments }
    return segments + [PathSegment(from: last.end, to: first.start)]
  }
}

extension PathSegment {
  /// How often the segment crosses the ray from `point` to the right, downwards less upwards.
  func winding(around point: CGPoint) -> Int {
    var winding = 0
    let stops = [0] + turningPoints { $0.y } + [1]
    for (from, to) in zip(stops, stops.dropFirst()) {
      let (top, bottom) = (self.point(at: from).y, self.point(at: to).y)
      // Half-open in y, so that a corner on the ray is counted once.
      guard (top <= point.y) != (bottom <= point.y) else { continue }
      let t = crossing(of: point.y, from: from, to: to, rising: top < bottom)
      if self.point(at: t).x > point.x { winding += top < bottom ? 1 : -1 }
    }
    return winding
  }

  /// Whether `point` is on the segment, to within a billionth of a point.
  func passes(through point: CGPoint) -> Bool {
    let tolerance = 1e-9
    let stops = [0] + turningPoints { $0.y } + [1]
    return zip(stops, stops.dropFirst()).contains { from, to in
      let (first, last) = (self.point(at: from), self.point(at: to))
      guard point.y >= min(first.y, last.y) - tolerance, point.y <= max(first.y, last.y) + tolerance else {
        return false
      }
      if (last.y - first.y).magnitude <= tolerance {
        return point.x >= min(first.x, last.x) - tolerance && point.x <= max(first.x, last.x) + tolerance
      }
      let t = crossing(of: point.y, from: from, to: to, rising: first.y < last.y)
      return (self.point(at: t).x - point.x).magnitude <= tolerance
    }
  }

  /// The parameter at which the height `y` is reached between two turning points, by halving.
  private func crossing(of y: Double, from: Double, to: Double, rising: Bool) -> Double {
    if isLine { return (y - start.y) / (end.y - start.y) }
    var (low, high) = (from, to)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (point(at: middle).y <= y) == rising { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
