public import MotionMath
public import ViewKit

/// The state of a transition, for the blocks that run along with it.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began interactively.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be held while it runs.
  var isInterruptible: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// The whole length in seconds.
  var transitionDuration: Double { get }
  /// The progress in 0...1; the value at the release when the interaction ends.
  var percentComplete: Double { get }
  /// The speed at the release, 1 by default.
  var completionVelocity: Double { get }
  /// Nil for the system's own curve of a push or pop, which has no public name; its raw value is 7 (measured).
  var completionCurve: UIView.AnimationCurve? { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
}

/// Runs blocks along with a transition in progress.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates the changes in `animation` with the transition, and runs `completion` after it.
  /// - Returns: True when the animation was queued; false when the transition has begun to animate already.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for views outside the container: `view` is an ancestor of the changed views, and is scrubbed too.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` each time the transition starts or stops being interactive, before any other callback.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls `handler` once, when the interaction ends for the first time, not after a second hold.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}
