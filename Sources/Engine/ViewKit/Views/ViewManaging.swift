import LayerKit
package import MotionMath

/// The controller of a root view, as the view sees it. `UIViewController` is the one conformance.
package protocol ViewManaging: UIResponder {
  /// Calls the view's `updateConstraints`, unless overridden.
  func updateViewConstraints()
  /// Whether something overrides that method; calls nothing.
  var overridesFirstUpdate: Bool { get }
  /// Called before the view's properties are updated, and before it is laid out.
  func viewIsDueForLayout()
  /// Updates the controller's properties.
  func updateOwnProperties()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  /// Insets in addition to the system's: the controller's own, and those of its container's bars.
  var reservedInsets: UIEdgeInsets { get }
  /// Called when the safe area of the root view has changed.
  func viewSafeAreaInsetsDidChange()
  /// Whether the controller is in a container that has bars.
  var isBelowBars: Bool { get }
  /// Called before the root view enters or leaves a window.
  func rootViewWillMove(to window: UIWindow?)
  /// Called when the root view has entered or left a window.
  func rootViewDidMove(to window: UIWindow?)
}

extension ViewManaging {
  package func viewIsDueForLayout() {}
  package func updateOwnProperties() {}
}
