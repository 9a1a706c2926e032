import LayerKit
package import MotionMath

/// The controller of a root view, as the view sees it. `UIViewController` is the one conformance.
package protocol ViewManaging: UIResponder {
  /// Calls the view's `updateConstraints`, unless overridden.
  func updateViewConstraints()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  /// Insets besides the system's: the controller's own, and those of its container's bars.
  var reservedInsets: UIEdgeInsets { get }
  /// The safe area of the root view has changed.
  func viewSafeAreaInsetsDidChange()
  /// Whether it is in a container that has bars.
  var isBelowBars: Bool { get }
  /// The root view is about to enter or leave a window.
  func rootViewWillMove(to window: UIWindow?)
  /// The root view has entered or left a window.
  func rootViewDidMove(to window: UIWindow?)
}
