public import MotionMath
import RecordingKit

/// Moves one property between two values along one timing curve.
///
/// Each of the three ends may be missing; a missing end is the value under the animation, so that changing the model
/// while it runs bends it (documented table; measured on macOS).
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at progress 0; nil: from the value under it, or `toValue - byValue`.
  public final var fromValue: AnimatableValue?
  /// The value at progress 1; nil: to the value under it, or `fromValue + byValue`.
  public final var toValue: AnimatableValue?
  /// How far it goes. Ignored when both other ends are set.
  public final var byValue: AnimatableValue? {
    get { distance?.value }
    set { distance = newValue.map { Distance($0) } }
  }
  private final var distance: Distance?

  /// Apart from the animation: few have one, and values are large.
  private final class Distance {
    let value: AnimatableValue
    init(_ value: AnimatableValue) { self.value = value }
  }

  public override init(keyPath: LayerKeyPath?) { super.init(keyPath: keyPath) }

  init(copying other: CABasicAnimation) {
    fromValue = other.fromValue
    toValue = other.toValue
    distance = other.distance
    super.init(copying: other)
  }

  open override var className: String { "CABasicAnimation" }
  open override func copy() -> CAAnimation { CABasicAnimation(copying: self) }

  /// - Throws: As above; `missing` when a value function has to start or end at the value under the animation, which
  ///   is a matrix and no number (macOS raises).
  public override func validate() throws(MotionError) {
    try super.validate()
    if valueFunction != nil, [fromValue, toValue, byValue].count(where: { $0 != nil }) < 2 {
      throw .missing(name: fromValue == nil ? "fromValue" : "toValue")
    }
    if byValue != nil, fromValue == nil || toValue == nil, let keyPath, let kind = valueKind, !kind.hasSum {
      throw .hasNoSum(keyPath: keyPath.description, kind)
    }
    for value in [fromValue, toValue] { try check(value) }
    try checkKind(byValue)
  }

  override var motion: Motion? { .endPoints(from: fromValue, to: toValue, by: byValue) }
}
