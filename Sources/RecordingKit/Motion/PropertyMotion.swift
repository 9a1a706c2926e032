public import MotionMath

/// One key path moving: how a `CAPropertyAnimation` changes the value under it.
public final class PropertyMotion: Sendable {
  public let keyPath: LayerKeyPath
  /// Adds to the value under it instead of replacing it.
  public let isAdditive: Bool
  /// Each iteration starts from where the one before ended.
  public let isCumulative: Bool
  /// Makes a matrix of the moving numbers, which replaces the whole transform; nil for anything but a whole transform.
  public let valueFunction: CAValueFunction?
  /// The motion as straight lines of the property's components, when it is nothing else.
  let linear: LinearMotion?
  /// The motion, unless its straight lines say everything about it.
  private let other: Motion?

  public init(
    keyPath: LayerKeyPath, isAdditive: Bool = false, isCumulative: Bool = false,
    valueFunction: CAValueFunction? = nil, motion: Motion
  ) {
    self.keyPath = keyPath
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.valueFunction = keyPath.valueKind == .transform ? valueFunction : nil
    linear = isCumulative || valueFunction != nil ? nil : LinearMotion(keyPath, motion)
    if linear != nil, case .endPoints = motion { other = nil } else { other = motion }
  }

  /// How the value runs. Of a straight line both ends are given, whichever of from, to and by it was made of.
  public var motion: Motion {
    if let other { return other }
    return .endPoints(from: linear?.value(of: keyPath, \.start), to: linear?.value(of: keyPath, \.end), by: nil)
  }

  /// The spring that makes the motion's progress, if one does.
  var spring: Spring? {
    if case .spring(let spring, _, _, _)? = other { spring } else { nil }
  }

  /// The property's value when the motion is `progress` along its way, over the value `under` it.
  ///
  /// `progress` is the warped fraction of iteration number `iteration` (counted from 0); a spring's may leave 0…1.
  /// A motion whose ends are of kinds that do not meet leaves `under` as it is: such animations are refused when they
  /// are added.
  func value(progress: Double, iteration: Double, over under: AnimatableValue) -> AnimatableValue {
    if let valueFunction { return value(of: valueFunction, progress, iteration, over: under) }
    let base = keyPath.get(from: under)
    guard let moved = moved(progress, iteration, over: base) else { return under }
    return (try? keyPath.set(moved, in: under)) ?? under
  }

  private func value(
    of function: CAValueFunction, _ progress: Double, _ iteration: Double, over under: AnimatableValue
  ) -> AnimatableValue {
    guard let numbers = accumulated(progress, iteration, over: .number(0)),
      let matrix = try? function.matrix(for: numbers)
    else { return under }
    guard isAdditive else { return .transform(matrix) }
    return (try? under.adding(.transform(matrix))) ?? under
  }

  private func moved(_ progress: Double, _ iteration: Double, over base: AnimatableValue) -> AnimatableValue? {
    guard let value = accumulated(progress, iteration, over: base) else { return nil }
    return isAdditive ? try? base.adding(value) : value
  }

  /// The motion's value, plus its end value once for each iteration before this one when it is cumulative (measured on
  /// macOS: the end value, not the distance).
  private func accumulated(_ progress: Double, _ iteration: Double, over base: AnimatableValue) -> AnimatableValue? {
    guard let value = motion.value(at: progress, over: base) else { return nil }
    guard isCumulative, iteration > 0, let end = motion.value(at: 1, over: base) else { return value }
    return (try? value.adding(end, times: iteration)) ?? value
  }
}

extension AnimatableValue {
  /// `other` added over and over, by doubling: a count of a million takes twenty steps.
  ///
  /// - Parameter count: A whole number of at least 0; beyond 2^53 it counts as that.
  fileprivate func adding(_ other: AnimatableValue, times count: Double) throws(MotionError) -> AnimatableValue {
    var sum = self
    var power = other
    var rest = UInt64(min(count, 0x1p53))
    while rest > 0 {
      if rest & 1 == 1 { sum = try sum.adding(power) }
      rest >>= 1
      if rest > 0 { power = try power.adding(power) }
    }
    return sum
  }
}
