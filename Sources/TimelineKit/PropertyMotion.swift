public import MotionMath

/// One key path moving: how a `CAPropertyAnimation` changes the value under it.
public final class PropertyMotion: Sendable {
  public let keyPath: LayerKeyPath
  /// Adds to the value under it instead of replacing it.
  public let isAdditive: Bool
  /// Each iteration starts from where the one before ended.
  public let isCumulative: Bool
  /// Makes a matrix of the moving numbers, which replaces the whole transform.
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
    self.valueFunction = valueFunction
    linear = isCumulative || valueFunction != nil ? nil : LinearMotion(keyPath, motion)
    if linear != nil, case .endPoints = motion { other = nil } else { other = motion }
  }

  /// How the value runs. Of a straight line both ends are given, whichever of from, to and by it was made of.
  public var motion: Motion {
    if let other { return other }
    return .endPoints(from: linear?.value(of: keyPath, \.start), to: linear?.value(of: keyPath, \.end), by: nil)
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

/// How the value runs over one iteration.
public indirect enum Motion: Sendable {
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

/// A motion that is a straight line in some components of a vector property, whatever is under it.
struct LinearMotion: Sendable {
  /// The first component of the property that moves, and how many do: four at most.
  private let firstComponent8: UInt8
  private let count8: UInt8
  // The ends; what is beyond the count is 0.
  private let start1, start2, end1, end2: SIMD2<Double>

  var start: SIMD4<Double> { SIMD4(lowHalf: start1, highHalf: start2) }
  var end: SIMD4<Double> { SIMD4(lowHalf: end1, highHalf: end2) }

  var firstComponent: Int { Int(firstComponent8) }
  var count: Int { Int(count8) }

  init?(_ keyPath: LayerKeyPath, _ motion: Motion) {
    let kind = keyPath.property.kind
    guard let first = keyPath.firstComponent, kind != .bool, kind != .transform else { return nil }
    let from: AnimatableValue?
    let to: AnimatableValue?
    let by: AnimatableValue?
    switch motion {
    case .endPoints(let a, let b, let c), .spring(_, let a, let b, let c): (from, to, by) = (a, b, c)
    case .keyframes, .path, .turn: return nil
    }
    guard from != nil && (to != nil || by != nil) || to != nil && by != nil,
      let ends = try? Motion.ends(from: from, to: to, by: by, over: .none),
      var start = ends.0.components(as: keyPath.valueKind), var end = ends.1.components(as: keyPath.valueKind)
    else { return nil }
    // Measured on macOS: a nil colour at either end makes the whole run nil.
    if kind == .color && (start.x.isNaN || end.x.isNaN) {
      start = SIMD4(repeating: .nan)
      end = start
    }
    (firstComponent8, count8) = (UInt8(first), UInt8(keyPath.valueKind.width))
    (start1, start2, end1, end2) = (start.lowHalf, start.highHalf, end.lowHalf, end.highHalf)
  }

  /// One of the ends as a value of the key path.
  func value(of keyPath: LayerKeyPath, _ end: KeyPath<LinearMotion, SIMD4<Double>>) -> AnimatableValue {
    let lanes = self[keyPath: end]
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { buffer in
      for index in 0..<4 { buffer.initializeElement(at: index, to: lanes[index]) }
      return buffer.baseAddress.map { AnimatableValue(kind: keyPath.valueKind, components: $0) } ?? .none
    }
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

  /// The components when the value is of `kind`, which has four at most; a nil colour counts as a colour.
  fileprivate func components(as kind: ValueKind) -> SIMD4<Double>? {
    guard self.kind == kind || self == .none && kind == .color, (1...4).contains(kind.width) else { return nil }
    var lanes = SIMD4<Double>.zero
    for (index, component) in components.enumerated() { lanes[index] = component }
    return lanes
  }
}
