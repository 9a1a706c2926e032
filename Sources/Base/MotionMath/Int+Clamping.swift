extension Int {
  /// `value` without its fraction. NaN becomes 0; values beyond ±2^53 become ±2^53.
  ///
  /// Doubles represent every integer up to 2^53, and sums of a few such numbers do not overflow. `Int(_:)` traps
  /// instead, so scripts' numbers are converted here.
  @inlinable
  public init(clamping value: Double) {
    let limit = 9_007_199_254_740_992.0
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit))
  }
}
