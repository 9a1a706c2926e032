package import MotionMath

extension Spring {
  /// The curve that has the number 7 in UIKit: stiffness 1000, mass 3, critically damped, as a damping of 500 exceeds the
  /// critical 109.5 and counts as it (recorded for transitions, measured for the keyboard). A thousandth of the way is left after
  /// its 0.5 s.
  package static let system = (try? Spring(mass: 3, stiffness: 1000, damping: 500)) ?? .standard
  /// In seconds.
  package static let systemLength = 0.5
}

extension UIApplication {
  /// Animates on the system's spring, or, where `BehaviorSettings.systemMotion` says so, eased over `duration` seconds.
  func animateBySystem(easedOver duration: Double, _ animations: () -> Void) {
    guard settings.systemMotion == .spring else { return animate(withDuration: duration, animations: animations) }
    animate(
      ViewAnimationSettings(duration: Spring.systemLength, motion: .spring(.system)), animations: animations,
      completion: nil)
  }
}
