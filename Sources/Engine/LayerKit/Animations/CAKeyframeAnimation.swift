public import MotionMath
import RecordingKit

/// Moves one property through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// All of the key path's kind. With fewer than two the animation has no effect (measured on macOS).
  public var values: [AnimatableValue] = []
  /// Wins over `values` (documented). For properties that are points.
  public var path: CGPath?
  /// Rising fractions of the duration, one for each value; nil: equal segments.
  public var keyTimes: [Double]?
  /// One for each segment; missing ones are linear.
  public var timingFunctions: [CAMediaTimingFunction] = []
  public var calculationMode = CAAnimationCalculationMode.linear
  /// For the cubic modes: one for each value, missing ones 0.
  public var tensionValues: [Double] = []
  public var continuityValues: [Double] = []
  public var biasValues: [Double] = []
  /// Whether the layer turns with the path; nil: it does not.
  public var rotationMode: CAAnimationRotationMode?

  public override init(keyPath: LayerKeyPath?) { super.init(keyPath: keyPath) }

  init(copying other: CAKeyframeAnimation) {
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
    super.init(copying: other)
  }

  open override var className: String { "CAKeyframeAnimation" }
  open override func copy() -> CAAnimation { CAKeyframeAnimation(copying: self) }

  /// - Throws: `MotionError` naming the first value, key time or point of the path that cannot be run.
  public override func validate() throws(MotionError) {
    try super.validate()
    if path != nil {
      try check(.point(.zero))
      _ = try pathKeyframes()
    } else {
      for value in values { try check(value) }
      _ = try keyframes()
    }
  }

  final var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  private func keyframes() throws(MotionError) -> Keyframes {
    // Reported as measured: the keyframes of a value function of three numbers are spaced evenly in the paced modes.
    let isEven = isPaced && keyTimes == nil && valueFunction?.inputKind == .numbers && values.count > 1
    let even = values.indices.map { Double($0) / Double(max(values.count - 1, 1)) }
    return try Keyframes(
      values: values, keyTimes: isEven ? even : keyTimes, timingFunctions: timingFunctions,
      calculationMode: calculationMode,
      tensionValues: tensionValues, continuityValues: continuityValues, biasValues: biasValues)
  }

  private func pathKeyframes() throws(MotionError) -> PathKeyframes? {
    guard let path else { return nil }
    return try PathKeyframes(
      path: path, keyTimes: keyTimes, timingFunctions: timingFunctions, calculationMode: calculationMode)
  }

  override var motion: Motion? {
    if path != nil { return (try? pathKeyframes()).flatMap { $0 }.map { .path($0) } }
    return values.count > 1 ? (try? keyframes()).map { .keyframes($0) } : nil
  }

  override var effect: AnimationEffect {
    guard let rotationMode, case .path(let path)? = motion, case .property(let motion) = super.effect else {
      return super.effect
    }
    let turn = PropertyMotion(
      keyPath: LayerKeyPath(.transform), isAdditive: true, motion: .turn(path, rotationMode))
    return .path(motion, turn: turn)
  }
}
