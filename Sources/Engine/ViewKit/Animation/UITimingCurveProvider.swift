public import MotionMath

/// The timing of a property animator: a curve or a spring.
public protocol UITimingCurveProvider {
  var timingCurveType: UITimingCurveType { get }
  /// Nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// Nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of a timing curve.
public enum UITimingCurveType: String, CaseIterable, Sendable {
  case builtin, cubic, spring, composed
}

/// Timing by a cubic Bezier curve.
public struct UICubicTimingParameters: UITimingCurveProvider, Hashable, Sendable {
  public let timingFunction: CAMediaTimingFunction
  /// The curve it was made from; nil for one given by control points, and for the default.
  public let animationCurve: UIView.AnimationCurve?

  /// Core Animation's `default` curve, (.25, .1, .25, 1) (measured).
  public init() {
    timingFunction = CAMediaTimingFunction(name: .default)
    animationCurve = nil
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    timingFunction = curve.timingFunction
    animationCurve = curve
  }

  /// - Parameters:
  ///   - point1: x in 0...1.
  ///   - point2: x in 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    timingFunction = CAMediaTimingFunction(controlPoints: point1.x, point1.y, point2.x, point2.y)
    animationCurve = nil
  }

  public var controlPoint1: CGPoint { timingFunction.controlPoints.0 }
  public var controlPoint2: CGPoint { timingFunction.controlPoints.1 }
  public var timingCurveType: UITimingCurveType { animationCurve == nil ? .cubic : .builtin }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// Timing by a spring.
public struct UISpringTimingParameters: UITimingCurveProvider, Hashable, Sendable {
  /// How the spring was described.
  enum Kind: Hashable {
    /// Fitted to the animator's duration.
    case ratio(Double)
    /// Lasts as long as it takes to settle, whatever duration is asked for (measured).
    case physical(mass: Double, stiffness: Double, damping: Double)
    case perceptual(duration: Double, bounce: Double)
  }

  let kind: Kind
  /// In distances per second, for each axis. Numbers use `dx`.
  public let initialVelocity: CGVector

  /// Mass 3, stiffness 1000, damping 500: a damping ratio of 4.56 (documented).
  public init() {
    kind = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = CGVector(dx: 0, dy: 0)
  }

  public init(dampingRatio ratio: Double, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)) {
    kind = .ratio(ratio)
    initialVelocity = velocity
  }

  public init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    kind = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
  }

  public init(duration: Double, bounce: Double = 0, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)) {
    kind = .perceptual(duration: duration, bounce: bounce)
    initialVelocity = velocity
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring along one axis, fitted to `duration` seconds when it is given by its damping ratio.
  /// - Throws: `MotionError.outOfRange` for values no spring has.
  func spring(fitting duration: Double, along axis: ViewAnimationSettings.Axis) throws(MotionError) -> Spring {
    let velocity = axis == .x ? initialVelocity.dx : initialVelocity.dy
    return switch kind {
    case .ratio(let ratio): try Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    case .physical(let mass, let stiffness, let damping):
      try Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity, allowsOverdamping: true)
    case .perceptual(let seconds, let bounce):
      try Spring(perceptualDuration: seconds, bounce: bounce, initialVelocity: velocity)
    }
  }
}
