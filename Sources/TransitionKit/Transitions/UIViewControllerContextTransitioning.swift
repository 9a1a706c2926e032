public import MotionMath
public import ViewKit

/// Which of the two controllers of a transition.
public enum UITransitionContextViewControllerKey: String, CaseIterable, Sendable {
  case from, to
}

/// Which of the two views of a transition.
public enum UITransitionContextViewKey: String, CaseIterable, Sendable {
  case from, to
}

/// What an animator needs to know of the transition it draws, and what it tells it.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The ancestor of every view in the transition.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// True while something other than time drives it.
  var isInteractive: Bool { get }
  /// True once it was decided that it will not happen after all.
  var transitionWasCancelled: Bool { get }
  /// `none` for push, pop and tab transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation the transition includes; the identity here.
  var targetTransform: CGAffineTransform { get }
  /// For interactive animators that are not percent-driven: reports progress in 0...1.
  func updateInteractiveTransition(_ percentComplete: Double)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  /// Takes hold of a transition that runs by itself.
  func pauseInteractiveTransition()
  /// The end of the transition: must be called once, with false when it was cancelled.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nil for the presenter's view when that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the controller's view is at the start; zero when it is not on screen.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Where it is to be at the end; zero when it will have left.
  func finalFrame(for controller: UIViewController) -> CGRect
}
