package import LayerKit
package import MotionMath

/// The timing of the animations of one block.
package struct ViewAnimationSettings {
  /// Seconds of one run; 0 or less applies the changes at once.
  package var duration: Double
  /// Seconds before the first run, during which the old values stay on screen.
  package var delay = 0.0
  package var motion: Motion
  package var options: UIView.AnimationOptions
  /// How many runs; infinite repeats for ever.
  package var repeatCount = 1.0
  package var autoreverses = false

  /// The way from one value to another.
  package enum Motion {
    case curve(CAMediaTimingFunction)
    case spring(Spring)
    /// Points and sizes have a spring for each axis; other values follow the first.
    case springs(x: Spring, y: Spring)

    /// The motion along one axis; nil for values without axes.
    func along(_ axis: Axis?) -> Motion {
      guard case .springs(let x, let y) = self else { return self }
      return .spring(axis == .y ? y : x)
    }
  }

  /// The axis of a movement, for curves that differ by axis.
  package enum Axis {
    case x, y
  }

  package init(duration: Double, delay: Double = 0, motion: Motion, options: UIView.AnimationOptions = []) {
    self.duration = duration
    self.delay = delay
    self.motion = motion
    self.options = options
    if options.contains(.repeat) { repeatCount = .infinity }
    autoreverses = options.contains(.autoreverse)
  }

  /// Whether a block with these settings, run inside a property animator's, is part of that: one that keeps no time of its
  /// own.
  func isInherited(inside outer: ViewAnimationState) -> Bool {
    outer.collect != nil && outer.keyframes == nil && delay == 0 && duration > 0
      && options.isDisjoint(with: [.overrideInheritedDuration, .overrideInheritedCurve, .repeat, .autoreverse])
  }

  /// These settings for a block nested in one with `outer`: duration and curve are the outer one's, and so are the
  /// running options, unless the override options say otherwise (documented).
  func inheriting(from outer: ViewAnimationSettings) -> ViewAnimationSettings {
    var result = self
    if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { result.motion = outer.motion }
    // Documented: it applies to every block inside.
    result.options.formUnion(outer.options.intersection(.flushUpdates))
    if !options.contains(.overrideInheritedOptions) {
      let inherited: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse]
      result.options.formUnion(outer.options.intersection(inherited))
      result.repeatCount = max(repeatCount, outer.repeatCount)
      result.autoreverses = autoreverses || outer.autoreverses
    }
    return result
  }

  /// Takes other parameters where the block is tuned; returns its number as a motion, 0 for one that cannot be tuned.
  mutating func tune(by tuning: MotionTuning) -> Int32 {
    guard duration > 0, let course = motion.course else { return 0 }
    let (number, used) = tuning.begin(
      .block, MotionTuning.Parameters(duration: duration, delay: delay, course: course))
    (duration, delay, motion) = (used.duration, used.delay, Motion(used.course))
    return Int32(clamping: number)
  }

  /// Gives `animation` the timing of these settings.
  func applyTiming(to animation: CAAnimation, on layer: CALayer, now: Double) {
    animation.duration = duration
    animation.autoreverses = autoreverses
    animation.repeatCount = repeatCount
    animation.fillMode = .both
    if delay != 0 { animation.beginTime = layer.convertTime(now, from: nil) + delay }
  }
}

extension ViewAnimationSettings.Motion {
  package init(_ course: MotionTuning.Course) {
    switch course {
    case .curve(let function): self = .curve(function)
    case .spring(let spring): self = .spring(spring)
    }
  }

  /// Itself as it is tuned; nil for a spring for each axis.
  var course: MotionTuning.Course? {
    switch self {
    case .curve(let function): .curve(function)
    case .spring(let spring): .spring(spring)
    case .springs: nil
    }
  }
}
