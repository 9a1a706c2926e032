/// Three numbers with a direction.
struct Vector3: Hashable, Sendable {
  var x, y, z: Double

  init(_ x: Double, _ y: Double, _ z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  var length: Double { dot(self).squareRoot() }

  func dot(_ other: Vector3) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Vector3) -> Vector3 {
    Vector3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  static func * (vector: Vector3, factor: Double) -> Vector3 {
    Vector3(vector.x * factor, vector.y * factor, vector.z * factor)
  }

  static func + (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x + b.x, a.y + b.y, a.z + b.z) }
  static func - (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x - b.x, a.y - b.y, a.z - b.z) }
}

/// A matrix as scale, shear, rotation, translation and perspective, applied in this order to a row vector.
///
/// The rows of a matrix are made perpendicular one after the other (Gram-Schmidt), which is the decomposition the CSS
/// transforms specification calls unmatrix. Every matrix has factors and is given back by them, except that a matrix
/// that flattens space loses its perspective.
struct TransformFactors: Hashable, Sendable {
  /// Where the minus sign of a mirror image goes.
  enum Mirroring {
    /// To all three scales, as unmatrix has it.
    case allAxes
    /// To the scale whose axis points most away from where it began, so that a plain scale of (1, -1, 1) reads so.
    case oneAxis
  }

  var scale: Vector3
  /// How much of the first row the second leans along, of the first the third, and of the second the third.
  var shear: Vector3
  /// The rows of a rotation.
  var rows: [Vector3]
  var translation: Vector3
  /// The last column of the perspective: (0, 0, 0, 1) for none.
  var perspective: [Double]

  init(_ m: CATransform3D, mirroring: Mirroring) {
    var r0 = Vector3(m.m11, m.m12, m.m13)
    var r1 = Vector3(m.m21, m.m22, m.m23)
    var r2 = Vector3(m.m31, m.m32, m.m33)
    let mirrored = r0.dot(r1.cross(r2)) < 0
    translation = Vector3(m.m41, m.m42, m.m43)
    perspective = Self.perspective(of: m)

    // A row of length 0 has no direction; the axis it came from stands in for it, with a scale of 0.
    scale = Vector3(r0.length, 0, 0)
    r0 = scale.x > 0 ? r0 * (1 / scale.x) : Vector3(1, 0, 0)
    shear = Vector3(r0.dot(r1), r0.dot(r2), 0)
    r1 = r1 - r0 * shear.x
    scale.y = r1.length
    r1 = scale.y > 0 ? r1 * (1 / scale.y) : Self.perpendicular(to: r0)
    shear.z = r1.dot(r2)
    r2 = r2 - r0 * shear.y - r1 * shear.z
    scale.z = r2.length
    r2 = scale.z > 0 ? r2 * (1 / scale.z) : r0.cross(r1)
    shear = Vector3(
      scale.y > 0 ? shear.x / scale.y : shear.x, scale.z > 0 ? shear.y / scale.z : shear.y,
      scale.z > 0 ? shear.z / scale.z : shear.z)
    rows = [r0, r1, r2]
    if mirrored { mirror(mirroring) }
  }

  private mutating func mirror(_ mirroring: Mirroring) {
    let facing = [rows[0].x, rows[1].y, rows[2].z]
    let least = facing.indices.min { facing[$0] < facing[$1] } ?? 0
    for axis in 0..<3 where mirroring == .allAxes || axis == least {
      rows[axis] = rows[axis] * -1
      // The shears are lengths along the rows: each keeps its sign only if both or neither of its rows turned round.
      switch axis {
      case 0:
        scale.x = -scale.x
        shear = Vector3(-shear.x, -shear.y, shear.z)
      case 1:
        scale.y = -scale.y
        shear = Vector3(-shear.x, shear.y, -shear.z)
      default:
        scale.z = -scale.z
        shear = Vector3(shear.x, -shear.y, -shear.z)
      }
    }
  }

  /// The matrix made of the factors.
  var matrix: CATransform3D {
    let r0 = rows[0] * scale.x
    let r1 = rows[1] * scale.y + rows[0] * (shear.x * (scale.y == 0 ? 1 : scale.y))
    let depth = scale.z == 0 ? 1 : scale.z
    let r2 = rows[2] * scale.z + rows[0] * (shear.y * depth) + rows[1] * (shear.z * depth)
    func last(_ row: Vector3, _ one: Double) -> Double {
      row.x * perspective[0] + row.y * perspective[1] + row.z * perspective[2] + one * perspective[3]
    }
    return CATransform3D(
      m11: r0.x, m12: r0.y, m13: r0.z, m14: last(r0, 0),
      m21: r1.x, m22: r1.y, m23: r1.z, m24: last(r1, 0),
      m31: r2.x, m32: r2.y, m33: r2.z, m34: last(r2, 0),
      m41: translation.x, m42: translation.y, m43: translation.z, m44: last(translation, 1))
  }

  /// The perspective that, applied after the affine part of `m`, gives its last column.
  private static func perspective(of m: CATransform3D) -> [Double] {
    if m.m14 == 0, m.m24 == 0, m.m34 == 0, m.m44 == 1 { return [0, 0, 0, 1] }
    var affine = m
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    guard let undo = affine.inverse else { return [0, 0, 0, 1] }
    return [
      undo.m11 * m.m14 + undo.m12 * m.m24 + undo.m13 * m.m34 + undo.m14 * m.m44,
      undo.m21 * m.m14 + undo.m22 * m.m24 + undo.m23 * m.m34 + undo.m24 * m.m44,
      undo.m31 * m.m14 + undo.m32 * m.m24 + undo.m33 * m.m34 + undo.m34 * m.m44,
      undo.m41 * m.m14 + undo.m42 * m.m24 + undo.m43 * m.m34 + undo.m44 * m.m44,
    ]
  }

  /// The +y axis made perpendicular to `row`, or +x where those two are parallel.
  private static func perpendicular(to row: Vector3) -> Vector3 {
    for axis in [Vector3(0, 1, 0), Vector3(1, 0, 0)] {
      let remainder = axis - row * row.dot(axis)
      if remainder.length > 1e-6 { return remainder * (1 / remainder.length) }
    }
    return Vector3(0, 0, 1)
  }
}
