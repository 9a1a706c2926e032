/// A path followed by a keyframe animation. Each element's end is a keyframe; a move begins a subpath without being
/// travelled, and a close travels its line.
public struct PathKeyframes: Hashable, Sendable {
  public let calculationMode: CAAnimationCalculationMode
  private let measure: PathMeasure
  /// When each segment begins, and, unless discrete, when the last one ends. Empty when the speed is constant.
  private let times: [Double]
  private let timingFunctions: [CAMediaTimingFunction]

  /// - Parameters:
  ///   - path: Without a line or a curve in it the animation has no effect.
  ///   - keyTimes: Rising fractions of the duration: the start, then the end of each element. Equal segments when nil;
  ///     surplus times, and elements without one, are ignored. In the paced modes key times replace the constant speed.
  ///   - timingFunctions: One for each element; ignored where the speed is constant.
  /// - Throws: `outOfRange` for a key time outside 0...1 or below the one before it.
  public init(
    path: CGPath, keyTimes: [Double]? = nil, timingFunctions: [CAMediaTimingFunction] = [],
    calculationMode: CAAnimationCalculationMode = .linear
  ) throws(MotionError) {
    if let keyTimes { try KeyTimes.check(keyTimes) }
    self.calculationMode = calculationMode
    measure = PathMeasure(path)
    let count = measure.segments.count
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    if let keyTimes {
      times = Array(keyTimes.prefix(calculationMode == .discrete ? count : count + 1))
    } else if calculationMode == .discrete {
      times = (0..<count).map { Double($0) / Double(count) }
    } else {
      times = isPaced ? [] : KeyTimes.even(count + 1)
    }
    self.timingFunctions = timingFunctions
  }

  /// The place at `fraction` of the duration, in points. Nil when there is no effect.
  ///
  /// Linear and cubic modes move along a curve by its parameter, not by its length; the paced modes by length. A
  /// discrete run shows where each element starts, so the end of the path is never shown.
  public func point(at fraction: Double) -> CGPoint? {
    location(at: fraction).map { $0.segment.point(at: $0.parameter) }
  }

  /// The angle of the path at `fraction`, in radians from the +x axis; half a turn more for `rotateAutoReverse`.
  ///
  /// The layer is turned first and then transformed as the model says. Nil when there is no effect.
  public func rotation(at fraction: Double, mode: CAAnimationRotationMode) -> Double? {
    guard let location = location(at: fraction) else { return nil }
    let direction = location.segment.direction(at: location.parameter)
    let angle = Transcendental.atan2(direction.dy, direction.dx)
    return mode == .rotateAuto ? angle : angle + Transcendental.pi
  }

  private func location(at fraction: Double) -> (segment: PathSegment, parameter: Double)? {
    guard let lastSegment = measure.segments.last else { return nil }
    if calculationMode == .discrete {
      guard !times.isEmpty else { return nil }
      return (measure.segments[KeyTimes.segment(of: fraction, in: times)], 0)
    }
    if times.isEmpty { return measure.location(atLength: min(max(fraction, 0), 1) * measure.length) }
    if times.count < 2 || fraction < times[0] { return (measure.segments[0], 0) }
    let index = KeyTimes.segment(of: fraction, in: times)
    if index >= times.count - 1 {
      return (times.count - 2 < measure.segments.count ? measure.segments[times.count - 2] : lastSegment, 1)
    }
    var progress = (fraction - times[index]) / (times[index + 1] - times[index])
    if index < timingFunctions.count { progress = timingFunctions[index].value(at: progress) }
    return (measure.segments[index], progress)
  }
}
