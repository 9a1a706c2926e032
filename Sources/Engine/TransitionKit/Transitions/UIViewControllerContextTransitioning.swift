public import MotionMath
public import ViewKit

/// One of the two controllers of a transition.
public enum UITransitionContextViewControllerKey: String, CaseIterable, Sendable {
  case from, to
}

/// One of the two views of a transition.
public enum UITransitionContextViewKey: String, CaseIterable, Sendable {
  case from, to
}

/// The state of a transition, and the calls by which its animator and its driver control it.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The ancestor of every view in the transition.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// True while something other than time drives it.
  var isInteractive: Bool { get }
  /// True after the decision to cancel.
  var transitionWasCancelled: Bool { get }
  /// `none` for push, pop and tab transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation during the transition; always the identity.
  var targetTransform: CGAffineTransform { get }
  /// For interactive animators that are not percent-driven: reports progress in 0...1.
  func updateInteractiveTransition(_ percentComplete: Double)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  /// Holds a transition that runs by itself.
  func pauseInteractiveTransition()
  /// Ends the transition. Must be called once, with false after a cancellation.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nil for the presenter's view when that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of the controller's view at the start; zero when it is not on screen.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Its frame at the end; zero when it leaves the screen.
  func finalFrame(for controller: UIViewController) -> CGRect
}
