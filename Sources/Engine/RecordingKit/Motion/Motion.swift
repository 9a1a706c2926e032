public import MotionMath

/// How the value runs over one iteration.
public indirect enum Motion {
  /// From, to and by of `CABasicAnimation`, each of which may be missing.
  case endPoints(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
  /// The same ends, with a spring's progress in place of the curve's.
  case spring(Spring, from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
  case keyframes(Keyframes)
  /// Along a path.
  case path(PathKeyframes)
  /// Turning with a path, as a matrix to be put before the layer's own.
  case turn(PathKeyframes, CAAnimationRotationMode)

  /// The value at `progress` over `base`, the value under the animation; nil when kinds do not meet.
  func value(at progress: Double, over base: AnimatableValue) -> AnimatableValue? {
    switch self {
    case .endPoints(let from, let to, let by), .spring(_, let from, let to, let by):
      guard let (start, end) = try? Self.ends(from: from, to: to, by: by, over: base) else { return nil }
      return try? start.interpolated(to: end, progress: progress)
    case .keyframes(let keyframes):
      return keyframes.value(at: progress)
    case .path(let path):
      return path.point(at: progress).map { .point($0) }
    case .turn(let path, let mode):
      return path.rotation(at: progress, mode: mode).map { .transform(CATransform3DMakeRotation($0, 0, 0, 1)) }
    }
  }

  /// The two ends of a basic animation (documented table "Setting Interpolation Values"; measured on macOS: an open end
  /// is the value under the animation, and with all three missing nothing moves).
  static func ends(
    from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?, over base: AnimatableValue
  ) throws -> (AnimatableValue, AnimatableValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, try from.adding(by))
    case (nil, let to?, let by?): (try to.subtracting(by), to)
    case (let from?, nil, nil): (from, base)
    case (nil, let to?, nil): (base, to)
    case (nil, nil, let by?): (base, try base.adding(by))
    case (nil, nil, nil): (base, base)
    }
  }
}
