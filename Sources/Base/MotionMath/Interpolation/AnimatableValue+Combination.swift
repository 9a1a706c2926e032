extension AnimatableValue {
  /// `combine` applied to each pair of components of two values of one kind.
  ///
  /// - Parameter fallback: The result for lists of different lengths and for kinds without components.
  /// - Throws: `kindsDiffer` when the kinds are not the same.
  func combined(
    with other: AnimatableValue, fallback: AnimatableValue, _ combine: (Double, Double) -> Double
  ) throws(MotionError) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(combine(a, b))
    case (.point(let a), .point(let b)): return .point(a.combined(with: b, combine))
    case (.size(let a), .size(let b)): return .size(a.combined(with: b, combine))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(origin: a.origin.combined(with: b.origin, combine), size: a.size.combined(with: b.size, combine)))
    case (.color(let a), .color(let b)): return .color(a.combined(with: b, combine))
    case (.numbers(let a), .numbers(let b)):
      return a.count == b.count ? .numbers(zip(a, b).map(combine)) : fallback
    case (.colors(let a), .colors(let b)):
      return a.count == b.count ? .colors(zip(a, b).map { $0.combined(with: $1, combine) }) : fallback
    case (.points(let a), .points(let b)):
      return a.count == b.count ? .points(zip(a, b).map { $0.combined(with: $1, combine) }) : fallback
    default:
      guard kind == other.kind else { throw .kindsDiffer(expected: kind, given: other.kind) }
      return fallback
    }
  }
}

extension CGPoint {
  func combined(with other: CGPoint, _ combine: (Double, Double) -> Double) -> CGPoint {
    CGPoint(x: combine(x, other.x), y: combine(y, other.y))
  }
}

extension CGSize {
  func combined(with other: CGSize, _ combine: (Double, Double) -> Double) -> CGSize {
    CGSize(width: combine(width, other.width), height: combine(height, other.height))
  }
}

extension CGColor {
  func combined(with other: CGColor, _ combine: (Double, Double) -> Double) -> CGColor {
    CGColor(
      red: combine(red, other.red), green: combine(green, other.green), blue: combine(blue, other.blue),
      alpha: combine(alpha, other.alpha))
  }
}
