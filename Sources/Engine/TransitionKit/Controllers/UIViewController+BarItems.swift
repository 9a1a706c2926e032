import LayerKit
public import ViewKit

/// The items of a controller in bars.
extension UIViewController {
  /// Shown by the navigation bar while the controller is on top of its stack. Begins with the controller's title.
  /// Nil until something has asked for it.
  package final var existingNavigationItem: UINavigationItem? { ownNavigationItem }

  public final var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title, in: app)
    item.controller = self
    ownNavigationItem = item
    return item
  }

  /// The scroll view that a large title above follows: the one set here, else the controller's view or the first in it
  /// (documented). Not kept alive.
  public final var contentScrollView: UIScrollView? {
    if let ownContentScrollView { return ownContentScrollView }
    return viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }

  /// Names the scroll view that a large title follows; nil leaves it to be found.
  public final func setContentScrollView(_ scroll: UIScrollView?) {
    ownContentScrollView = scroll
    (parent as? UINavigationController)?.contentScrollViewDidChange()
  }

  /// Shown by the tab bar of a tab bar controller. Begins with the controller's title; that of a navigation controller without
  /// a title or item of its own is its root's (reported).
  public final var tabBarItem: UITabBarItem {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      if title == nil, let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
      let item = UITabBarItem(in: app)
      item.title = title
      take(item)
      return item
    }
    set {
      take(newValue)
      tabItemDidChange()
    }
  }

  /// Lets a tab bar show another item in the place of the one before: of this controller, or of the stack of which it is the root.
  final func tabItemDidChange() {
    let tab = (parent as? UINavigationController)?.viewControllers.first === self ? parent : self
    (tab?.parent as? UITabBarController)?.itemsDidChange()
  }

  private func take(_ item: UITabBarItem) {
    ownTabBarItem?.controller = nil
    item.controller = self
    ownTabBarItem = item
    app.world.ownersDidChange(of: item)
  }
}
