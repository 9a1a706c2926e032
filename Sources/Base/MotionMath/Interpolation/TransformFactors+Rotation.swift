extension TransformFactors {
  /// The rotation as turns about x, then y, then z, in radians.
  ///
  /// When y is a quarter turn, x and z turn about the same line; the whole of it is given to z.
  var eulerAngles: (x: Double, y: Double, z: Double) {
    let sine = min(max(-rows[0].z, -1), 1)
    let y = Transcendental.asin(sine)
    let flat = (rows[0].x * rows[0].x + rows[0].y * rows[0].y).squareRoot()
    if flat < 1e-9 { return (0, y, Transcendental.atan2(-rows[1].x, rows[1].y)) }
    return (
      Transcendental.atan2(rows[1].z, rows[2].z), y, Transcendental.atan2(rows[0].y, rows[0].x)
    )
  }

  mutating func setRotation(x: Double, y: Double, z: Double) {
    if (x, y, z) == eulerAngles { return }
    let (sx, cx) = Transcendental.sineAndCosine(x)
    let (sy, cy) = Transcendental.sineAndCosine(y)
    let (sz, cz) = Transcendental.sineAndCosine(z)
    rows = [
      Vector3(cy * cz, cy * sz, -sy),
      Vector3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy),
      Vector3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy),
    ]
  }

  var quaternion: Quaternion {
    get {
      let (a, b, c) = (rows[0], rows[1], rows[2])
      // Each square is found from the diagonal, and the signs from the differences across it.
      let w = max(1 + a.x + b.y + c.z, 0).squareRoot() / 2
      let x = max(1 + a.x - b.y - c.z, 0).squareRoot() / 2
      let y = max(1 - a.x + b.y - c.z, 0).squareRoot() / 2
      let z = max(1 - a.x - b.y + c.z, 0).squareRoot() / 2
      let largest = max(w, x, y, z)
      if largest == w {
        return Quaternion(w: w, x: (b.z - c.y) / (4 * w), y: (c.x - a.z) / (4 * w), z: (a.y - b.x) / (4 * w))
      }
      if largest == x {
        return Quaternion(w: (b.z - c.y) / (4 * x), x: x, y: (a.y + b.x) / (4 * x), z: (a.z + c.x) / (4 * x))
      }
      if largest == y {
        return Quaternion(w: (c.x - a.z) / (4 * y), x: (a.y + b.x) / (4 * y), y: y, z: (b.z + c.y) / (4 * y))
      }
      return Quaternion(w: (a.y - b.x) / (4 * z), x: (a.z + c.x) / (4 * z), y: (b.z + c.y) / (4 * z), z: z)
    }
    set {
      let (w, x, y, z) = (newValue.w, newValue.x, newValue.y, newValue.z)
      rows = [
        Vector3(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
        Vector3(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
        Vector3(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)),
      ]
    }
  }
}

/// A rotation as four numbers of unit length.
struct Quaternion {
  var w, x, y, z: Double

  /// Along the shorter arc from this rotation to `other`, at a constant rate.
  func slerp(to other: Quaternion, progress: Double) -> Quaternion {
    let product = w * other.w + x * other.x + y * other.y + z * other.z
    let sign = product < 0 ? -1.0 : 1.0
    let angle = Transcendental.acos(min(product.magnitude, 1))
    guard angle > 1e-9 else { return self }
    let sine = Transcendental.sin(angle)
    let from = Transcendental.sin((1 - progress) * angle) / sine
    let to = sign * Transcendental.sin(progress * angle) / sine
    return Quaternion(
      w: w * from + other.w * to, x: x * from + other.x * to, y: y * from + other.y * to, z: z * from + other.z * to)
  }
}
