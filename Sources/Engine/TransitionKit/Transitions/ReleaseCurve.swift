import MotionMath
import ViewKit

/// The curve of a release animation: the rest of a transition after its interaction.
struct ReleaseCurve {
  /// The curve of layers' clocks.
  let clock: ClockCurve
  /// The timing of interruptible animators; nil keeps their own.
  let parameters: (any UITimingCurveProvider)?
  /// How long the release takes, in seconds; nil: as long as the part of the transition that is left.
  let duration: Double?

  init(_ function: CAMediaTimingFunction, parameters: (any UITimingCurveProvider)? = nil) {
    (clock, self.parameters, duration) = (.timing(function), parameters, nil)
  }

  /// A critically damped spring from rest, of `frequency` radians per second, that has settled after `duration` seconds.
  init(springFrequency frequency: Double, duration: Double) {
    clock = .spring(frequency: frequency)
    parameters = UISpringTimingParameters(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)
    self.duration = duration
  }

  /// A spring of mass 1 that sets out `delay` seconds late and has settled after `duration` seconds.
  ///
  /// - Parameter velocity: Towards its end, in ways a second.
  init(response: Double, dampingRatio: Double, velocity: Double = 0, delay: Double = 0, duration: Double) {
    let spring =
      (try? Spring(perceptualDuration: response, bounce: 1 - dampingRatio, initialVelocity: velocity)) ?? .standard
    clock = .sprung(spring, delay: delay)
    parameters = UISpringTimingParameters(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    self.duration = duration
  }

  static var linear: ReleaseCurve {
    ReleaseCurve(CAMediaTimingFunction(name: .linear), parameters: UICubicTimingParameters(animationCurve: .linear))
  }
  static var easeInOut: ReleaseCurve { ReleaseCurve(CAMediaTimingFunction(name: .easeInEaseOut)) }

  /// The part of the curve from `progress` on, or, on the way back, the part up to `progress`, backwards; stretched to a
  /// whole curve. A spring stays whole: it begins when the finger is lifted.
  func part(from progress: Double, _ direction: ReleaseDirection) -> ReleaseCurve {
    guard case .timing(let function) = clock, progress > 0, progress < 1 else { return self }
    let split = Split(function, at: progress)
    return ReleaseCurve(direction == .finish ? split.remainder : split.startBackwards, parameters: parameters)
  }

  /// A curve cut in two where its value is a given one, by halving its control polygon.
  private struct Split {
    let remainder: CAMediaTimingFunction
    let startBackwards: CAMediaTimingFunction

    init(_ function: CAMediaTimingFunction, at value: Double) {
      let polygon = [
        CGPoint(x: 0, y: 0), CGPoint(x: function.x1, y: function.y1), CGPoint(x: function.x2, y: function.y2),
        CGPoint(x: 1, y: 1),
      ]
      var low = 0.0
      var high = 1.0
      // Each step is one more binary digit of the parameter.
      for _ in 0..<52 {
        let middle = (low + high) / 2
        if Self.levels(of: polygon, at: middle)[3][0].y < value { low = middle } else { high = middle }
      }
      let levels = Self.levels(of: polygon, at: (low + high) / 2)
      let cut = levels[3][0]
      func stretched(_ point: CGPoint, from origin: CGPoint, to end: CGPoint) -> CGPoint {
        CGPoint(
          x: (point.x - origin.x) / max(end.x - origin.x, .leastNormalMagnitude),
          y: (point.y - origin.y) / max(end.y - origin.y, .leastNormalMagnitude))
      }
      let first = stretched(levels[2][1], from: cut, to: polygon[3])
      let second = stretched(levels[1][2], from: cut, to: polygon[3])
      remainder = CAMediaTimingFunction(controlPoints: first.x, first.y, second.x, second.y)
      let before = stretched(levels[2][0], from: polygon[0], to: cut)
      let start = stretched(levels[1][0], from: polygon[0], to: cut)
      startBackwards = CAMediaTimingFunction(
        controlPoints: 1 - before.x, 1 - before.y, 1 - start.x, 1 - start.y)
    }

    /// The polygon, and each level of points between its points, down to the one on the curve.
    private static func levels(of polygon: [CGPoint], at parameter: Double) -> [[CGPoint]] {
      var levels = [polygon]
      for level in 0..<3 {
        let points = levels[level]
        levels.append(
          zip(points, points.dropFirst()).map {
            CGPoint(x: $0.x + ($1.x - $0.x) * parameter, y: $0.y + ($1.y - $0.y) * parameter)
          })
      }
      return levels
    }
  }
}
