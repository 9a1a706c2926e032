public import LayerKit
public import MotionMath

/// A rectangle of a view by which others are placed. It draws nothing and receives nothing.
///
/// A guide that an app makes is decided by constraints. The guides of the system are parts of their view.
public class UILayoutGuide: NSObject {
  /// The part of a view that a guide stands for.
  public enum Role: String, Sendable {
    /// Decided by the constraints of an app.
    case own
    /// Between two views that a stack view arranges.
    case gap
    case safeArea, margins, readableContent
    /// The content of a scroll view, and its frame.
    case content, frame
    /// The area under the keyboard.
    case keyboard
    /// The areas that bars cover at the top and at the bottom.
    case topBars, bottomBars

    var hasVariables: Bool { self == .own || self == .gap || self == .content }
  }

  let role: Role
  private unowned let app: UIApplication
  public internal(set) weak var owningView: UIView? {
    didSet { storage?.view = owningView }
  }
  /// A name for logs.
  public var identifier = ""
  private var storage: LayoutNode?

  /// A guide of an app, to be added to a view.
  public init(in app: UIApplication) {
    self.app = app
    role = .own
    super.init()
  }

  init(_ role: Role, of view: UIView) {
    self.role = role
    app = view.app
    owningView = view
    super.init()
  }

  public override var className: String { "UILayoutGuide" }
  public override var debugName: String? { identifier.isEmpty ? nil : identifier }
  public override var owners: [NSObject] { owningView.map { [$0] } ?? [] }

  /// A guide between two arranged views, to be added to their stack view.
  init(between stack: UIStackView) {
    role = .gap
    app = stack.app
    super.init()
  }

  /// The view's guide of this role; always the same one.
  static func guide(_ role: Role, of view: UIView) -> UILayoutGuide {
    let key = AttachmentKey<UILayoutGuide>("guide." + role.rawValue)
    if let guide = view[attached: key] { return guide }
    let guide = role == .keyboard ? UIKeyboardLayoutGuide(role, of: view) : UILayoutGuide(role, of: view)
    view[attached: key] = guide
    return guide
  }

  /// In the view's own coordinates, as last laid out; zero without a view.
  public final var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    if role.hasVariables {
      guard let storage, let box = storage.engine?.box(of: storage) else { return .zero }
      return box
    }
    return view.bounds.inset(by: view.insets(of: role))
  }

  /// Whether the constraints leave open where the guide is or how large. False for a part of its view.
  public var hasAmbiguousLayout: Bool {
    guard let view = owningView, let storage, let engine = storage.engine else { return false }
    engine.bringUpToDate(inside: view)
    return !engine.openParts(of: storage).isEmpty
  }

  /// The height of a guide of bars (documented for `UILayoutSupport`).
  public var length: Double { layoutFrame.height }
}

extension UILayoutGuide: LayoutItem {
  public var layoutApp: UIApplication { app }

  public var layoutNode: LayoutNode {
    if let storage { return storage }
    let node = LayoutNode(of: owningView, guide: self, app.constraintEngine)
    storage = node
    if role.hasVariables { app.constraintEngine.needsVariables(node) }
    return node
  }
}

extension UIView {
  /// The safe area of the view.
  public final var safeAreaLayoutGuide: UILayoutGuide { .guide(.safeArea, of: self) }
  /// The part inside `layoutMargins`.
  public final var layoutMarginsGuide: UILayoutGuide { .guide(.margins, of: self) }
  /// The part of it that is not too wide to read: 672 points at most, in the middle (reported).
  public final var readableContentGuide: UILayoutGuide { .guide(.readableContent, of: self) }
  package final var topBarsGuide: UILayoutGuide { .guide(.topBars, of: self) }
  package final var bottomBarsGuide: UILayoutGuide { .guide(.bottomBars, of: self) }

  /// The guides of the app, in the order they were added.
  public final var layoutGuides: [UILayoutGuide] { existingNode?.guides.filter { $0.role == .own } ?? [] }

  /// Adds a guide, which leaves the view it was in.
  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.role == .own, guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    own(guide)
  }

  final func own(_ guide: UILayoutGuide) {
    guide.owningView = self
    layoutNode.guides.append(guide)
    app.constraintEngine.needsVariables(guide.layoutNode)
    app.world.ownersDidChange(of: guide)
  }

  /// Deactivates the constraints that name the guide (documented).
  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self, guide.role == .own else { return }
    disown(guide)
  }

  final func disown(_ guide: UILayoutGuide) {
    for constraint in guide.layoutNode.naming { constraint.deactivate() }
    existingNode?.guides.removeAll { $0 === guide }
    app.constraintEngine.release(guide.layoutNode)
    guide.owningView = nil
    app.world.ownersDidChange(of: guide)
  }

  /// How far a guide of the system lies inside the bounds, on each side.
  func insets(of role: UILayoutGuide.Role) -> UIEdgeInsets {
    switch role {
    case .own, .gap, .content, .frame: return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    case .safeArea: return safeAreaInsets
    case .margins: return effectiveMargins
    case .readableContent:
      var insets = effectiveMargins
      let spare = max(0, (bounds.width - insets.left - insets.right - 672) / 2)
      insets.left += spare
      insets.right += spare
      return insets
    case .keyboard:
      return UIEdgeInsets(top: bounds.height - keyboardLayoutGuide.height, left: 0, bottom: 0, right: 0)
    case .topBars: return UIEdgeInsets(top: 0, left: 0, bottom: bounds.height - safeAreaInsets.top, right: 0)
    case .bottomBars: return UIEdgeInsets(top: bounds.height - safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    }
  }
}

extension UIScrollView {
  /// The scrolled content: its size becomes `contentSize`.
  public final var contentLayoutGuide: UILayoutGuide { .guide(.content, of: self) }
  /// Where it is seen: the bounds, which do not scroll.
  public final var frameLayoutGuide: UILayoutGuide { .guide(.frame, of: self) }
}
