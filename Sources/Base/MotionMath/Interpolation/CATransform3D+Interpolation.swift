extension CATransform3D {
  /// The matrix at `progress` on the way to `end`, as an animation of the whole `transform` shows it.
  ///
  /// Pairs within the plane follow `PlaneFactors`. Others are decomposed into scale, shear, rotation, translation and
  /// perspective, with the rotation along the shorter arc. When either end flattens the plane or space, the sixteen
  /// entries move separately. A full turn is the identity at both ends, so nothing moves: animate
  /// `transform.rotation.z` instead. Exact at progress 0 and 1.
  public func interpolated(to end: CATransform3D, progress: Double) -> CATransform3D {
    if progress == 0 || self == end { return self }
    if progress == 1 { return end }
    if CATransform3DIsAffine(self) && CATransform3DIsAffine(end) {
      if let from = PlaneFactors(self), let to = PlaneFactors(end) {
        return from.interpolated(to: to, progress: progress).matrix
      }
    } else if determinant != 0 && end.determinant != 0 {
      return TransformFactors(self, mirroring: .allAxes)
        .interpolated(to: TransformFactors(end, mirroring: .allAxes), progress: progress).matrix
    }
    return elementwise(to: end, progress: progress)
  }

  private func elementwise(to end: CATransform3D, progress: Double) -> CATransform3D {
    let blended = zip(elements, end.elements).map { interpolate($0, $1, progress) }
    return blended.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { CATransform3D(elements: $0) } ?? self
    }
  }
}

extension TransformFactors {
  func interpolated(to end: TransformFactors, progress: Double) -> TransformFactors {
    func blend(_ a: Vector3, _ b: Vector3) -> Vector3 {
      Vector3(interpolate(a.x, b.x, progress), interpolate(a.y, b.y, progress), interpolate(a.z, b.z, progress))
    }
    var result = self
    result.scale = blend(scale, end.scale)
    result.shear = blend(shear, end.shear)
    result.translation = blend(translation, end.translation)
    result.perspective = zip(perspective, end.perspective).map { interpolate($0, $1, progress) }
    result.quaternion = quaternion.slerp(to: end.quaternion, progress: progress)
    return result
  }
}
