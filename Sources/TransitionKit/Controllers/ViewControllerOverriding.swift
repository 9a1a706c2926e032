public import LayerKit
public import MotionMath

/// Answers in a controller's stead what the system calls on it, where the controller's own class is not a Swift one that
/// overrides the method: what a script says of a controller is said once here, for controllers of every kind.
///
/// `UIViewController`'s own hooks ask it first, so a Swift subclass overrides them as anywhere.
public protocol ViewControllerOverriding: AnyObject {
  /// Whether it took the call; if not, the controller does what its class does.
  func takes(_ call: ViewControllerCall) -> Bool
  /// Each of these is nil when it has no answer, and the controller's own is taken.
  func answerPreferredContentSize() -> CGSize?
  func answer(
    sizeForChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize?
  func answerShouldAutomaticallyForwardAppearanceMethods() -> Bool?
}

/// What the system calls on a controller without asking for anything.
public enum ViewControllerCall {
  case loadView
  case viewDidLoad
  case viewWillAppear(_ animated: Bool)
  case viewDidAppear(_ animated: Bool)
  case viewWillDisappear(_ animated: Bool)
  case viewDidDisappear(_ animated: Bool)
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case viewSafeAreaInsetsDidChange
  case willMoveToParent(UIViewController?)
  case didMoveToParent(UIViewController?)
  case prepare(for: UIStoryboardSegue, sender: NSObject?)
  case preferredContentSizeDidChange(any UIContentContainer)
  case systemLayoutFittingSizeDidChange(any UIContentContainer)
  case viewWillTransition(to: CGSize, any UIViewControllerTransitionCoordinator)
  case willTransition(to: UITraitCollection, any UIViewControllerTransitionCoordinator)
  case traitCollectionDidChange(UITraitCollection?)
}
