/// A timing function prepared to be evaluated at eight fractions at a time: for many animations on one curve.
///
/// It returns what `CAMediaTimingFunction.value(at:)` does, to within 1e-12.
public struct TimingFunctionLanes: Sendable {
  private let function: CAMediaTimingFunction
  /// Whether the curve is read from its far end, where it is flatter: there the first guess below is good.
  private let isFlipped: Bool
  // x and y of the curve, read from that end: `((a t + b) t + c) t`.
  private let ax, bx, cx, ay, by, cy: Double

  public init(_ function: CAMediaTimingFunction) {
    self.function = function
    let (cx, cy) = (3 * function.x1, 3 * function.y1)
    let (bx, by) = (3 * (function.x2 - function.x1) - cx, 3 * (function.y2 - function.y1) - cy)
    let (ax, ay) = (1 - cx - bx, 1 - cy - by)
    let farSlope = 3 * (1 - function.x2)
    isFlipped = farSlope < cx
    (self.ax, self.ay) = (ax, ay)
    (self.bx, self.by) = isFlipped ? (-(3 * ax + bx), -(3 * ay + by)) : (bx, by)
    (self.cx, self.cy) = isFlipped ? (farSlope, 3 * (1 - function.y2)) : (cx, cy)
  }

  /// The progress at each fraction: 0 up to 0, 1 from 1 on, NaN for NaN.
  ///
  /// The root of the quadratic part is the first guess, and five Newton steps follow. A lane that has not converged
  /// then, which happens only on a curve with a flat stretch in its middle, is solved by itself.
  public func values(at fractions: Lanes) -> Lanes {
    var bounded = fractions.replacing(with: 0, where: fractions .< 0)
    bounded.replace(with: 1, where: fractions .> 1)
    let target = isFlipped ? 1 - bounded : bounded
    var discriminant = target * (4 * bx) + cx * cx
    discriminant.replace(with: 0, where: discriminant .< 0)
    var t = (target * 2) / (discriminant.squareRoot() + (cx + 1e-300))
    t.replace(with: 1, where: t .> 1)
    for _ in 0..<5 {
      let error = ((t * ax + bx) * t + cx) * t - target
      let slope = (t * (3 * ax) + 2 * bx) * t + cx
      t -= error / (slope + 1e-300)
    }
    let residual = ((t * ax + bx) * t + cx) * t - target
    let y = ((t * ay + by) * t + cy) * t
    var values = isFlipped ? 1 - y : y
    let allowed = target * 1e-13
    let hasArrived = (residual .<= allowed) .& (residual .>= -allowed) .& (t .<= 1.0000001) .& (t .>= -1e-7)
    let isOff = .!hasArrived .& (bounded .== bounded)
    if any(isOff) { solveAgain(isOff, at: bounded, in: &values) }
    values.replace(with: 0, where: bounded .== 0)
    values.replace(with: 1, where: bounded .== 1)
    return values
  }

  private func solveAgain(_ isOff: SIMDMask<SIMD8<Int64>>, at fractions: Lanes, in values: inout Lanes) {
    for lane in 0..<8 where isOff[lane] { values[lane] = function.value(at: fractions[lane]) }
  }
}
