import LayerKit
import MotionMath
import ViewKit

/// The time of a transition, which can be stopped, moved and released: `TransitionClock`, or `AnimatorDrive` for a
/// transition with an interruptible animator.
protocol TransitionDrive: AnyObject {
  /// The fraction that has passed, in 0...1.
  var fraction: Double { get }
  /// The whole length, in seconds.
  var duration: Double { get }
  /// How fast it runs: 1 normally, negative backwards, 0 while it is held.
  var rate: Double { get }
  /// Holds it at its start: a clock before the animations are started, an animator after that.
  func startHeld()
  /// Drives `layer` too from now on.
  func include(_ layer: CALayer)
  /// Stops it where it is.
  func hold()
  /// Moves it to `fraction`, in 0...1. Does nothing unless it is held.
  func scrub(to fraction: Double)
  /// Lets it run to its end, or back to its start, over `length` seconds.
  func release(_ direction: ReleaseDirection, over length: Double, curve: ReleaseCurve)
  /// Lets it run evenly at `rate`, which is not 0, forwards or backwards.
  func run(at rate: Double)
  /// Releases the clocks: everything follows the surrounding time again.
  func reset()
}

/// The direction in which a released transition runs.
enum ReleaseDirection {
  /// To its end.
  case finish
  /// Back to its start.
  case cancel
}

extension TransitionDrive {
  /// Lets it run to its end in `(1 - fraction) * duration / speed` seconds. Back to its start it takes
  /// `fraction * duration / speed`, or, if `cancelDuration` says so, as long as to the end. A curve with a duration of its
  /// own takes that.
  func release(
    _ direction: ReleaseDirection, speed: Double = 1, cancelDuration: BehaviorSettings.CancelDuration,
    curve: ReleaseCurve
  ) {
    let part = direction == .cancel && cancelDuration == .elapsed ? fraction : 1 - fraction
    release(direction, over: curve.duration ?? part * duration / speed, curve: curve)
  }
}

/// Drives a transition by its interruptible animator, which reports the arrival itself: through its completions.
final class AnimatorDrive: TransitionDrive {
  private let animator: any UIViewImplicitlyAnimating
  let duration: Double
  /// The magnitude of the rate while it runs.
  private var pace = 1.0

  init(_ animator: any UIViewImplicitlyAnimating, duration: Double) {
    self.animator = animator
    self.duration = duration
  }

  /// The fraction towards the end of the transition, whichever way the animator runs.
  var fraction: Double { animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete }

  var rate: Double { !animator.isRunning ? 0 : animator.isReversed ? -pace : pace }

  func startHeld() {
    animator.pauseAnimation()
    animator.fractionComplete = 0
  }

  /// Does nothing: the animator drives the changes of its blocks, in any layer.
  func include(_ layer: CALayer) {}

  func hold() {
    animator.pauseAnimation()
    if animator.isReversed { animator.isReversed = false }
  }

  func scrub(to fraction: Double) { animator.fractionComplete = fraction }

  func release(_ direction: ReleaseDirection, over length: Double, curve: ReleaseCurve) {
    let total = max(duration, .leastNormalMagnitude)
    pace = 1
    animator.isReversed = direction == .cancel
    animator.continueAnimation(withTimingParameters: curve.parameters, durationFactor: max(length / total, 1e-9))
  }

  func run(at rate: Double) {
    release(rate > 0 ? .finish : .cancel, speed: rate.magnitude, cancelDuration: .elapsed, curve: .linear)
    pace = rate.magnitude
  }

  func reset() {}
}
