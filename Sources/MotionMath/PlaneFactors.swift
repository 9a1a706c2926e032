/// A matrix of the plane as scale, turn and a remainder: the decomposition Core Animation uses when both ends of a
/// transform animation stay in the plane (measured on macOS: ten pairs, to the printed digits).
struct PlaneFactors {
  var scaleX, scaleY: Double
  /// In degrees, in -180...180.
  var angle: Double
  /// What is left of the second row when scale and turn are taken out; (0, 1) without shear.
  var remainderX, remainderY: Double
  var translation: CGPoint

  /// Nil when the matrix flattens the plane.
  init?(_ m: CATransform3D) {
    let determinant = m.m11 * m.m22 - m.m12 * m.m21
    guard determinant != 0, determinant.isFinite else { return nil }
    scaleX = (m.m11 * m.m11 + m.m12 * m.m12).squareRoot()
    scaleY = (m.m21 * m.m21 + m.m22 * m.m22).squareRoot()
    if determinant < 0 {
      if m.m11 < m.m22 { scaleX = -scaleX } else { scaleY = -scaleY }
    }
    let (cosine, sine) = (m.m11 / scaleX, m.m12 / scaleX)
    let (x, y) = (m.m21 / scaleY, m.m22 / scaleY)
    angle = Transcendental.atan2(sine, cosine) * 180 / Transcendental.pi
    if angle == -180 { angle = 180 }
    remainderX = x * cosine + y * sine
    remainderY = y * cosine - x * sine
    translation = CGPoint(x: m.m41, y: m.m42)
  }

  var matrix: CATransform3D {
    let (sine, cosine) = Transcendental.sineAndCosine(angle * Transcendental.pi / 180)
    var result = CATransform3D.identity
    (result.m11, result.m12) = (scaleX * cosine, scaleX * sine)
    result.m21 = scaleY * (remainderX * cosine - remainderY * sine)
    result.m22 = scaleY * (remainderX * sine + remainderY * cosine)
    (result.m41, result.m42) = (translation.x, translation.y)
    return result
  }

  /// The factors at `progress` on the way to `end`.
  ///
  /// An angle of exactly 0 counts as 360, and of two angles more than 180 apart the larger loses a turn: a half turn
  /// from rest therefore goes the negative way round, a shorter one the way it says.
  func interpolated(to end: PlaneFactors, progress: Double) -> PlaneFactors {
    var (from, to) = (self, end)
    if (from.scaleX < 0 && to.scaleY < 0) || (from.scaleY < 0 && to.scaleX < 0) {
      from.scaleX = -from.scaleX
      from.scaleY = -from.scaleY
      from.angle += from.angle < 0 ? 180 : -180
    }
    if from.angle == 0 { from.angle = 360 }
    if to.angle == 0 { to.angle = 360 }
    if (from.angle - to.angle).magnitude > 180 {
      if from.angle > to.angle { from.angle -= 360 } else { to.angle -= 360 }
    }
    var result = from
    result.scaleX = interpolate(from.scaleX, to.scaleX, progress)
    result.scaleY = interpolate(from.scaleY, to.scaleY, progress)
    result.angle = interpolate(from.angle, to.angle, progress)
    result.remainderX = interpolate(from.remainderX, to.remainderX, progress)
    result.remainderY = interpolate(from.remainderY, to.remainderY, progress)
    result.translation.x = interpolate(from.translation.x, to.translation.x, progress)
    result.translation.y = interpolate(from.translation.y, to.translation.y, progress)
    return result
  }
}
