/// The state of a property animator.
public enum UIViewAnimatingState: String, CaseIterable, Sendable {
  /// Not started, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and waiting for `finishAnimation(at:)`.
  case stopped
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: String, CaseIterable, Sendable {
  case end, start, current
}

/// An animator that can be started, paused, scrubbed and stopped.
public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  /// Whether the animator is playing.
  var isRunning: Bool { get }
  /// Whether the animator moves towards its start.
  var isReversed: Bool { get set }
  /// The progress in its present direction, in 0...1.
  var fractionComplete: Double { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: Double)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator of changes made in blocks.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: Double)
}
