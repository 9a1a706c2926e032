import LayerKit
public import ViewKit

/// What bars show of a controller.
extension UIViewController {
  /// Shown by the navigation bar while the controller is on top of its stack. Begins with the controller's title.
  public final var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title, in: app)
    item.controller = self
    ownNavigationItem = item
    return item
  }

  /// Shown by the tab bar of a tab bar controller. Begins with the controller's title.
  public final var tabBarItem: UITabBarItem {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(in: app)
      item.title = title
      take(item)
      return item
    }
    set {
      take(newValue)
      (parent as? UITabBarController)?.itemsDidChange()
    }
  }

  private func take(_ item: UITabBarItem) {
    ownTabBarItem?.controller = nil
    item.controller = self
    ownTabBarItem = item
    app.world.ownersDidChange(of: item)
  }
}
