public import MotionMath

/// A button of a bar: a title, an image, a view, or one of the system's words and pictures.
public final class UIBarButtonItem: UIBarItem {
  /// The look of an item; `done` is semibold.
  public enum Style: String, CaseIterable, Sendable {
    /// The title is semibold in `done`. (Documented: bolder.)
    case plain, done
  }

  /// The system's buttons: words for what is finished or undone, pictures for the rest.
  public enum SystemItem: String, CaseIterable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }

  public var style = Style.plain { didSet { if style != oldValue { didChange() } } }
  /// In points; 0 is as wide as what it shows. For a fixed space its length.
  public var width = 0.0 { didSet { if width != oldValue { didChange() } } }
  /// The bar's button for it; nil while none is in a bar.
  weak var shownButton: UIView?
  /// The view that shows it in a bar; nil before it is in one.
  package var shownView: UIView? { customView ?? shownButton }
  /// Shown in place of title and image; it handles its touches itself.
  public var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      oldValue?.setHolder(nil)
      customView?.setHolder(self)
      didChange()
    }
  }
  /// Nil: the bar's.
  public var tintColor: UIColor? { didSet { didChange() } }
  /// Performed by a tap; it supplies title and image too (documented).
  public var primaryAction: UIAction? {
    didSet {
      oldValue?.item = nil
      guard let primaryAction else { return }
      primaryAction.item = self
      title = primaryAction.title.isEmpty ? title : primaryAction.title
      image = primaryAction.image ?? image
    }
  }
  /// Reported to by a tap, when there is no primary action.
  public var target: TargetAction?
  /// Nil for an item of the app's own.
  public private(set) var systemItem: SystemItem?

  public override var className: String { "UIBarButtonItem" }

  /// Makes it one of the system's.
  public func become(_ item: SystemItem) {
    systemItem = item
    if item == .done || item == .save { style = .done }
    guard !isSpace, SystemGlyph(item) == nil else { return }
    title = item.rawValue.prefix(1).uppercased() + item.rawValue.dropFirst()
  }

  /// Does what a tap does.
  public func perform() {
    if let primaryAction { primaryAction.perform(from: self) } else { target?.send(from: self) }
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
