import MotionMath
import ViewKit

/// How long one of the system's own transitions lasts, and its curve, as `BehaviorSettings.systemMotion` says.
struct SystemMotion {
  /// The length that the coordinator reports, in seconds. A finger drives the transition over it, evenly.
  let reported: Double
  /// When what moves has come to rest, in seconds, if no finger drives it.
  let length: Double
  /// Nil: eased in and out.
  private let spring: Spring?
  /// The look of a page that slides over another; nil for one without shades.
  let shade: PageShade.Look?

  /// - Parameter isCard: Whether it presents or dismisses a sheet: one reports 0.4 s (recorded on iOS 26).
  init(_ motion: SystemAnimator.Motion, isCard: Bool, in app: UIApplication) {
    let isOfStack = motion == .push || motion == .pop
    guard app.settings.systemMotion == .spring, motion != .crossDissolve, let spring = Self.spring else {
      // Measured for push and pop, recorded for sheets.
      (reported, spring, shade) = (isOfStack ? 0.35 : 0.4, nil, nil)
      length = reported
      return
    }
    self.spring = spring
    length = 0.5
    reported = isOfStack ? 0.35 : isCard ? 0.4 : length
    shade = isOfStack ? .classic : nil
  }

  /// The curve that has the number 7 in UIKit: stiffness 1000, mass 3, critically damped, as a damping of 500 exceeds the
  /// critical 109.5 and counts as it (recorded). A thousandth of the way is left after its 0.5 s.
  private static let spring = try? Spring(mass: 3, stiffness: 1000, damping: 500)

  /// Animates as it says, or, while a finger is to drive it, by `BehaviorSettings.scrubCurve`.
  func animate(in app: UIApplication, _ animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
    guard let spring, app.animations.interactiveCurve == nil else {
      return app.animate(withDuration: reported, animations: animations, completion: completion)
    }
    app.animate(
      ViewAnimationSettings(duration: length, motion: .spring(spring)), animations: animations, completion: completion)
  }
}
