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

  /// Whether the next change of the stack may overtake it.
  let isFluid: Bool

  /// - Parameters:
  ///   - isCard: Whether it presents or dismisses a sheet: one reports 0.4 s (recorded on iOS 26).
  ///   - fades: True for a fade in the place of a movement, on the same curve (chosen here).
  init(_ motion: SystemAnimator.Motion, isCard: Bool, fades: Bool = false, in app: UIApplication) {
    if fades {
      let slide = SystemMotion(motion, isCard: isCard, in: app)
      (reported, length, spring, shade, isFluid) = (slide.reported, slide.length, slide.spring, nil, false)
      return
    }
    let isOfStack = motion == .push || motion == .pop
    isFluid = isOfStack && app.settings.navigationEra == .fluid
    if isFluid, app.settings.systemMotion == .spring, let spring = Self.fluid {
      (reported, length, self.spring, shade) = (0.35, 0.43, spring, .fluid)
      return
    }
    guard app.settings.systemMotion == .spring, motion != .crossDissolve else {
      // Measured for push and pop, recorded for sheets.
      (reported, spring, shade) = (isOfStack ? 0.35 : 0.4, nil, nil)
      length = reported
      return
    }
    spring = .system
    length = Spring.systemLength
    reported = isOfStack ? 0.35 : isCard ? 0.4 : length
    shade = isOfStack ? .classic : nil
  }

  /// That of a zoom, which reports its whole length. (Chosen here.)
  init(_ zoom: ZoomMotion) {
    (reported, length, spring, shade, isFluid) = (zoom.length, zoom.length, zoom.width, nil, false)
  }

  /// On a spring of its own.
  init(_ spring: Spring, length: Double) {
    (reported, self.length, self.spring, shade, isFluid) = (length, length, spring, nil, false)
  }

  /// A fade, eased in and out.
  init(fading length: Double) { (reported, self.length, spring, shade, isFluid) = (length, length, nil, nil, false) }

  /// Of a push or pop from iOS 26 on: response 0.3 s, critically damped (read from the platform), and at the start 8.3 widths a
  /// second (fitted to what a device shows, of iOS 27). Less than a thousandth of the way is left after its 0.43 s, which is
  /// chosen here: it is measured to rest after 0.4 to 0.45 s.
  private static let fluid = try? Spring(perceptualDuration: 0.3, initialVelocity: 8.3)
  /// The same for a page that turns round: its velocity is what is left of the movement before.
  private static let fluidFromRest = try? Spring(perceptualDuration: 0.3)

  /// Animates as it says, or, while a finger is to drive it, by `BehaviorSettings.scrubCurve`.
  @discardableResult
  func animate(
    in app: UIApplication, fromRest: Bool = false, _ animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) -> ViewAnimationState {
    let options: UIView.AnimationOptions =
      isFluid || app.settings.touchBlocking == .none ? .allowUserInteraction : []
    guard let spring = fromRest ? Self.fluidFromRest : spring, app.animations.interactiveCurve == nil else {
      return app.animate(
        withDuration: reported, inWorldTime: false, options: options, animations: animations, completion: completion)
    }
    return app.animate(
      ViewAnimationSettings(duration: length, motion: .spring(spring), options: options), animations: animations,
      completion: completion)
  }
}
