public import LayerKit

/// The content of a navigation bar while a controller is on top of its stack.
public final class UINavigationItem: NSObject, BarItemShowing {
  public enum LargeTitleDisplayMode: String, CaseIterable, Sendable {
    /// As the item below; large at the bottom of the stack (documented).
    case automatic
    case always, never
  }

  public var title: String? { didSet { if title != oldValue { didChange() } } }
  /// Shown in the place of the title.
  public var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      oldValue?.setHolder(nil)
      titleView?.setHolder(self)
      didChange()
    }
  }
  /// The words of the button that leads back here; nil: the title.
  public var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
  /// Its title is that of the button that leads back here, in place of `backButtonTitle` (documented).
  public var backBarButtonItem: UIBarButtonItem? { didSet { take(backBarButtonItem, in: oldValue) } }
  /// True shows no button that leads back from here.
  public var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
  /// From the left.
  public var leftBarButtonItems: [UIBarButtonItem] = [] { didSet { take(leftBarButtonItems, in: oldValue) } }
  /// From the right.
  public var rightBarButtonItems: [UIBarButtonItem] = [] { didSet { take(rightBarButtonItems, in: oldValue) } }
  /// Whether the items on the left stand beside the back button, instead of in its place.
  public var leftItemsSupplementBackButton = false { didSet { didChange() } }
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }

  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The controller it belongs to; nil for one that the app made.
  package weak var controller: UIResponder?
  /// The bar that shows it, or shows the way back to it.
  weak var bar: UINavigationBar?
  /// How much of the large title is open below the bar, in points.
  var largeTitleHeight = UINavigationBar.largeTitleHeight
  /// How much farther down it is, with content that is pulled beyond its top.
  package internal(set) var largeTitlePull = 0.0

  private unowned let app: UIApplication

  public init(title: String? = nil, in app: UIApplication) { (self.title, self.app) = (title, app) }

  public override var className: String { "UINavigationItem" }
  public override var debugName: String? { title }
  public override var owners: [NSObject] { [controller].compactMap { $0 } }

  /// The words of the button that leads back here.
  var backTitle: String? { backBarButtonItem?.title ?? backButtonTitle ?? title }

  package func itemDidChange(_ item: UIBarItem) { didChange() }

  private func didChange() { bar?.itemDidChange(self) }

  private func take(_ new: UIBarButtonItem?, in old: UIBarButtonItem?) {
    take([new].compactMap { $0 }, in: [old].compactMap { $0 })
  }

  private func take(_ new: [UIBarButtonItem], in old: [UIBarButtonItem]) {
    for item in old where item.shower === self { item.shower = nil }
    for item in new { item.shower = self }
    didChange()
  }
}
