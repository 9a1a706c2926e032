package import LayerKit
package import MotionMath

/// Progress over time, from a property animator's timing parameters and duration.
struct AnimatorSchedule {
  let motion: ViewAnimationSettings.Motion
  /// In seconds, 0 or more.
  let duration: Double

  /// - Throws: `MotionError.outOfRange` when no spring has the parameters.
  init(_ parameters: any UITimingCurveProvider, duration: Double) throws(MotionError) {
    if let timing = parameters.springTimingParameters {
      let spring = try timing.spring(fitting: duration > 0 ? duration : 1, along: .x)
      let velocity = timing.initialVelocity
      motion =
        velocity.dx == velocity.dy
        ? .spring(spring) : .springs(x: spring, y: try timing.spring(fitting: duration > 0 ? duration : 1, along: .y))
      if case .ratio = timing.kind {
        self.duration = max(0, duration)
      } else {
        self.duration = spring.settlingDuration
      }
    } else {
      motion = .curve(parameters.cubicTimingParameters?.timingFunction ?? CAMediaTimingFunction(name: .default))
      self.duration = max(0, duration)
    }
  }

  init(motion: ViewAnimationSettings.Motion, duration: Double) {
    self.motion = motion
    self.duration = max(0, duration)
  }

  /// Progress after a fraction of the duration; it may pass 1 where a spring overshoots.
  ///
  /// - Parameter axis: The axis, where each has its own spring; nil is x, the animator's own progress.
  func progress(at fraction: Double, along axis: ViewAnimationSettings.Axis? = nil) -> Double {
    let fraction = min(max(fraction, 0), 1)
    switch motion.along(axis) {
    case .curve(let function): return function.value(at: fraction)
    case .spring(let spring), .springs(let spring, _):
      return fraction == 1 ? 1 : spring.value(at: fraction * duration)
    }
  }

  /// The first fraction of the duration at which `progress` is reached.
  func fraction(reaching progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1, case .curve = motion { return 1 }
    // A spring may pass a place several times: find the first in even steps, then bisect.
    let steps = 256
    guard let step = (1...steps).first(where: { self.progress(at: Double($0) / Double(steps)) >= progress }) else {
      return 1
    }
    var low = Double(step - 1) / Double(steps)
    var high = Double(step) / Double(steps)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.progress(at: middle) >= progress { high = middle } else { low = middle }
    }
    return high
  }

  /// The schedule played backwards. A spring has no reverse: it springs to the start instead (chosen here).
  var reversed: AnimatorSchedule {
    guard case .curve(let function) = motion else { return self }
    let (first, second) = function.controlPoints
    let turned = CAMediaTimingFunction(controlPoints: 1 - second.x, 1 - second.y, 1 - first.x, 1 - first.y)
    return AnimatorSchedule(motion: .curve(turned), duration: duration)
  }

  var isCurve: Bool {
    if case .curve = motion { return true }
    return false
  }

  /// With other parameters where the animator is tuned; and its number as a motion, 0 for one that cannot be tuned. Its
  /// delay is known only when it starts.
  func tuned(by tuning: MotionTuning?) -> (schedule: AnimatorSchedule, number: Int) {
    guard let tuning, duration > 0, let course = motion.course else { return (self, 0) }
    let (number, used) = tuning.begin(.animator, MotionTuning.Parameters(duration: duration, delay: 0, course: course))
    return (AnimatorSchedule(motion: ViewAnimationSettings.Motion(used.course), duration: used.duration), number)
  }

  /// The same way in another time: a spring swings as often and as far, faster or slower, and arrives at its end.
  func lasting(_ duration: Double) -> AnimatorSchedule {
    let isChanged = duration > 0 && self.duration > 0 && duration != self.duration
    return AnimatorSchedule(motion: isChanged ? motion.sped(up: self.duration / duration) : motion, duration: duration)
  }
}

extension ViewAnimationSettings.Motion {
  /// - Parameter factor: Greater than 0.
  fileprivate func sped(up factor: Double) -> Self {
    func sped(_ spring: Spring) -> Spring {
      let quick = try? Spring(
        mass: spring.mass, stiffness: spring.stiffness * factor * factor, damping: spring.damping * factor,
        initialVelocity: spring.initialVelocity * factor, allowsOverdamping: spring.allowsOverdamping)
      // Numbers beyond those of a spring leave it as it is.
      return quick ?? spring
    }
    switch self {
    case .curve: return self
    case .spring(let spring): return .spring(sped(spring))
    case .springs(let x, let y): return .springs(x: sped(x), y: sped(y))
    }
  }
}

extension MotionTuning.Course {
  /// How timing parameters move something in `duration` seconds; nil for a spring for each axis, which is not tuned.
  ///
  /// - Throws: `MotionError.outOfRange` when no spring has the parameters.
  package init?(_ parameters: any UITimingCurveProvider, duration: Double) throws(MotionError) {
    guard let course = try AnimatorSchedule(parameters, duration: duration).motion.course else { return nil }
    self = course
  }
}
