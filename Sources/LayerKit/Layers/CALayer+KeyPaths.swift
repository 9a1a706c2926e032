public import MotionMath

/// Key-value coding by the key paths of Core Animation.
extension CALayer {
  /// The value at `keyPath`: `"position.x"`, `"transform.rotation.z"`, …
  /// - Throws: `MotionError` when there is no such key path.
  public func value(forKeyPath keyPath: String) throws -> AnimatableValue {
    let keyPath = try LayerKeyPath(keyPath)
    return keyPath.get(from: self[keyPath.property])
  }

  /// Sets the value at `keyPath`; setting one component of a transform leaves the others (measured on macOS).
  /// - Throws: `MotionError` when there is no such key path, or it takes another kind of value, or other numbers.
  public func setValue(_ value: AnimatableValue, forKeyPath keyPath: String) throws {
    let keyPath = try LayerKeyPath(keyPath)
    let whole = try keyPath.set(value, in: self[keyPath.property])
    try keyPath.property.check(whole)
    self[keyPath.property] = whole
  }
}
