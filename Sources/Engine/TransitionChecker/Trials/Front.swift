import TransitionKit
import ViewKit

extension UIViewController {
  /// Whether a person should see it and cannot: nothing is presented over it, its containers show it, and its view is in
  /// no window.
  var isInFrontUnseen: Bool { viewIfLoaded?.window == nil && isInFront }

  private var isInFront: Bool {
    guard presentedViewController == nil else { return false }
    if let stack = parent as? UINavigationController, stack.topViewController !== self { return false }
    if let tabs = parent as? UITabBarController, tabs.selectedViewController !== self { return false }
    if let parent { return parent.isInFront }
    return presentingViewController != nil || app.windows.contains { $0.rootViewController === self }
  }
}
