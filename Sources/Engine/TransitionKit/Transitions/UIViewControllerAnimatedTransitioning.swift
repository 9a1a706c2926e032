public import ViewKit

/// An animator: draws a transition.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The length in seconds. Called more than once.
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double
  /// Arranges the views in the container and starts the animations. Must lead to one `completeTransition(_:)`.
  func animateTransition(using context: any UIViewControllerContextTransitioning)
  /// A property animator that can be paused and reversed, the same object for the whole transition; nil for a transition
  /// that cannot.
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)?
  /// Called last, with the argument of `completeTransition(_:)`. Does nothing by default.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? { nil }
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// A driver: moves a transition by something other than time.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called when the transition begins: everything but the animations is set up.
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
  /// The curve of the release animation of a driver that is not percent-driven. Default easeInOut.
  var completionCurve: UIView.AnimationCurve { get }
  /// Divides the length of the release animation. Default 1.
  var completionSpeed: Double { get }
  /// False: the transition starts by itself and may be held later. Default true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var completionSpeed: Double { 1 }
  public var wantsInteractiveStart: Bool { true }
}
