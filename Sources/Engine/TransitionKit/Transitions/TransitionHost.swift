import LayerKit
import MotionMath
import ViewKit

/// The part of a transition that differs between a presentation, a stack and a tab bar: containers, frames, relations.
protocol TransitionHost: AnyObject {
  var kind: TransitionSequence.Kind { get }
  var style: UIModalPresentationStyle { get }
  var fromLeaves: Bool { get }
  var toArrives: Bool { get }
  /// Whether a presentation controller is notified.
  var hasPresentationController: Bool { get }
  /// The controller whose children change places; nil for presentations.
  var container: UIViewController? { get }
  /// The controllers of the stack before the change; nil elsewhere.
  var formerStack: [UIViewController]? { get }
  /// Whether its views can be seen. Its container or presenter may have left the screen meanwhile.
  var isOnScreen: Bool { get }
  /// False once the relation it changes has ended.
  var isAlive: Bool { get }
  /// Makes the container and moves the from view into it.
  func prepare() -> UIView
  /// The value of `view(forKey:)`.
  func view(_ side: TransitionSequence.Side) -> UIView?
  func initialFrame(_ side: TransitionSequence.Side) -> CGRect
  func finalFrame(_ side: TransitionSequence.Side) -> CGRect
  func notify(_ notice: TransitionSequence.Notice)
  /// Places the to view, for a transition without an animation.
  func placeDirectly()
  /// Brings views and relations in line with the outcome, and removes the view that leaves from the window.
  func applyOutcome(completed: Bool)
  /// Prepares bars that move with the transition, and gives what brings them to their ends; nil when none moves.
  func moveBars(with transition: Transition) -> (() -> Void)?
  /// Sets or clears the flags that callbacks can read, such as `isBeingPresented`.
  func setFlags(_ isOn: Bool)
}

extension TransitionHost {
  func moveBars(with transition: Transition) -> (() -> Void)? { nil }
}

/// The animator and the driver of a transition.
struct TransitionAnimators {
  /// The app's animator; nil for the system's, or none.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Draws when the app provides no animator; nil for no animation.
  var system: SystemAnimator?

  var percentDriver: UIPercentDrivenInteractiveTransition? { interaction as? UIPercentDrivenInteractiveTransition }

  /// Whether there is an animation.
  var canAnimate: Bool { animator != nil || system != nil }
}
