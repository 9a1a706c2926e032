public import LayerKit
public import MotionMath
public import ViewKit

/// Overrides a controller's methods from outside, for an app whose classes are not Swift classes. One conformance serves
/// controllers of every kind.
///
/// `UIViewController`'s own methods call it first; a Swift subclass overrides them in the usual way.
public protocol ViewControllerOverriding: ResponderOverriding {
  /// Calls the override, if there is one. False makes the controller do what its class does.
  func overrides(_ call: ViewControllerCall) -> Bool
  /// Nil without an override, here and below; then the controller's own value counts.
  func overriddenPreferredContentSize() -> CGSize?
  func overriddenSize(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize?
  func overriddenShouldAutomaticallyForwardAppearanceMethods() -> Bool?
  /// Whether `updateViewConstraints` is overridden; calls nothing.
  var overridesUpdateOfConstraints: Bool { get }
  /// Whether `viewIsAppearing` is overridden; calls nothing.
  var overridesIsAppearing: Bool { get }
  /// True when one of the next two is overridden; calls none.
  var overridesStatusBar: Bool { get }
  func overriddenPrefersStatusBarHidden() -> Bool?
  func overriddenPreferredStatusBarStyle() -> UIStatusBarStyle?
  func overriddenPreferredStatusBarUpdateAnimation() -> UIStatusBarAnimation?
  /// The inner nil: no child decides.
  func overriddenChildForStatusBarHidden() -> UIViewController??
  func overriddenChildForStatusBarStyle() -> UIViewController??
  func overriddenPrefersHomeIndicatorAutoHidden() -> Bool?
  func overriddenChildForHomeIndicatorAutoHidden() -> UIViewController??
}

/// A call of the system on a controller that returns nothing.
public enum ViewControllerCall {
  case loadView
  case viewDidLoad
  case viewWillAppear(_ animated: Bool)
  case viewIsAppearing(_ animated: Bool)
  case viewDidAppear(_ animated: Bool)
  case viewWillDisappear(_ animated: Bool)
  case viewDidDisappear(_ animated: Bool)
  case updateViewConstraints
  case updateProperties
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
  case setEditing(Bool, animated: Bool)
}
