/// A matrix of the plane as scale, turn and a remainder: the decomposition Core Animation uses when both ends of a
/// transform animation stay in the plane (measured on macOS: ten pairs, to the printed digits).
///
/// It is the 2-D matrix decomposition of the CSS transforms specification. For a row vector the matrix is scale, then
/// rotation, then the remainder, which is the identity unless there is shear.
struct PlaneFactors {
  var scaleX, scaleY: Double
  /// In degrees, in -180...180; while blending, from -360 to 360.
  var angle: Double
  /// The rows of the remainder.
  var row1, row2: CGPoint
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
    row1 = CGPoint(x: m.m11 / scaleX, y: m.m12 / scaleX)
    row2 = CGPoint(x: m.m21 / scaleY, y: m.m22 / scaleY)
    translation = CGPoint(x: m.m41, y: m.m42)
    angle = Transcendental.atan2(row1.y, row1.x) * 180 / Transcendental.pi
    turn(sine: -row1.y, cosine: row1.x)
  }

  var matrix: CATransform3D {
    var turned = self
    let (sine, cosine) = Transcendental.sineAndCosine(angle * Transcendental.pi / 180)
    turned.turn(sine: sine, cosine: cosine)
    var result = CATransform3D.identity
    (result.m11, result.m12) = (scaleX * turned.row1.x, scaleX * turned.row1.y)
    (result.m21, result.m22) = (scaleY * turned.row2.x, scaleY * turned.row2.y)
    (result.m41, result.m42) = (translation.x, translation.y)
    return result
  }

  /// Puts a rotation before the remainder.
  private mutating func turn(sine: Double, cosine: Double) {
    let (a, b) = (row1, row2)
    row1 = CGPoint(x: cosine * a.x + sine * b.x, y: cosine * a.y + sine * b.y)
    row2 = CGPoint(x: cosine * b.x - sine * a.x, y: cosine * b.y - sine * a.y)
  }

  /// The factors at `progress` on the way to `end`.
  ///
  /// An angle of exactly 0 counts as 360, and of two angles more than 180 apart the larger loses a turn: a half turn
  /// from rest therefore turns in the negative direction, and a smaller turn in the direction of its sign.
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
    func blend(_ a: Double, _ b: Double) -> Double { interpolate(a, b, progress) }
    var result = from
    result.scaleX = blend(from.scaleX, to.scaleX)
    result.scaleY = blend(from.scaleY, to.scaleY)
    result.angle = blend(from.angle, to.angle)
    result.row1 = from.row1.combined(with: to.row1, blend)
    result.row2 = from.row2.combined(with: to.row2, blend)
    result.translation = from.translation.combined(with: to.translation, blend)
    return result
  }
}
