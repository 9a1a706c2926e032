public import LayerKit
import ViewKit

/// A choice of an alert or an action sheet.
public final class UIAlertAction: NSObject {
  public enum Style: String, CaseIterable, Sendable {
    case `default`, cancel, destructive
  }

  public package(set) var title: String?
  public package(set) var style: Style
  /// False greys its button out, which then takes no taps.
  public var isEnabled = true { didSet { alert?.contentDidChange() } }
  /// Called after the dismissal (measured).
  package var handler: ((UIAlertAction) -> Void)?
  /// The alert it was added to.
  weak var alert: UIAlertController? { didSet { alert?.app.world.ownersDidChange(of: self) } }

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  /// Sets the values of an action that was created without them.
  package func setUp(title: String?, style: Style) { (self.title, self.style) = (title, style) }

  public override var className: String { "UIAlertAction" }
  public override var debugName: String? { title }
  public override var owners: [NSObject] { [alert].compactMap { $0 } }
}
