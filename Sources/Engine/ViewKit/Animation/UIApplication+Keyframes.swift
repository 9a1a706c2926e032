import LayerKit
import MotionMath

extension UIApplication {
  /// Runs several changes, each over its own part of `duration` seconds; see `addKeyframe`.
  ///
  /// The frames of one property are joined as the options say, and the whole runs along one curve: ease in and out,
  /// unless a curve's raw value is in the options. Inside a property animator's block they are the animator's: they take
  /// its length and timing, and follow it where it is held or reversed.
  public func animateKeyframes(
    withDuration duration: Double, delay: Double = 0, options: UIView.KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let shared = options.animationOptions
    let curve = timingFunction(for: shared)
    let settings = ViewAnimationSettings(duration: duration, delay: delay, motion: .curve(curve), options: shared)
    let effective = self.animations.current.map { settings.inheriting(from: $0.settings) } ?? settings
    let state = ViewAnimationState(effective, in: self, completion: completion)
    let recorder = KeyframeRecorder()
    let outer = self.animations.current.flatMap { $0.collect == nil ? nil : $0 }
    state.collect = outer?.collect
    state.keyframes = recorder
    self.animations.run(state) {
      animations()
      if shared.contains(.layoutSubviews) { state.layoutChangedViews() }
    }
    state.keyframes = nil
    if let outer {
      recorder.addChanges(to: outer, mode: options.calculationMode)
      outer.adopt(state, completion)
      return
    }
    if duration > 0 {
      recorder.addAnimations(to: state, mode: options.calculationMode, curve: curve)
      if shared.explicitCurve == nil, self.animations.interactiveCurve == nil {
        recorder.warnOfTimes(of: state, curve: curve)
      }
    }
    state.close()
  }

  /// Inside `animateKeyframes`: makes the changes in `animations` take a part of the whole.
  ///
  /// - Parameters:
  ///   - start: Where the part begins, as a fraction of the whole, clamped to 0...1.
  ///   - duration: How long it is, as a fraction of the whole; cut off at the end.
  public func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
  ) {
    guard let recorder = self.animations.current?.keyframes else { return animations() }
    let begin = min(max(start, 0), 1)
    // Sums of decimals are not exact.
    if begin + duration > 1 + 1e-6 { warn(.oversight(.keyframePastEnd(begin: begin, length: duration)), about: self) }
    recorder.during(begin...min(max(begin + duration, begin), 1), animations)
  }
}
