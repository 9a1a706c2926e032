public import MotionMath
import RecordingKit

/// An animation of one key path.
open class CAPropertyAnimation: CAAnimation {
  /// The property that moves; an animation whose key path is nil moves nothing.
  public final var keyPath: LayerKeyPath?
  /// Whether the value is added to the one under it. Default false.
  public final var isAdditive = false
  /// Whether each iteration starts where the one before ended. Default false.
  public final var isCumulative = false
  /// Builds a matrix from the moving numbers. Default nil.
  public final var valueFunction: CAValueFunction?

  public init(keyPath: LayerKeyPath?) {
    self.keyPath = keyPath
    super.init()
  }

  init(copying other: CAPropertyAnimation) {
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
    super.init(copying: other)
  }

  open override var className: String { "CAPropertyAnimation" }
  open override func copy() -> CAAnimation { CAPropertyAnimation(copying: self) }
  public override var whatMoves: String { keyPath?.description ?? "nothing" }

  /// How the value runs; nil for an animation without values.
  var motion: Motion? { nil }

  override var effect: AnimationEffect {
    guard let keyPath, let motion else { return .nothing }
    return .property(
      PropertyMotion(
        keyPath: keyPath, isAdditive: isAdditive, isCumulative: isCumulative, valueFunction: valueFunction,
        motion: motion))
  }

  /// - Throws: `missing` without a key path, `hasNoSum` for kinds without a sum, `kindsDiffer` for a value function on
  ///   anything but a whole transform.
  public override func validate() throws(MotionError) {
    guard let keyPath else { throw .missing(name: "keyPath") }
    if valueFunction != nil, keyPath.valueKind != .transform {
      throw .kindsDiffer(expected: keyPath.valueKind, given: .transform)
    }
    if isAdditive || isCumulative, !keyPath.valueKind.hasSum {
      throw .hasNoSum(keyPath: keyPath.description, keyPath.valueKind)
    }
  }

  /// The kind the animation's values must have: the key path's, or the value function's input.
  final var valueKind: ValueKind? { valueFunction?.inputKind ?? keyPath?.valueKind }

  /// - Throws: As `checkKind`; `outOfRange` or `doesNotRise` when the property does not accept `value`. An additive
  ///   animation runs through differences, which may be any.
  final func check(_ value: AnimatableValue?) throws(MotionError) {
    try checkKind(value)
    guard let value, valueFunction == nil, !isAdditive, let keyPath, keyPath.component == nil else { return }
    try keyPath.property.check(value)
  }

  /// - Throws: `kindsDiffer` when `value` is not what the key path takes, `countsDiffer` when it is not as many numbers
  ///   as the value function takes.
  final func checkKind(_ value: AnimatableValue?) throws(MotionError) {
    guard let value, let kind = valueKind else { return }
    if value.kind == kind {
      if let valueFunction { _ = try valueFunction.matrix(for: value) }
      return
    }
    if value == .none, keyPath?.property.isOptional == true { return }
    throw .kindsDiffer(expected: kind, given: value.kind)
  }
}
