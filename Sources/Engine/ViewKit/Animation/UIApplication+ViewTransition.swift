import LayerKit
import MotionMath

extension UIApplication {
  /// Changes the contents of `view` and dissolves from the old look to the new one over `duration` seconds.
  ///
  /// Property changes in `animations` apply at once unless `allowAnimatedContent` is given. Flips and curls are
  /// recorded by their progress only, as a cross dissolve.
  public func transition(
    with view: UIView, duration: Double, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve = timingFunction(for: options)
    let settings = ViewAnimationSettings(duration: duration, motion: .curve(curve), options: options)
    animate(
      settings,
      animations: {
        if options.contains(.allowAnimatedContent) { animations?() } else { performWithoutAnimation { animations?() } }
        guard duration > 0, !options.transition.isEmpty, let state = self.animations.current else { return }
        let blend = CATransition()
        blend.timingFunction = curve
        state.settings.applyTiming(to: blend, on: view.layer, now: world.now)
        state.attach(blend, to: view.layer, key: "transition")
      }, completion: completion)
  }

  /// Replaces `from` by `to` in its superview and dissolves over `duration` seconds.
  ///
  /// With `showHideTransitionViews` both stay, and their `isHidden` changes places.
  public func transition(
    from: UIView, to: UIView, duration: Double, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = from.superview else { return warn(.notInSuperview, about: from) }
    guard !container.isDescendant(of: to) else { return warn(.viewCycle(view: world.label(of: to)), about: to) }
    if duration > 0, options.turnsItsView, container.coversWindow, !from.frame.contains(container.bounds) {
      warn(
        .oversight(.flipsTheScreen(view: world.label(of: from), superview: world.label(of: container))), about: from)
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          from.isHidden = true
          to.isHidden = false
        } else {
          container.insertSubview(to, aboveSubview: from)
          from.removeFromSuperview()
          self.replacedViewCount += 1
        }
      }, completion: completion)
  }
}

extension UIView.AnimationOptions {
  /// Whether they name a flip or a curl, which are seen of the view as a whole; a dissolve shows the changed part alone.
  fileprivate var turnsItsView: Bool { !transition.isEmpty && transition != .transitionCrossDissolve }
}

extension UIView {
  /// True of a window, and of a view that fills it.
  fileprivate var coversWindow: Bool {
    self is UIWindow || window.map { convert(bounds, to: nil).contains($0.bounds) } == true
  }
}
