import LayerKit
import LayoutSolver

/// Layout by constraints, as a view offers it.
extension UIView {
  /// Whether the frame and the mask lay the view out (true, the default), or constraints do. A view that constraints lay out
  /// and that has none is empty and at zero after the next layout (recorded).
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { existingNode?.translatesMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      let node = layoutNode
      node.translatesMask = newValue
      if newValue { app.constraintEngine.release(node) } else { app.constraintEngine.needsVariables(node) }
    }
  }

  /// The active constraints the view holds: of itself and between what is inside it.
  public final var constraints: [NSLayoutConstraint] { existingNode?.held ?? [] }

  /// Activates a constraint and holds it.
  /// - Throws: `ConstraintError.notInside`.
  public final func addConstraint(_ constraint: NSLayoutConstraint) throws(ConstraintError) {
    try addConstraints([constraint])
  }

  /// Activates and holds all of them, or none when one cannot be.
  /// - Throws: `ConstraintError.notInside`.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) throws(ConstraintError) {
    for constraint in constraints where !constraint.isInside(self) {
      throw .notInside(constraint: constraint.description, view: app.world.label(of: self))
    }
    for constraint in constraints where !constraint.isActive {
      app.constraintEngine.add(constraint, to: layoutNode)
    }
  }

  /// Deactivates a constraint that the view holds.
  /// - Throws: `ConstraintError.notHeld`.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) throws(ConstraintError) {
    try removeConstraints([constraint])
  }

  /// Deactivates all of them, or none when the view does not hold one.
  /// - Throws: `ConstraintError.notHeld`.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) throws(ConstraintError) {
    for constraint in constraints where constraint.holder?.view !== self {
      throw .notHeld(constraint: constraint.description, view: app.world.label(of: self))
    }
    NSLayoutConstraint.deactivate(constraints)
  }

  // MARK: The size of the content

  /// Asks for the intrinsic size again before the next layout.
  public final func invalidateIntrinsicContentSize() {
    guard let node = existingNode else { return }
    node.engine?.contentDidChange(node)
  }

  /// How much the view resists being larger than its content. Default 250; 251 for the height of a label.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> Float {
    if let existingNode { return existingNode.hugging(axis) }
    let (horizontal, vertical) = LayoutNode.hugging(of: self)
    return axis == .horizontal ? horizontal : vertical
  }

  /// How much the view resists being smaller than its content. Default 750.
  public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> Float {
    existingNode?.resistance(axis) ?? UILayoutPriority.defaultHigh.value
  }

  /// Sets how much the view resists being larger than its content.
  /// - Parameter priority: Above 0 and at most 1000.
  /// - Throws: `ConstraintError.priorityOutOfRange`.
  public final func setContentHuggingPriority(_ priority: Float, for axis: NSLayoutConstraint.Axis)
    throws(ConstraintError)
  {
    guard priority > 0, priority <= 1000 else { throw .priorityOutOfRange(Double(priority)) }
    let node = layoutNode
    if axis == .horizontal { node.hugging.0 = priority } else { node.hugging.1 = priority }
    invalidateIntrinsicContentSize()
  }

  /// Sets how much the view resists being smaller than its content.
  /// - Parameter priority: Above 0 and at most 1000.
  /// - Throws: `ConstraintError.priorityOutOfRange`.
  public final func setContentCompressionResistancePriority(_ priority: Float, for axis: NSLayoutConstraint.Axis)
    throws(ConstraintError)
  {
    guard priority > 0, priority <= 1000 else { throw .priorityOutOfRange(Double(priority)) }
    let node = layoutNode
    if axis == .horizontal { node.resistance.0 = priority } else { node.resistance.1 = priority }
    invalidateIntrinsicContentSize()
  }

  // MARK: Updating

  /// Has `updateConstraints()` called before the next layout, and then that of the superviews and their controllers, which are laid
  /// out again (recorded on iOS 26.1). The window is left out (chosen here).
  public final func setNeedsUpdateConstraints() {
    let engine = app.constraintEngine
    engine.needsConstraintUpdate(layoutNode)
    var outer = superview
    while let view = outer, !(view is UIWindow), view.existingNode?.needsUpdate != true {
      engine.needsConstraintUpdate(view.layoutNode)
      view.setNeedsLayout()
      outer = view.superview
    }
  }

  /// True for a new view, until its first layout (recorded on iOS 26.1).
  public final var needsUpdateConstraints: Bool {
    existingNode?.needsUpdate == true || !layoutState.hasUpdatedConstraints
  }

  /// Has the methods that a program overrides called in the view's first pass, which is due without its asking.
  final func askForFirstConstraints() {
    guard !layoutState.hasUpdatedConstraints,
      controller?.overridesFirstUpdate == true || overriding?.overridesUpdateOfConstraints == true
    else { return }
    app.constraintEngine.needsConstraintUpdate(layoutNode)
  }

  /// Calls `updateConstraints()` now, where it is due, for the view and what is inside it (documented).
  public final func updateConstraintsIfNeeded() {
    (app.constraintLayout as? ConstraintEngine)?.bringUpToDate(inside: self, isOnlyInside: true)
    var pending = [self]
    while let view = pending.popLast() {
      view.layoutState.hasUpdatedConstraints = true
      pending += view.subviews
    }
  }

  /// Calls the controller's `updateViewConstraints`, which calls `updateConstraints`; without a controller calls that itself.
  final func callUpdateConstraints() {
    layoutState.hasUpdatedConstraints = true
    if let controller { controller.updateViewConstraints() } else { receive(.updateConstraints) }
  }

  /// The default of a controller's `updateViewConstraints`.
  package final func updateOwnConstraints() { receive(.updateConstraints) }

  // MARK: Asking

  /// Whether the constraints leave open where the view is or how large. False for a view that its frame lays out.
  public final var hasAmbiguousLayout: Bool { !undecidedLayout.isEmpty }

  /// Which parts of its place the constraints leave open.
  package final var undecidedLayout: [LayoutPart] {
    guard let node = existingNode, let engine = node.engine else { return [] }
    engine.bringUpToDate(inside: self)
    return engine.openParts(of: node)
  }

  /// Has the next layout show another of the layouts that the constraints allow, or again the first. Does nothing where they
  /// decide the view.
  public final func exerciseAmbiguityInLayout() {
    guard let node = existingNode, let engine = node.engine else { return }
    engine.bringUpToDate(inside: self)
    engine.exercise(node)
  }

  /// The constraints that decide where the view is and how large, along one axis, in the order of their activation.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let node = existingNode, let engine = node.engine else { return [] }
    engine.bringUpToDate(inside: self)
    guard let variables = node.variables else { return [] }
    let ids = engine.solver.constraints(deciding: [variables.position(axis), variables.size(axis)])
    return engine.constraints(ids).sorted { $0.activation < $1.activation }
  }
}
