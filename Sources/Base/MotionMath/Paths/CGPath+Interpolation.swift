extension CGPath {
  /// The path at `progress` on the way to `end`: point by point when both have the same kinds of elements in the same
  /// order. Otherwise Apple calls the result undefined, and the path changes at one half (chosen here).
  public func interpolated(to end: CGPath, progress: Double) -> CGPath {
    combined(with: end) { interpolate($0, $1, progress) } ?? (progress < 0.5 ? self : end)
  }

  /// `combine` applied to each pair of coordinates; nil when the elements do not match.
  func combined(with other: CGPath, _ combine: (Double, Double) -> Double) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    func point(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a.combined(with: b, combine) }
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let a), .move(let b)): result.append(.move(to: point(a, b)))
      case (.line(let a), .line(let b)): result.append(.line(to: point(a, b)))
      case (.quad(let a, let c), .quad(let b, let d)): result.append(.quad(to: point(a, b), control: point(c, d)))
      case (.cubic(let a, let c, let e), .cubic(let b, let d, let f)):
        result.append(.cubic(to: point(a, b), control1: point(c, d), control2: point(e, f)))
      case (.close, .close): result.append(.close)
      default: return nil
      }
    }
    return CGPath(elements: result)
  }
}
