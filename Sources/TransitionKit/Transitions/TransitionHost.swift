import LayerKit
import MotionMath
import ViewKit

/// The part of a transition that differs between a presentation, a stack and a tab bar: containers, frames, relations.
protocol TransitionHost: AnyObject {
  var kind: TransitionSequence.Kind { get }
  var style: UIModalPresentationStyle { get }
  var fromLeaves: Bool { get }
  var toArrives: Bool { get }
  /// Whether a presentation controller of the app's hears of it.
  var hasPresentationController: Bool { get }
  /// The controller whose children change places; nil for presentations.
  var container: UIViewController? { get }
  /// Whether what it shows can be seen: what is around it may have left the screen meanwhile.
  var isOnStage: Bool { get }
  /// False once what it was to change is gone.
  var isAlive: Bool { get }
  /// Makes the container and moves the from view into it.
  func prepare() -> UIView
  /// What `view(forKey:)` answers.
  func view(_ side: TransitionSequence.Side) -> UIView?
  func initialFrame(_ side: TransitionSequence.Side) -> CGRect
  func finalFrame(_ side: TransitionSequence.Side) -> CGRect
  func notify(_ notice: TransitionSequence.Notice)
  /// Puts the to view where it belongs, for a transition nobody animates.
  func placeDirectly()
  /// Makes views and relations what the outcome says; the losing view is out of the window when it returns.
  func settle(_ completed: Bool)
  /// The flags that callbacks may ask for.
  func setFlags(_ isOn: Bool)
}

/// Who draws and who drives a transition.
struct TransitionAnimators {
  /// The app's; nil: the system's, or none.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// What draws when the app provides no animator; nil: nothing does.
  var system: SystemAnimator?

  var percentDriver: UIPercentDrivenInteractiveTransition? { interaction as? UIPercentDrivenInteractiveTransition }

  /// Whether anything draws.
  var canAnimate: Bool { animator != nil || system != nil }
}
