extension Int {
  /// `value` without its fraction. Every double has one: NaN is 0, and beyond ±2^53 it is ±2^53.
  ///
  /// Up to there doubles count one by one, and sums of a few such numbers do not overflow. `Int(_:)` traps instead, so a
  /// script's number is converted here.
  @inlinable
  public init(clamping value: Double) {
    let limit = 9_007_199_254_740_992.0
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit))
  }
}
