extension PathSegment {
  /// The length from the parameter `from` to `to`, in points.
  ///
  /// The speed along the curve is integrated by a five-point Gauss rule, halving any stretch on which the rule for the
  /// whole and for its halves differ; the error is below a millionth of a point for curves of screen size.
  func length(from: Double = 0, to: Double = 1) -> Double {
    if isLine { return start.distance(to: end) * (to - from) }
    return refined(from, to, whole: gauss(from, to), depth: 0)
  }

  private func refined(_ from: Double, _ to: Double, whole: Double, depth: Int) -> Double {
    let middle = (from + to) / 2
    let (left, right) = (gauss(from, middle), gauss(middle, to))
    if depth >= 12 || (left + right - whole).magnitude <= 1e-9 * (1 + whole.magnitude) { return left + right }
    return refined(from, middle, whole: left, depth: depth + 1)
      + refined(middle, to, whole: right, depth: depth + 1)
  }

  private func gauss(_ from: Double, _ to: Double) -> Double {
    let half = (to - from) / 2
    let middle = (from + to) / 2
    var sum = 0.5688888888888889 * speed(at: middle)
    for (node, weight) in [(0.5384693101056831, 0.47862867049936647), (0.906179845938664, 0.23692688505618908)] {
      sum += weight * (speed(at: middle - half * node) + speed(at: middle + half * node))
    }
    return sum * half
  }

  private func speed(at t: Double) -> Double {
    let velocity = self.velocity(at: t)
    return (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot()
  }

  /// The parameter that lies `distance` points along, clamped to 0...1.
  func parameter(atLength distance: Double, of total: Double) -> Double {
    if distance <= 0 || total <= 0 { return 0 }
    if distance >= total { return 1 }
    if isLine { return distance / total }
    var (low, high) = (0.0, 1.0)
    var t = distance / total
    for _ in 0..<60 {
      let error = length(to: t) - distance
      if error.magnitude < 1e-9 * total { return t }
      if error < 0 { low = t } else { high = t }
      let next = t - error / speed(at: t)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}

/// A path with the length of every segment, to find the place at a distance.
struct PathMeasure: Hashable, Sendable {
  let segments: [PathSegment]
  /// The length of each segment, and where along the whole it begins.
  let lengths, starts: [Double]
  let length: Double

  init(_ path: CGPath) {
    segments = path.segments
    lengths = segments.map { $0.length() }
    var reached = 0.0
    var starts: [Double] = []
    for length in lengths {
      starts.append(reached)
      reached += length
    }
    self.starts = starts
    length = reached
  }

  /// The place `distance` points along, clamped to the ends. Nil when there is nothing to travel.
  func location(atLength distance: Double) -> (segment: PathSegment, parameter: Double)? {
    guard !segments.isEmpty else { return nil }
    let index = KeyTimes.segment(of: distance, in: starts)
    return (segments[index], segments[index].parameter(atLength: distance - starts[index], of: lengths[index]))
  }
}

extension CGPath {
  /// How long the path is, in points; moves do not count.
  public var length: Double { segments.reduce(0) { $0 + $1.length() } }
}
