import MotionMath

/// The timing of animations in a plan, and the curve or spring that turns the fraction of an iteration into progress.
struct PlanTiming: Hashable {
  /// The index of its clock in the plan.
  let clock: Int
  let timing: CAMediaTiming
  let curve: ProgressCurve

  func hash(into hasher: inout Hasher) {
    hasher.combine(clock)
    hasher.combine(timing.beginTime)
    hasher.combine(timing.duration)
  }

  enum ProgressCurve: Hashable {
    case linear
    case bezier(CAMediaTimingFunction)
    /// The spring runs in seconds; a timing function warps its time.
    case spring(Spring, CAMediaTimingFunction?)
  }

  /// The curves by which plain timings are grouped.
  enum PlainCurve: Hashable {
    case linear
    case bezier(CAMediaTimingFunction)
    case spring
  }

  /// The curve, if the timing runs once at speed 1 and eight such curves can be computed at a time; otherwise nil.
  var plainCurve: PlainCurve? {
    guard timing.speed == 1, timing.timeOffset == 0, timing.repeatDuration <= 0, !timing.autoreverses,
      timing.repeatCount <= 0 || timing.repeatCount == 1, timing.duration > 1e-6, timing.duration < .infinity
    else { return nil }
    switch curve {
    case .linear: return .linear
    case .bezier(let function): return function.isLinear ? .linear : .bezier(function)
    case .spring: return swinging == nil ? nil : .spring
    }
  }

  /// The spring, if it is underdamped, is not warped by a timing function, and its phase stays in the range of the
  /// sine.
  var swinging: SwingingSpring? {
    guard case .spring(let spring, nil) = curve, let swinging = SwingingSpring(spring),
      swinging.swing * timing.duration < 1e6
    else { return nil }
    return swinging
  }

  /// The progress and the iteration it belongs to, from 0, at a time of its clock; nil when it does not show.
  func progress(at time: Double) -> (progress: Double, iteration: Double)? {
    guard !time.isNaN, let iteration = timing.iteration(at: time) else { return nil }
    let progress: Double =
      switch curve {
      case .linear: iteration.fraction
      case .bezier(let function): function.value(at: iteration.fraction)
      case .spring(let spring, let function):
        spring.value(at: (function?.value(at: iteration.fraction) ?? iteration.fraction) * timing.duration)
      }
    // Measured on macOS: a run that autoreverses does not accumulate.
    return (progress, timing.autoreverses ? 0 : iteration.index)
  }
}

extension CAMediaTimingFunction {
  fileprivate var isLinear: Bool { x1 == y1 && x2 == y2 }
}
