extension CAMediaTimingFunction {
  /// The progress at the fraction `x` of the duration, to within 1e-9 of the exact curve.
  ///
  /// `x` is clamped to 0...1; the result is not clamped, it overshoots where the curve does. Only IEEE arithmetic is
  /// used, so the bits are the same everywhere.
  public func value(at x: Double) -> Double {
    if x <= 0 || x.isNaN { return 0 }
    if x >= 1 { return 1 }
    if x1 == y1 && x2 == y2 { return x }
    // The second half is solved from the far end: near 1 the distance from 1 has more digits than the value itself.
    if x <= 0.5 {
      return Cubic(y1, y2).value(at: Cubic(x1, x2).parameter(for: x))
    }
    return 1 - Cubic(1 - y2, 1 - y1).value(at: Cubic(1 - x2, 1 - x1).parameter(for: 1 - x))
  }

  /// One coordinate of the curve, `((a t + b) t + c) t`: 0 at the parameter 0 and 1 at 1.
  private struct Cubic {
    let a, b, c: Double

    init(_ p1: Double, _ p2: Double) {
      c = 3 * p1
      b = 3 * (p2 - p1) - c
      a = 1 - c - b
    }

    func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }

    func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }

    /// The parameter at which the coordinate is `x`, by Newton's method kept inside a shrinking bracket.
    ///
    /// Where a step would leave the bracket, or the curve is so flat that steps stop halving, the bracket is halved
    /// instead: no control points make it fail, and steep ones need three or four rounds.
    func parameter(for x: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      var t = x
      var lastStep = 1.0
      for _ in 0..<80 {
        let error = value(at: t) - x
        if error == 0 { return t }
        if error < 0 { low = t } else { high = t }
        let newton = error / slope(at: t)
        var next = t - newton
        if !(next > low && next < high) || newton.magnitude > lastStep / 2 { next = (low + high) / 2 }
        let step = (next - t).magnitude
        if step < 1e-15 || high - low < 1e-15 { return next }
        // The rest of a converging Newton run is far below the step that has just been taken.
        if step == newton.magnitude && step < 1e-10 { return next }
        lastStep = step
        t = next
      }
      return t
    }
  }
}
