public import ViewKit

/// Draws a transition: an animator.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds. Asked more than once.
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double
  /// Arranges the views in the container and starts the animations. Must lead to one `completeTransition(_:)`.
  func animateTransition(using context: any UIViewControllerContextTransitioning)
  /// The animator that can be paused and turned round, the same object for the whole transition; nil: it cannot.
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)?
  /// The last callback; told what `completeTransition(_:)` was told. Does nothing by default.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? { nil }
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by something other than time.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// The transition begins: everything is set up but the animations.
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
  /// Shapes the tail of an animator that is not percent-driven. Default easeInOut.
  var completionCurve: UIView.AnimationCurve { get }
  /// Divides the length of the tail. Default 1.
  var completionSpeed: Double { get }
  /// False: the transition starts by itself and may be taken hold of later. Default true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var completionSpeed: Double { 1 }
  public var wantsInteractiveStart: Bool { true }
}
