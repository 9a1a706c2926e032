import LayerKit
package import MotionMath

/// What a view needs to know of the controller whose root view it is. `UIViewController` is the one conformance.
package protocol ViewManaging: UIResponder {
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  /// Room to keep clear besides what the system covers: the controller's own, and what its container's bars cover.
  var reservedInsets: UIEdgeInsets { get }
  /// What is free of the root view has changed.
  func viewSafeAreaInsetsDidChange()
  /// Whether it is in a container that has bars.
  var isBelowBars: Bool { get }
  /// The root view is about to enter or leave a window.
  func rootViewWillMove(to window: UIWindow?)
  /// The root view has entered or left a window.
  func rootViewDidMove(to window: UIWindow?)
}
