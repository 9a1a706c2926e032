/// A 4 by 4 matrix of space for row vectors: `(x, y, z, 1)` times the matrix.
///
/// `m11` is row 1, column 1. Translation is `m41 m42 m43`; `m34` is perspective, usually -1/distance of the eye.
public struct CATransform3D: Hashable, Sendable, Codable {
  public var m11, m12, m13, m14: Double
  public var m21, m22, m23, m24: Double
  public var m31, m32, m33, m34: Double
  public var m41, m42, m43, m44: Double

  public init(
    m11: Double, m12: Double, m13: Double, m14: Double,
    m21: Double, m22: Double, m23: Double, m24: Double,
    m31: Double, m32: Double, m33: Double, m34: Double,
    m41: Double, m42: Double, m43: Double, m44: Double
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  public static let identity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0,
    m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)

  public var isIdentity: Bool { self == .identity }

  /// The sixteen entries, row by row.
  public var elements: [Double] {
    [
      m11, m12, m13, m14,
      m21, m22, m23, m24,
      m31, m32, m33, m34,
      m41, m42, m43, m44,
    ]
  }

  /// A matrix from sixteen entries, row by row.
  public init(elements e: UnsafePointer<Double>) {
    self.init(
      m11: e[0], m12: e[1], m13: e[2], m14: e[3],
      m21: e[4], m22: e[5], m23: e[6], m24: e[7],
      m31: e[8], m32: e[9], m33: e[10], m34: e[11],
      m41: e[12], m42: e[13], m43: e[14], m44: e[15])
  }

  /// Writes the sixteen entries, row by row.
  public func write(to e: UnsafeMutablePointer<Double>) {
    (e[0], e[1], e[2], e[3]) = (m11, m12, m13, m14)
    (e[4], e[5], e[6], e[7]) = (m21, m22, m23, m24)
    (e[8], e[9], e[10], e[11]) = (m31, m32, m33, m34)
    (e[12], e[13], e[14], e[15]) = (m41, m42, m43, m44)
  }
}
