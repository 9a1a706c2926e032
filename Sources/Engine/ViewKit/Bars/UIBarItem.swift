public import LayerKit

/// An item of a bar: a title, an image, or both.
open class UIBarItem: NSObject {
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  open var image: UIImage? { didSet { didChange() } }
  /// False: drawn faint, and taps do nothing.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// A number to find the item by.
  open var tag = 0

  /// The bar, or the item of a navigation bar, that has it.
  package weak var shower: (any BarItemShowing)? {
    didSet { if shower !== oldValue { app.world.ownersDidChange(of: self) } }
  }
  package unowned let app: UIApplication

  public init(in app: UIApplication) { self.app = app }

  open override var className: String { "UIBarItem" }
  open override var debugName: String? { title }
  open override var owners: [NSObject] { [shower].compactMap { $0 } }

  func didChange() { shower?.itemDidChange(self) }
}

/// Shows items, and draws them anew when they change.
package protocol BarItemShowing: NSObject {
  func itemDidChange(_ item: UIBarItem)
}
