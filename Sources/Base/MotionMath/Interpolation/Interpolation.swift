/// The number at `progress` on the way from `start` to `end`: exact at 0 and at 1, beyond the ends outside 0...1.
///
/// NaN at either end gives NaN everywhere, which is how a nil colour stays nil through a whole run.
@inlinable public func interpolate(_ start: Double, _ end: Double, _ progress: Double) -> Double {
  progress == 1 && !start.isNaN ? end : start + (end - start) * progress
}

extension AnimatableValue {
  /// The value at `progress` on the way to `end`.
  ///
  /// Numbers, points, sizes, rectangles and colours move by component; transforms as `CATransform3D` says; paths point
  /// by point when their elements match, and lists when their counts match. A bool takes the end value as soon as
  /// `progress` is above 0 (measured on macOS); every other value that has no in-between changes at one half (chosen
  /// here). Nil at either end of a colour makes the result nil (measured on macOS).
  ///
  /// - Parameter progress: 0 is this value, 1 is `end`; other numbers extrapolate.
  /// - Throws: `kindsDiffer` when the kinds are not the same and neither is nil.
  public func interpolated(to end: AnimatableValue, progress: Double) throws(MotionError) -> AnimatableValue {
    func number(_ a: Double, _ b: Double) -> Double { interpolate(a, b, progress) }
    switch (self, end) {
    case (.none, .color), (.color, .none), (.none, .none): return .none
    case (.none, _), (_, .none): return progress < 0.5 ? self : end
    case (.bool, .bool): return progress > 0 ? end : self
    case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, progress: progress))
    case (.path(let a), .path(let b)): return .path(a.interpolated(to: b, progress: progress))
    case (.text, .text), (.image, .image): return progress < 0.5 ? self : end
    default: return try combined(with: end, fallback: progress < 0.5 ? self : end, number)
    }
  }

  /// This value with `change` added, as an additive animation does it to the value under it.
  ///
  /// By component; a transform `change` acts first, then this one (measured on macOS). Kinds without a sum, and lists
  /// or paths that do not match, give `change`.
  ///
  /// - Throws: `kindsDiffer` when the kinds are not the same and neither is nil.
  public func adding(_ change: AnimatableValue) throws(MotionError) -> AnimatableValue {
    switch (self, change) {
    case (.none, _), (_, .none): return .none
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
    case (.path(let a), .path(let b)): return a.combined(with: b, +).map(AnimatableValue.path) ?? change
    case (.bool, .bool), (.text, .text), (.image, .image): return change
    default: return try combined(with: change, fallback: change, +)
    }
  }

  /// The change from `other` to this value: `other.adding(result)` is this value again.
  ///
  /// For transforms `self * inverse(other)`. Kinds without a difference give this value.
  ///
  /// - Throws: `kindsDiffer` when the kinds are not the same and neither is nil.
  public func subtracting(_ other: AnimatableValue) throws(MotionError) -> AnimatableValue {
    switch (self, other) {
    case (.none, _), (_, .none): return .none
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
    case (.path(let a), .path(let b)): return a.combined(with: b, -).map(AnimatableValue.path) ?? self
    case (.bool, .bool), (.text, .text), (.image, .image): return self
    default: return try combined(with: other, fallback: self, -)
    }
  }

  /// How far apart two values are, for paced keyframes: the square root of the sum of the squared differences of
  /// their components. 0 for kinds without components.
  ///
  /// - Throws: `kindsDiffer` when the kinds are not the same and neither is nil.
  public func distance(to other: AnimatableValue) throws(MotionError) -> Double {
    guard kind == other.kind || self == .none || other == .none else {
      throw .kindsDiffer(expected: kind, given: other.kind)
    }
    let sum = zip(listedComponents, other.listedComponents).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    return sum.isNaN ? 0 : sum.squareRoot()
  }

  /// `components`, and those of the elements of a list.
  private var listedComponents: [Double] {
    switch self {
    case .numbers(let numbers): numbers
    case .colors(let colors): colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    case .points(let points): points.flatMap { [$0.x, $0.y] }
    default: components
    }
  }
}
