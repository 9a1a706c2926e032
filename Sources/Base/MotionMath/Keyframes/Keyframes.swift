/// Values and the times at which they are reached, prepared so that any fraction of the duration can be read.
///
/// The rules are measured on macOS unless they say otherwise. Everything that depends on the values alone, the times
/// of a paced run and the tangents of a cubic one, is worked out here, so that `value(at:)` only looks up and blends.
public struct Keyframes: Hashable, Sendable {
  public let values: [AnimatableValue]
  public let calculationMode: CAAnimationCalculationMode
  /// The kind of every value that is not nil.
  let kind: ValueKind
  /// When each value is reached (or, when discrete, first shown), in fractions of the duration, rising from 0. Values
  /// without a time are never reached.
  public let times: [Double]
  /// The curve of each segment, from the first; segments past the end are linear.
  let timingFunctions: [CAMediaTimingFunction]
  /// Nil unless the values move along a spline.
  let spline: Spline?

  /// - Parameters:
  ///   - values: All of one kind. With fewer than two the animation has no effect.
  ///   - keyTimes: Rising fractions of the duration; equal segments when nil. With more times than values, or fewer,
  ///     the surplus of either is ignored; discrete values take one time more, the end of the last. In the paced modes
  ///     key times are honoured (measured, though documented as ignored) and replace the constant speed.
  ///   - timingFunctions: One for each segment; missing ones are linear. Ignored where the speed is constant.
  ///   - tensionValues: For `cubic`, one for each value, missing ones 0. 1 is tight corners, -1 wide ones.
  ///   - continuityValues: As tension. Other than 0 makes corners.
  ///   - biasValues: As tension. 1 leans towards the value before, -1 towards the value after.
  /// - Throws: `kindsDiffer` when the values are of several kinds; `outOfRange` for a key time outside 0...1 or below
  ///   the one before it.
  public init(
    values: [AnimatableValue], keyTimes: [Double]? = nil, timingFunctions: [CAMediaTimingFunction] = [],
    calculationMode: CAAnimationCalculationMode = .linear, tensionValues: [Double] = [],
    continuityValues: [Double] = [], biasValues: [Double] = []
  ) throws(MotionError) {
    let kind = values.first { $0 != .none }?.kind ?? .none
    for value in values where value.kind != kind && value != .none {
      throw .kindsDiffer(expected: kind, given: value.kind)
    }
    if let keyTimes { try KeyTimes.check(keyTimes) }
    self.values = values
    self.kind = kind
    self.calculationMode = calculationMode
    let count = values.count
    let hasConstantSpeed = keyTimes == nil && (calculationMode == .paced || calculationMode == .cubicPaced)
    if let keyTimes {
      times = Array(keyTimes.prefix(count))
    } else if calculationMode == .discrete {
      times = (0..<count).map { Double($0) / Double(count) }
    } else if hasConstantSpeed {
      times = try KeyTimes.paced(values)
    } else {
      times = KeyTimes.even(count)
    }
    self.timingFunctions = hasConstantSpeed ? [] : timingFunctions
    let isCubic = calculationMode == .cubic || calculationMode == .cubicPaced
    spline =
      isCubic && kind.hasSpline && times.count > 1
      ? Spline(
        points: values.prefix(times.count).map(\.components), times: times, tension: tensionValues,
        continuity: continuityValues, bias: biasValues)
      : nil
  }

  /// The value at `fraction` of the duration, after the animation's own timing function. Nil when there is no effect.
  ///
  /// Before the first key time the first value holds, after the last the last that has a time.
  public func value(at fraction: Double) -> AnimatableValue? {
    guard values.count > 1, let last = times.indices.last else { return nil }
    let segment = KeyTimes.segment(of: fraction, in: times)
    if calculationMode == .discrete || segment >= last || fraction < times[0] { return values[min(segment, last)] }
    var progress = (fraction - times[segment]) / (times[segment + 1] - times[segment])
    if segment < timingFunctions.count { progress = timingFunctions[segment].value(at: progress) }
    if let spline {
      let components = spline.point(segment: segment, progress: progress)
      return components.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { AnimatableValue(kind: kind, components: $0) }
      }
    }
    return try? values[segment].interpolated(to: values[segment + 1], progress: progress)
  }
}

extension ValueKind {
  /// Whether a spline may move each component by itself. A matrix moves straight from key to key instead (chosen here).
  var hasSpline: Bool {
    switch self {
    case .number, .point, .size, .rect, .color: true
    case .none, .bool, .transform, .path, .numbers, .colors, .points, .text, .image: false
    }
  }
}
