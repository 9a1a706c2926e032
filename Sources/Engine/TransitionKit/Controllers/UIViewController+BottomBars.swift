import LayerKit
import MotionMath
public import ViewKit

/// A controller's settings for the bars at the bottom.
extension UIViewController: BarItemShowing {
  /// Shown by the toolbar of the navigation controller while the controller is on top of its stack; nil for none.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { ownToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Animated, the old items of a toolbar that shows them fade and the new ones appear.
  public final func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in ownToolbarItems ?? [] where item.shower === self { item.shower = nil }
    ownToolbarItems = items
    for item in items ?? [] { item.shower = self }
    if isOnTop { navigationController?.showToolbarItems(animated: animated) }
  }

  package final func itemDidChange(_ item: UIBarItem) {
    if isOnTop { navigationController?.toolbarIfMade?.rebuild() }
  }

  private var isOnTop: Bool { navigationController?.topViewController === self }
}

extension UINavigationController {
  /// Whether the tab bar below the stack is hidden while `controller` is its top: when it or one below it says so
  /// (documented). One that has left the stack was above it.
  final func hidesBottomBar(below controller: UIViewController?) -> Bool {
    guard let controller else { return false }
    let stack = viewControllers
    let below = stack.firstIndex { $0 === controller }.map { stack[...$0] } ?? (stack + [controller])[...]
    return below.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// The height of the tab bar that is hidden while `controller` is shown, in points; 0 for one that stays.
  final func tabBarHeightFreed(for controller: UIViewController) -> Double {
    guard let tabs = parent as? UITabBarController, hidesBottomBar(below: controller) else { return 0 }
    return tabs.barHeight
  }
}
