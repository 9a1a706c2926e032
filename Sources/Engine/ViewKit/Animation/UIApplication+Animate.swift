package import LayerKit
public import MotionMath

// The class functions of UIKit's UIView. Times are in seconds.
extension UIApplication {
  /// Applies the changes in `animations` at once and animates them over `duration`.
  ///
  /// Each property of each view that changes gets an animation that starts at the next commit. `completion` runs when
  /// the last of them has ended, with false when one was removed or replaced; on the next turn, with true, when nothing
  /// changed or `duration` is 0 or less.
  public func animate(
    withDuration duration: Double, delay: Double = 0, options: UIView.AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let settings = ViewAnimationSettings(
      duration: duration, delay: delay, motion: .curve(timingFunction(for: options)), options: options)
    animate(settings, animations: animations, completion: completion)
  }

  /// Animates with a spring that is within a thousandth of its end after `duration`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without overshoot; nearer to 0 swings longer.
  ///   - velocity: At the start, in distances to be travelled per second.
  /// - Throws: `MotionError.outOfRange` for a damping ratio or a velocity no spring has.
  public func animate(
    withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: UIView.AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) throws(MotionError) {
    let spring = try Spring(
      dampingRatio: dampingRatio, duration: duration > 0 ? duration : 1, initialVelocity: velocity)
    if !isClose(spring.dampingRatio, dampingRatio) {
      warn(.dampingRatioReplaced(given: dampingRatio, used: spring.dampingRatio), about: self)
    }
    let settings = ViewAnimationSettings(
      duration: duration, delay: delay, motion: .spring(spring), options: options)
    animate(settings, animations: animations, completion: completion)
  }

  /// Animates with a spring given by its perceptual duration and bounce.
  ///
  /// - Parameters:
  ///   - springDuration: The perceptual duration, in seconds; the animation lasts until the spring has settled.
  ///   - bounce: 0 does not overshoot, up to 1 does more and more, below 0 creeps.
  /// - Throws: `MotionError.outOfRange` for a bounce outside -1...1.
  public func animate(
    springDuration: Double = 0.5, bounce: Double = 0, initialSpringVelocity velocity: Double = 0, delay: Double = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) throws(MotionError) {
    let spring = try Spring(
      perceptualDuration: springDuration > 0 ? springDuration : 1, bounce: bounce, initialVelocity: velocity)
    let settings = ViewAnimationSettings(
      duration: springDuration > 0 ? spring.settlingDuration : 0, delay: delay,
      motion: .spring(spring),
      options: options)
    animate(settings, animations: animations, completion: completion)
  }

  /// Makes a property animator and starts it at once.
  @discardableResult
  public func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.explicitCurve ?? .easeInOut, in: self, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Applies the changes in `actions` without animating, even inside an animation block.
  public func performWithoutAnimation(_ actions: () -> Void) { animations.performWithoutAnimation(actions) }

  /// False makes every animation block apply its changes at once.
  public func setAnimationsEnabled(_ enabled: Bool) { animations.setEnabled(enabled) }
  public var areAnimationsEnabled: Bool { animations.isEnabled }

  /// Inside an animation block: repeats the changes in `animations` `count` times, there and back if `autoreverses`.
  public func modifyAnimations(withRepeatCount count: Double, autoreverses: Bool, animations: () -> Void) {
    guard let state = self.animations.current else { return animations() }
    let before = state.settings
    state.settings.repeatCount = count
    state.settings.autoreverses = autoreverses
    animations()
    state.settings = before
  }

  /// The duration of the animation block being executed; 0 outside one.
  public var inheritedAnimationDuration: Double { animations.current?.settings.duration ?? 0 }

  /// Animates, eased in and out.
  ///
  /// - Parameter inWorldTime: Whether the animations go on while the clocks of their layers are held or run back.
  @discardableResult
  package func animate(
    withDuration duration: Double, inWorldTime: Bool, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) -> ViewAnimationState {
    let settings = ViewAnimationSettings(
      duration: duration, motion: .curve(timingFunction(for: [])), options: options)
    return animate(settings, by: inWorldTime ? .world : .layer, animations: animations, completion: completion)
  }

  @discardableResult
  package func animate(
    _ settings: ViewAnimationSettings, by clock: AnimationClockSource = .layer, animations body: () -> Void,
    completion: ((Bool) -> Void)?
  ) -> ViewAnimationState {
    var effective = animations.current.map { settings.inheriting(from: $0.settings) } ?? settings
    let motion = world.tuning.map { effective.tune(by: $0) }
    let state = ViewAnimationState(effective, in: self, completion: completion)
    (state.motionNumber, state.clockSource) = (motion ?? 0, clock)
    // Documented: a nested block inherits duration and curve, which are the animator's own to hold and reverse.
    let animator = animations.current.flatMap { settings.isInherited(inside: $0) ? $0 : nil }
    state.collect = animator?.collect
    animations.run(state) {
      body()
      if effective.options.contains(.layoutSubviews) { state.layoutChangedViews() }
    }
    if let animator { animator.adopt(state, completion) } else { state.close() }
    return state
  }

  /// The curve for `options`; while an interactive transition sets up, `scrubCurve` may make it linear.
  func timingFunction(for options: UIView.AnimationOptions) -> CAMediaTimingFunction {
    switch animations.interactiveCurve {
    case .linearAlways: return CAMediaTimingFunction(name: .linear)
    case .linearDefault: return (options.explicitCurve ?? .linear).timingFunction
    case .easedAlways, nil: return (options.explicitCurve ?? .easeInOut).timingFunction
    }
  }
}

private func isClose(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-6 }

extension ViewAnimationState {
  /// Lays out the views that the block changed, so that their subviews animate too.
  func layoutChangedViews() {
    for change in changes { (change.layer.owner as? UIView)?.layoutIfNeeded() }
  }
}
