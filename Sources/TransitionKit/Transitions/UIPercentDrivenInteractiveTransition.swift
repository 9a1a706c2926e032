public import LayerKit
import MotionMath
public import ViewKit

/// Drives an animator's animations by a percentage, and lets them run out or back when let go.
///
/// The transition's layers stand still at `percentComplete * duration`; `finish()` and `cancel()` release them. A call
/// before the transition has begun is remembered and applied at the start, unless `strictUIKit` is set: then it is lost,
/// as on a device.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The animator's length in seconds, read at the start.
  public final private(set) var duration = 0.0
  /// The last value given to `update(_:)`, in 0...1.
  public final private(set) var percentComplete = 0.0
  /// Divides the length of the tail; greater than 0. Set it before finishing or cancelling. Default 1.
  open var completionSpeed = 1.0
  /// Shapes the tail. Default easeInOut.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Shapes the tail of an interruptible animator; nil: that goes on along its own course.
  open var timingCurve: (any UITimingCurveProvider)?
  /// False: the transition starts by itself, and `pause()` takes hold of it. Default true.
  open var wantsInteractiveStart: Bool {
    get { startsInteractively }
    set { startsInteractively = newValue }
  }
  private var startsInteractively = true

  /// What it drives.
  private(set) weak var transition: Transition?
  private var early = EarlyCalls()

  private struct EarlyCalls {
    var percent: Double?
    var end: DriveDirection?
  }

  public override init() { super.init() }

  open override var className: String { "UIPercentDrivenInteractiveTransition" }

  open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    guard let transition = (context as? UITransitionContext)?.transition else { return }
    attach(to: transition)
    transition.startHeld()
    let app = transition.app
    let early = app.settings.strictUIKit ? EarlyCalls() : early
    if self.early.end != nil {
      app.warn(
        "finish or cancel was called before the transition began; "
          + (app.settings.strictUIKit ? "lost, as on a device" : "applied now, where a device loses it"),
        code: .endedBeforeStart, hint: "call it from the gesture's later events, one turn after the transition's call",
        about: self)
    }
    self.early = EarlyCalls()
    if let percent = early.percent { update(percent) }
    switch early.end {
    case .finish: finish()
    case .cancel: cancel()
    case nil: break
    }
  }

  /// Moves the transition to a fraction of its length, clamped to 0...1; it may go back. Ignored after the end of the
  /// interaction.
  open func update(_ percentComplete: Double) {
    let percent = min(max(percentComplete, 0), 1)
    guard let transition else {
      self.percentComplete = percent
      return note { $0.percent = percent }
    }
    guard transition.isInteracting else {
      return transition.app.warn(
        "update(\(percent)) was called while the transition is not interactive; ignored", code: .notInteractive,
        hint: "update before finish() or cancel(), or pause() first", about: self)
    }
    self.percentComplete = percent
    transition.drive?.scrub(to: percent)
    transition.context.updateInteractiveTransition(percent)
  }

  /// Lets the transition run to its end: `(1 - percentComplete) * duration / completionSpeed` seconds.
  open func finish() {
    guard let transition else { return note { $0.end = $0.end ?? .finish } }
    let wasInteracting = transition.isInteracting
    transition.context.finishInteractiveTransition()
    if wasInteracting { transition.runToEnd(speed: usableSpeed, curve: tailCurve) }
  }

  /// Lets the transition run back to its start, and takes it back: `percentComplete * duration / completionSpeed`
  /// seconds, or as `cancelDuration` says.
  open func cancel() {
    guard let transition else { return note { $0.end = $0.end ?? .cancel } }
    let wasInteracting = transition.isInteracting
    transition.context.cancelInteractiveTransition()
    if wasInteracting { transition.runToStart(speed: usableSpeed, curve: tailCurve) }
  }

  /// Takes hold of the transition where it is.
  open func pause() {
    guard let transition else { return }
    transition.context.pauseInteractiveTransition()
    percentComplete = transition.context.percentComplete
  }

  /// The transition begins without asking for a start.
  func attach(to transition: Transition) {
    self.transition = transition
    duration = transition.context.transitionDuration
    percentComplete = 0
  }

  private var tailCurve: TailCurve { TailCurve(completionCurve.timingFunction, parameters: timingCurve) }

  /// Documented: greater than 0. Anything else counts as 1.
  private var usableSpeed: Double { completionSpeed > 0 ? completionSpeed : 1 }

  /// A call that comes before the transition has begun.
  private func note(_ change: (inout EarlyCalls) -> Void) { change(&early) }
}
