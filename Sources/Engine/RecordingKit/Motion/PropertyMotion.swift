public import MotionMath

/// One key path moving: how a `CAPropertyAnimation` changes the value under it.
public struct PropertyMotion {
  private let path: Path
  public let keyPath: LayerKeyPath
  /// Adds to the value under it instead of replacing it.
  public let isAdditive: Bool

  /// Most motions move one number along a straight line, and are stored as just that.
  private enum Path {
    case line(from: Double, to: Double)
    case other(General)
  }

  private final class General {
    /// The motion as straight lines of the property's components; nil for any other motion.
    let linear: LinearMotion?
    let motion: Motion
    let isCumulative: Bool
    let valueFunction: CAValueFunction?

    init(_ linear: LinearMotion?, _ motion: Motion, isCumulative: Bool, _ valueFunction: CAValueFunction?) {
      self.linear = linear
      self.motion = motion
      self.isCumulative = isCumulative
      self.valueFunction = valueFunction
    }
  }

  /// - Parameters:
  ///   - isCumulative: Each iteration starts from where the one before ended.
  ///   - valueFunction: Makes a matrix of the moving numbers, which replaces the whole transform; ignored for anything
  ///     but a whole transform.
  public init(
    keyPath: LayerKeyPath, isAdditive: Bool = false, isCumulative: Bool = false,
    valueFunction: CAValueFunction? = nil, motion: Motion
  ) {
    self.keyPath = keyPath
    self.isAdditive = isAdditive
    let linear = isCumulative || valueFunction != nil ? nil : LinearMotion(keyPath, motion)
    if let linear, linear.count == 1, case .endPoints = motion {
      path = .line(from: linear.start.x, to: linear.end.x)
    } else {
      let function = keyPath.valueKind == .transform ? valueFunction : nil
      path = .other(General(linear, motion, isCumulative: isCumulative, function))
    }
  }

  /// The motion as straight lines of the property's components; nil when it is anything else.
  var linear: LinearMotion? {
    switch path {
    case .line(let start, let end): LinearMotion(keyPath, from: start, to: end)
    case .other(let general): general.linear
    }
  }

  /// How the value runs. A straight line gives both ends, whichever of from, to and by it was made from.
  public var motion: Motion {
    if case .other(let general) = path {
      guard general.linear != nil, case .endPoints = general.motion else { return general.motion }
    }
    return .endPoints(from: linear?.value(of: keyPath, \.start), to: linear?.value(of: keyPath, \.end), by: nil)
  }

  /// The spring that makes the motion's progress, if one does.
  var spring: Spring? {
    if case .other(let general) = path, case .spring(let spring, _, _, _) = general.motion { spring } else { nil }
  }

  private var isCumulative: Bool {
    if case .other(let general) = path { general.isCumulative } else { false }
  }

  private var valueFunction: CAValueFunction? {
    if case .other(let general) = path { general.valueFunction } else { nil }
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
    var remaining = Int(clamping: count)
    while remaining > 0 {
      if remaining & 1 == 1 { sum = try sum.adding(power) }
      remaining >>= 1
      if remaining > 0 { power = try power.adding(power) }
    }
    return sum
  }
}
