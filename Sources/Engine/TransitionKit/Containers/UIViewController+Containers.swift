public import LayerKit
package import MotionMath
import ViewKit

/// The containers around a controller, and what they mean for it.
extension UIViewController {
  /// The nearest navigation controller around this one.
  public final var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  /// The nearest tab bar controller around this one.
  public final var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }

  /// Pushes `controller` inside a navigation controller, else presents it.
  public final func show(_ controller: UIViewController, sender: NSObject?) {
    if let navigation = (self as? UINavigationController) ?? navigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  package final var reservedInsets: UIEdgeInsets {
    var insets = additionalSafeAreaInsets
    if let navigation = parent as? UINavigationController {
      insets.top += navigation.barHeight(above: self)
      insets.bottom += navigation.toolbarCover - navigation.tabBarHeightFreed(for: self)
    }
    insets.bottom += (parent as? UITabBarController)?.barHeight ?? 0
    return insets
  }

  package final var isBelowBars: Bool {
    automaticallyAdjustsScrollViewInsets && (navigationController != nil || tabBarController != nil)
  }
}
