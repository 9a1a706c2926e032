import LayerKit

/// The switches of Settings for people whom motion disturbs.
private final class ReducedMotion {
  var isOn = false
  var prefersCrossFades = false
  var isAskedFor = false
}

extension UIApplication {
  private var reducedMotion: ReducedMotion { part { ReducedMotion() } }

  /// Reduce Motion, `UIAccessibility.isReduceMotionEnabled`. A change is posted in the next turn of the run loop (documented; the
  /// turn is chosen here).
  public var isReduceMotionEnabled: Bool {
    get { reducedMotion.isOn }
    set { changeMotion { reducedMotion.isOn = newValue } }
  }

  /// The switch below it, Prefer Cross-Fade Transitions; it counts only while Reduce Motion is on (documented).
  public var isCrossFadeSwitchOn: Bool {
    get { reducedMotion.prefersCrossFades }
    set { changeMotion { reducedMotion.prefersCrossFades = newValue } }
  }

  /// `UIAccessibility.prefersCrossFadeTransitions`: true when both switches are on (documented).
  public var prefersCrossFadeTransitions: Bool { reducedMotion.isOn && reducedMotion.prefersCrossFades }

  /// True once the program has asked if motion shall be reduced: it may show something else where it shall.
  public var isReduceMotionAskedFor: Bool { reducedMotion.isAskedFor }

  public func noteReduceMotionAskedFor() { reducedMotion.isAskedFor = true }

  /// Turns Reduce Motion on before the program begins, so that nobody is told of a change.
  public func beginWithReducedMotion() { reducedMotion.isOn = true }

  private func changeMotion(_ change: () -> Void) {
    let before = (isReduceMotionEnabled, prefersCrossFadeTransitions)
    change()
    var names: [NotificationCenter.SystemName] = []
    if isReduceMotionEnabled != before.0 { names.append(.reduceMotionStatusDidChange) }
    if prefersCrossFadeTransitions != before.1 { names.append(.prefersCrossFadeTransitionsStatusDidChange) }
    guard !names.isEmpty else { return }
    world.nextTurn { [weak self] in
      guard let self else { return }
      for name in names { notify(name) }
    }
  }
}
