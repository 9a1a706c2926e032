extension CGPath {
  /// The part of the path between two fractions of its arc length, as `strokeStart` and `strokeEnd` of a shape layer
  /// mean them: lengths run on from one subpath to the next, moves count for nothing.
  ///
  /// A subpath that lies wholly inside keeps its close, and with it the join there; one that is cut is left open. Below 0
  /// and above 1 there is nothing more to show, so 0...1 and beyond is the path as it is. Empty when `start` is not below
  /// `end`, and for a path without length. Quadratic curves that are cut become cubic ones. Linear in the number of
  /// elements.
  public func trimmed(from start: Double, to end: Double) -> CGPath {
    guard start < end else { return CGPath() }
    if start <= 0, end >= 1 { return self }
    let measure = PathMeasure(self)
    guard measure.length > 0 else { return CGPath() }
    return trimmed(measure, fromLength: max(start, 0) * measure.length, toLength: min(end, 1) * measure.length)
  }

  private func trimmed(_ measure: PathMeasure, fromLength: Double, toLength: Double) -> CGPath {
    var result = CGPath()
    var index = 0
    var startsSubpath = true
    // Whether the next piece continues the last one, and whether that run of pieces began where its subpath does.
    var (isConnected, isWhole) = (false, false)
    for element in elements {
      if case .move = element {
        (startsSubpath, isConnected) = (true, false)
        continue
      }
      let isFirst = startsSubpath
      startsSubpath = element == .close
      defer { index += 1 }
      guard let range = measure.parameters(ofSegment: index, fromLength: fromLength, toLength: toLength) else {
        isConnected = false
        continue
      }
      let piece = measure.segments[index].piece(from: range.from, to: range.to)
      if !isConnected {
        result.move(to: piece.start)
        isWhole = isFirst && range.from == 0
        isConnected = true
      }
      switch element {
      case .close:
        if isWhole, range == (0, 1) { result.closeSubpath() } else { result.addLine(to: piece.end) }
        isConnected = false
      case .quad where range == (0, 1): result.elements.append(element)
      case .line, .move: result.addLine(to: piece.end)
      case .quad, .cubic: result.addCurve(to: piece.end, control1: piece.control1, control2: piece.control2)
      }
    }
    return result
  }
}

extension PathMeasure {
  /// Which part of a segment lies between two lengths along the whole, as parameters; nil for none of it.
  func parameters(ofSegment index: Int, fromLength: Double, toLength: Double) -> (from: Double, to: Double)? {
    let (segment, start, length) = (segments[index], starts[index], lengths[index])
    guard start <= toLength, start + length >= fromLength else { return nil }
    if length == 0 { return (0, 1) }
    let from = segment.parameter(atLength: fromLength - start, of: length)
    let to = segment.parameter(atLength: toLength - start, of: length)
    return from < to ? (from, to) : nil
  }
}

extension PathSegment {
  /// The same curve between two of its parameters, by de Casteljau's construction.
  func piece(from: Double, to: Double) -> PathSegment {
    if from == 0, to == 1 { return self }
    let (head, tail) = (point(at: from), point(at: to))
    if isLine { return PathSegment(from: head, to: tail) }
    // The derivative over three, scaled to the new range, says where the controls lie.
    let (leaving, arriving) = (velocity(at: from), velocity(at: to))
    let third = (to - from) / 3
    return PathSegment(
      from: head, control1: CGPoint(x: head.x + leaving.dx * third, y: head.y + leaving.dy * third),
      control2: CGPoint(x: tail.x - arriving.dx * third, y: tail.y - arriving.dy * third), to: tail)
  }
}
