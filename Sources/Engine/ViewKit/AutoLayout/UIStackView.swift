import LayerKit
public import MotionMath

/// Arranges views in a row or a column by constraints of its own.
///
/// A change of its views or settings only marks; the next layout makes the constraints anew.
open class UIStackView: UIView {
  /// How the views share the length of the stack.
  public enum Distribution: String, CaseIterable, Sendable {
    /// The view that hugs its content least is stretched, the one that resists least is compressed.
    case fill
    case fillEqually
    /// In proportion to their intrinsic lengths.
    case fillProportionally
    /// Equal gaps, of at least `spacing`.
    case equalSpacing
    /// Equal distances between the middles, where gaps of at least `spacing` allow it.
    case equalCentering
  }

  /// Where the views are across the axis. `top` is `leading` of a row, `bottom` its `trailing`; baselines count in rows only.
  public enum Alignment: String, CaseIterable, Sendable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// Between neighbours, in points; the least of it where the distribution makes gaps. May be negative.
  public private(set) var spacing = 0.0
  /// True measures the spacing of a column from baseline to baseline, and at its ends from edge to baseline (documented).
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// True leaves the layout margins free.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Unretained: they are subviews, which the view retains.
  private var arranged: [Unmanaged<UIView>] = []
  private var customSpacings: [ObjectIdentifier: Double] = [:]
  private var constraintsMade = StackConstraints()
  private var isArrangementDue = false

  /// - Parameter views: Become subviews, in this order.
  public init(frame: CGRect = .zero, arrangedSubviews views: [UIView] = [], in app: UIApplication) {
    super.init(frame: frame, in: app)
    for view in views { addArrangedSubview(view) }
  }

  open override var className: String { "UIStackView" }

  // MARK: The views

  /// In the order they are arranged; all of them are subviews, whose own order says which is in front.
  public final var arrangedSubviews: [UIView] { arranged.map { $0.takeUnretainedValue() } }

  /// Puts `view` at the end, and makes it a subview.
  public final func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count - (arranged.contains { $0.refers(to: view) } ? 1 : 0))
  }

  /// Puts `view` before the one at `index` now, and makes it a subview; one that is arranged already moves there. It is laid
  /// out by constraints from now on (documented).
  public final func insertArrangedSubview(_ view: UIView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged.removeAll { $0.refers(to: view) }
    arranged.insert(.passUnretained(view), at: min(max(index, 0), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layoutNode.stack = self
    arrangementDidChange()
  }

  /// Arranges the view no more. It stays a subview (documented).
  public final func removeArrangedSubview(_ view: UIView) {
    if isArranged(view) { forget(view) }
  }

  /// Whether `view` is arranged here; warns when it is not.
  private func isArranged(_ view: UIView) -> Bool {
    if view.existingNode?.stack === self { return true }
    app.warn(.notArranged(view: app.world.label(of: view), stack: app.world.label(of: self)), about: self)
    return false
  }

  /// Ends the arrangement of a view that leaves or was taken out.
  final func forget(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0.refers(to: view) }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    view.layoutNode.stack = nil
    view.finishHiding()
    arrangementDidChange()
  }

  // MARK: Spacing

  /// Stands for no custom spacing.
  public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)
  /// Stands for the standard distance between views.
  public static let spacingUseSystem = Double(Float.leastNormalMagnitude)

  /// - Throws: `ConstraintError.outOfRange` when the value is not finite, or too large for a constraint.
  public final func setSpacing(_ spacing: Double) throws(ConstraintError) {
    if spacing != UIStackView.spacingUseDefault { try NSLayoutConstraint.check(spacing, "spacing") }
    guard spacing != self.spacing else { return }
    self.spacing = spacing
    arrangementDidChange()
  }

  /// The space that `setCustomSpacing(_:after:)` set after an arranged view; `spacingUseDefault` without one.
  public final func customSpacing(after view: UIView) -> Double {
    customSpacings[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault
  }

  /// In place of `spacing`, after one view that is arranged; `spacingUseDefault` takes it back.
  /// - Throws: `ConstraintError.outOfRange` when the value is not finite, or too large for a constraint.
  public final func setCustomSpacing(_ spacing: Double, after view: UIView) throws(ConstraintError) {
    if spacing != UIStackView.spacingUseDefault { try NSLayoutConstraint.check(spacing, "spacing") }
    guard isArranged(view) else { return }
    customSpacings[ObjectIdentifier(view)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The distance after a view, in points.
  final func distance(after view: UIView) -> Double {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
    switch spacing {
    case UIStackView.spacingUseSystem: return NSLayoutAnchor.systemSpacing
    case UIStackView.spacingUseDefault: return 0
    default: return spacing
    }
  }

  // MARK: Constraints

  final func arrangementDidChange() {
    isArrangementDue = true
    app.constraintEngine.needsConstraintUpdate(layoutNode)
    app.constraintEngine.contentDidChange(layoutNode)
  }

  /// The content of an arranged view has changed, and with it its baselines and its share.
  final func arrangedContentDidChange() {
    if distribution == .fillProportionally || isBaselineRelativeArrangement { arrangementDidChange() }
  }

  /// Makes the constraints anew where something has changed; an override that does not call it leaves the old ones.
  open override func updateConstraints() {
    guard isArrangementDue else { return }
    isArrangementDue = false
    constraintsMade.remove(from: self)
    constraintsMade = StackConstraints(of: self)
    constraintsMade.add(to: self)
  }

  /// The view with the baselines of a row is its highest, of a column its first and last (documented).
  open override var forFirstBaselineLayout: UIView { baselineView { $0.first }?.forFirstBaselineLayout ?? self }
  open override var forLastBaselineLayout: UIView { baselineView { $0.last }?.forLastBaselineLayout ?? self }

  private func baselineView(_ end: ([UIView]) -> UIView?) -> UIView? {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    guard axis == .horizontal else { return end(shown) }
    let heights = shown.map { $0.askIntrinsicContentSize().height }
    return heights.max().flatMap { heights.firstIndex(of: $0) }.map { shown[$0] }
  }
}

extension Unmanaged where Instance: AnyObject {
  fileprivate func refers(to object: Instance) -> Bool { toOpaque() == Unmanaged.passUnretained(object).toOpaque() }
}

// MARK: Hiding

extension UIStackView {
  /// Inside an animation block the views move at once, as the block says; one that becomes hidden is shown until the block
  /// has ended, one that is shown appears at its start (reported).
  final func setHidden(_ isHidden: Bool, of view: UIView) {
    guard isHidden != view.isHidden else { return }
    let node = view.layoutNode
    guard let block = app.animations.current, block.settings.duration > 0 else {
      node.isHiding = false
      view.layer.isHidden = isHidden
      return arrangementDidChange()
    }
    node.isHiding = isHidden
    if isHidden {
      block.atEnd { [weak view] in view?.finishHiding() }
    } else {
      view.layer.isHidden = false
    }
    arrangementDidChange()
    layoutIfNeeded()
  }
}

extension UIView {
  fileprivate final func finishHiding() {
    guard let node = existingNode, node.isHiding else { return }
    node.isHiding = false
    layer.isHidden = true
  }

  /// The view inside it whose baseline is the view's; nil: its own.
  final func baselineView(_ attribute: NSLayoutConstraint.Attribute) -> UIView? {
    let view = attribute == .firstBaseline ? forFirstBaselineLayout : forLastBaselineLayout
    return view === self ? nil : view
  }
}
