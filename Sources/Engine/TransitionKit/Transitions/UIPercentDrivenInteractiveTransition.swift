public import LayerKit
import MotionMath
public import ViewKit

/// Drives an animator's animations by a percentage, and releases them to run to their end or back to their start.
///
/// The transition's layers stand still at `percentComplete * duration`; `finish()` and `cancel()` release them. A call
/// before the transition begins is remembered and applied at the start, unless `strictUIKit` is set: then it is lost, as
/// on a device. After the end of its transition a call does nothing (reported), until another one waits for its turn.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The animator's length in seconds, read at the start.
  public final private(set) var duration = 0.0
  /// The last progress given to `update(_:)`, or at which the transition was held, in 0...1; 0 without a transition, whatever
  /// was given (recorded).
  public final var percentComplete: Double { progress.fraction }
  /// The transition's progress, once it has begun.
  private var progress = InteractionProgress()
  /// Divides the length of the release animation; greater than 0. Set it before finishing or cancelling. Default 1.
  open var completionSpeed = 1.0
  /// Shapes the release animation. Default easeInOut.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Shapes the release animation of an interruptible animator; nil: its own curve.
  open var timingCurve: (any UITimingCurveProvider)?
  /// False: the transition starts by itself, and `pause()` holds it. Default true.
  open var wantsInteractiveStart: Bool {
    get { startsInteractively }
    set { startsInteractively = newValue }
  }
  private var startsInteractively = true

  /// Shapes the release animation in place of the completion curve, its speed and `timingCurve`; nil: they do.
  var fixedRelease: ReleaseCurve?

  private(set) weak var transition: Transition?
  /// The application of the last transition it drove.
  private weak var app: UIApplication?
  private var hasWarnedOfLateCall = false
  private var early = EarlyCalls()
  /// True after the first warning of an update since the driver was interactive: a gesture updates at every event.
  private var hasWarnedOfUpdate = false

  private struct EarlyCalls {
    var percent: Double?
    var end: ReleaseDirection?
  }

  public override init() {
    fixedRelease = nil
    super.init()
  }

  init(releasing curve: ReleaseCurve) {
    fixedRelease = curve
    super.init()
  }

  open override var className: String { "UIPercentDrivenInteractiveTransition" }

  open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    guard let transition = (context as? UITransitionContext)?.transition else { return }
    attach(to: transition)
    transition.startHeld()
    let app = transition.app
    let early = app.settings.strictUIKit ? EarlyCalls() : early
    if self.early.end != nil {
      app.warn(.endedBeforeStart(isLost: app.settings.strictUIKit), about: self)
    }
    self.early = EarlyCalls()
    if let percent = early.percent { update(percent) }
    switch early.end {
    case .finish: finish()
    case .cancel: cancel()
    case nil: break
    }
  }

  /// Moves the transition to a fraction of its length, limited to 0...1, forwards or backwards. After the end of the
  /// interaction it does nothing, and warns of the first such call.
  open func update(_ percentComplete: Double) {
    guard let transition else {
      if isLate("update") { return }
      progress = InteractionProgress()
      early.percent = InteractionProgress.limited(percentComplete)
      return
    }
    guard transition.isInteracting else {
      if hasWarnedOfUpdate { return }
      hasWarnedOfUpdate = true
      let percent = InteractionProgress.limited(percentComplete)
      return transition.app.warn(.notInteractive(percent: percent), about: self)
    }
    hasWarnedOfUpdate = false
    transition.scrub(to: percentComplete)
  }

  /// Lets the transition run to its end: `(1 - percentComplete) * duration / completionSpeed` seconds.
  open func finish() { end(.finish) }

  /// Lets the transition run back to its start and reverts it: `percentComplete * duration / completionSpeed` seconds, or
  /// as `cancelDuration` says.
  open func cancel() { end(.cancel) }

  private func end(_ direction: ReleaseDirection) {
    if let transition {
      transition.release(direction, speed: usableSpeed, curve: releaseCurve)
    } else if !isLate(direction == .finish ? "finish" : "cancel"), early.end == nil {
      early.end = direction
    }
  }

  /// True when the transition that it drove is over and no other one waits; warns of the first such call.
  private func isLate(_ call: String) -> Bool {
    guard let app, !app.transitionCenter.isWaiting else { return false }
    if !hasWarnedOfLateCall { app.warn(.lateDriver(call: call), about: self) }
    hasWarnedOfLateCall = true
    return true
  }

  /// Holds the transition where it is.
  open func pause() { transition?.context.pauseInteractiveTransition() }

  /// Drives `transition` from now on.
  func attach(to transition: Transition) {
    self.transition = transition
    app = transition.app
    (hasWarnedOfUpdate, hasWarnedOfLateCall) = (false, false)
    duration = transition.context.transitionDuration
    progress = transition.context.progress
  }

  private var releaseCurve: ReleaseCurve {
    fixedRelease ?? ReleaseCurve(completionCurve.timingFunction, parameters: timingCurve)
  }

  /// Documented: greater than 0. Anything else counts as 1.
  private var usableSpeed: Double { completionSpeed > 0 ? completionSpeed : 1 }
}
