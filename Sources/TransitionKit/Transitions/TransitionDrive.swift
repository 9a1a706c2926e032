import MotionMath
import ViewKit

/// What moves a transition when it is held, scrubbed and let go.
protocol TransitionDrive: AnyObject {
  /// The fraction that has passed, in 0...1.
  var fraction: Double { get }
  /// The whole length, in seconds.
  var duration: Double { get }
  /// How fast it runs: 1 normally, negative backwards, 0 while it is held.
  var rate: Double { get }
  /// Stops it where it is.
  func holdHere()
  /// Moves it, held, to a fraction.
  func scrub(to fraction: Double)
  /// Lets it run on to its end, or back to its start, over `length` seconds, and says when it is there.
  ///
  /// - Parameter curve: Shapes the rest; nil: as before, where that is possible, else ease in and out.
  func release(_ direction: DriveDirection, over length: Double, curve: TailCurve, arrived: @escaping () -> Void)
  /// Lets it run evenly at `rate` (not 0), forwards or backwards, and says when it is at the end that way.
  func run(at rate: Double, arrived: @escaping () -> Void)
  /// Gives time back to the surroundings.
  func reset()
}

enum DriveDirection { case finish, cancel }

/// Drives a transition by its interruptible animator.
final class AnimatorDrive: TransitionDrive {
  private let animator: any UIViewImplicitlyAnimating
  let duration: Double
  /// How fast it runs when it does, whichever way.
  private var pace = 1.0

  init(_ animator: any UIViewImplicitlyAnimating, duration: Double) {
    self.animator = animator
    self.duration = duration
  }

  /// Towards the end of the transition, whichever way the animator goes.
  var fraction: Double { animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete }

  var rate: Double { !animator.isRunning ? 0 : animator.isReversed ? -pace : pace }

  func holdHere() {
    animator.pauseAnimation()
    if animator.isReversed { animator.isReversed = false }
  }

  func scrub(to fraction: Double) { animator.fractionComplete = fraction }

  func release(_ direction: DriveDirection, over length: Double, curve: TailCurve, arrived: @escaping () -> Void) {
    let total = max(duration, .leastNormalMagnitude)
    pace = 1
    animator.isReversed = direction == .cancel
    animator.continueAnimation(withTimingParameters: curve.parameters, durationFactor: max(length / total, 1e-9))
  }

  func run(at rate: Double, arrived: @escaping () -> Void) {
    let left = rate > 0 ? 1 - fraction : fraction
    release(
      rate > 0 ? .finish : .cancel, over: left * duration / rate.magnitude, curve: .linear, arrived: arrived)
    pace = rate.magnitude
  }

  func reset() {}
}
