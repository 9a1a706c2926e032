extension CATransform3D {
  /// Where the point (`point.x`, `point.y`, 0) lands, seen from the front, with the perspective division.
  ///
  /// A point in the plane of the eye has no image; its undivided coordinates are returned.
  public func transform(_ point: CGPoint) -> CGPoint {
    let x = point.x * m11 + point.y * m21 + m41
    let y = point.x * m12 + point.y * m22 + m42
    let w = point.x * m14 + point.y * m24 + m44
    return w == 1 || w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  /// The point of the plane z = 0 that `transform(_:)` takes to `point`. Nil when the plane is seen edge on.
  public func unproject(_ point: CGPoint) -> CGPoint? {
    // The adjugate of the 3 by 3 matrix of rows (m11 m12 m14), (m21 m22 m24), (m41 m42 m44).
    let determinant =
      m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
    guard determinant != 0, determinant.isFinite else { return nil }
    let x = point.x * (m22 * m44 - m24 * m42) - point.y * (m21 * m44 - m24 * m41) + (m21 * m42 - m22 * m41)
    let y = -point.x * (m12 * m44 - m14 * m42) + point.y * (m11 * m44 - m14 * m41) - (m11 * m42 - m12 * m41)
    let w = point.x * (m12 * m24 - m14 * m22) - point.y * (m11 * m24 - m14 * m21) + (m11 * m22 - m12 * m21)
    guard w != 0 else { return nil }
    return CGPoint(x: x / w, y: y / w)
  }

  /// The determinant. 0 for a matrix that flattens space.
  public var determinant: Double {
    let minors = self.minors
    return minors.s0 * minors.c5 - minors.s1 * minors.c4 + minors.s2 * minors.c3
      + minors.s3 * minors.c2 - minors.s4 * minors.c1 + minors.s5 * minors.c0
  }

  /// The matrix that undoes this one; nil when it is singular.
  public var inverse: CATransform3D? {
    let m = minors
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return CATransform3D(
      m11: (m22 * m.c5 - m23 * m.c4 + m24 * m.c3) / determinant,
      m12: (-m12 * m.c5 + m13 * m.c4 - m14 * m.c3) / determinant,
      m13: (m42 * m.s5 - m43 * m.s4 + m44 * m.s3) / determinant,
      m14: (-m32 * m.s5 + m33 * m.s4 - m34 * m.s3) / determinant,
      m21: (-m21 * m.c5 + m23 * m.c2 - m24 * m.c1) / determinant,
      m22: (m11 * m.c5 - m13 * m.c2 + m14 * m.c1) / determinant,
      m23: (-m41 * m.s5 + m43 * m.s2 - m44 * m.s1) / determinant,
      m24: (m31 * m.s5 - m33 * m.s2 + m34 * m.s1) / determinant,
      m31: (m21 * m.c4 - m22 * m.c2 + m24 * m.c0) / determinant,
      m32: (-m11 * m.c4 + m12 * m.c2 - m14 * m.c0) / determinant,
      m33: (m41 * m.s4 - m42 * m.s2 + m44 * m.s0) / determinant,
      m34: (-m31 * m.s4 + m32 * m.s2 - m34 * m.s0) / determinant,
      m41: (-m21 * m.c3 + m22 * m.c1 - m23 * m.c0) / determinant,
      m42: (m11 * m.c3 - m12 * m.c1 + m13 * m.c0) / determinant,
      m43: (-m41 * m.s3 + m42 * m.s1 - m43 * m.s0) / determinant,
      m44: (m31 * m.s3 - m32 * m.s1 + m33 * m.s0) / determinant)
  }

  /// The 2 by 2 determinants of the upper two rows (`s`) and of the lower two (`c`).
  private struct Minors {
    var s0, s1, s2, s3, s4, s5, c0, c1, c2, c3, c4, c5: Double
  }

  private var minors: Minors {
    Minors(
      s0: m11 * m22 - m21 * m12, s1: m11 * m23 - m21 * m13, s2: m11 * m24 - m21 * m14,
      s3: m12 * m23 - m22 * m13, s4: m12 * m24 - m22 * m14, s5: m13 * m24 - m23 * m14,
      c0: m31 * m42 - m41 * m32, c1: m31 * m43 - m41 * m33, c2: m31 * m44 - m41 * m34,
      c3: m32 * m43 - m42 * m33, c4: m32 * m44 - m42 * m34, c5: m33 * m44 - m43 * m34)
  }
}
