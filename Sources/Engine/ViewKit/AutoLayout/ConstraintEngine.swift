import LayerKit
import LayoutSolver

/// Keeps the solver of one application equal to its active constraints, and asks for layout where places have changed.
///
/// A change only marks. `update()` calls `updateConstraints`, makes the changed rows anew, solves, and marks the superviews
/// of the views that have moved.
final class ConstraintEngine: ConstraintLayout {
  unowned let app: UIApplication
  var solver = LayoutSolver()
  /// The nodes that own the variables; each owns four in a row.
  var owners: [Unmanaged<LayoutNode>?] = []
  /// Variables that no node owns, for the next one that needs some.
  private var spares: [ItemVariables] = []
  /// The nodes that get variables at the next update.
  private var newcomers: [LayoutNode] = []
  private var dueConstraints: [NSLayoutConstraint] = []
  private var dueContents: [LayoutNode] = []
  /// The nodes whose frames, insets or margins are numbers in rows; each update compares them.
  var watched: [Unmanaged<LayoutNode>] = []
  private var needingUpdate: [LayoutNode] = []
  /// Views that no constraint named when they got variables, until the commit that finds them on screen.
  var bare: [BareView] = []
  /// Items whose constraints have changed, until the commit that finds them on screen.
  var unjudged: [UnjudgedItem] = []
  /// How many views a warning has called ambiguous.
  var openCount = 0
  private var isMarked = false
  private var isUpdating = false
  private var activations = 0
  /// The active constraints by their place in the solver, to name the members of a conflict.
  var constraints: [ConstraintID: Unmanaged<NSLayoutConstraint>] = [:]
  var reportedConflicts: Set<[Int]> = []
  /// The changes of the app's constraints so far.
  var changes: [ConstraintChange] = []

  init(in app: UIApplication) { self.app = app }

  /// How many systems of constraints were solved.
  var solveCount: Int { solver.solveCount }

  /// Makes the next layout pass call `update()`.
  func mark() {
    isMarked = true
    app.world.needsViewLayout = true
  }

  // MARK: Constraints

  func add(_ constraint: NSLayoutConstraint, to holder: LayoutNode) {
    activations += 1
    app.world.memory.add(MemoryCount.Weight.activeConstraint)
    constraint.activation = activations
    constraint.install(in: holder)
    holder.held.append(constraint)
    for node in constraint.nodes {
      node.naming.append(constraint)
      judgeLater(node)
    }
    queue(constraint, .row)
    keepChange("active", constraint)
    app.world.ownersDidChange(of: constraint)
  }

  /// Deactivates a constraint and takes its row out of the solver.
  func remove(_ constraint: NSLayoutConstraint) {
    guard constraint.isActive else { return }
    app.world.memory.add(-MemoryCount.Weight.activeConstraint)
    if let id = constraint.solved { drop(id) }
    constraint.solved = nil
    for read in constraint.reads { read.takeUnretainedValue().readers.removeLast(constraint) }
    constraint.reads = []
    for node in constraint.nodes {
      node.naming.removeLast(constraint)
      judgeLater(node)
    }
    let holder = constraint.holder
    constraint.uninstall()
    holder?.held.removeLast(constraint)
    keepChange("inactive", constraint)
    app.world.ownersDidChange(of: constraint)
    mark()
  }

  func drop(_ id: ConstraintID) {
    constraints[id] = nil
    try? solver.remove(id)
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    queue(constraint, .constant)
    keepChange("constant", constraint)
  }

  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    if let id = constraint.solved { try? solver.setPriority(constraint.priority, of: id) }
    keepChange("priority", constraint)
    mark()
  }

  /// Makes the rows of a view's constraints anew after its direction of reading has changed.
  func directionDidChange(_ node: LayoutNode) {
    for constraint in node.held where constraint.readsDirection { queue(constraint, .row) }
    for constraint in node.readers { queue(constraint, .row) }
    mark()
  }

  func zoomDidChange(_ node: LayoutNode, _ zoom: Double) {
    guard node.isConstrained, node.zoom != zoom else { return }
    node.zoom = zoom
    for constraint in node.naming { queue(constraint, .row) }
    placeAnew(node)
    mark()
  }

  private func queue(_ constraint: NSLayoutConstraint, _ due: NSLayoutConstraint.Due) {
    if constraint.due == .nothing { dueConstraints.append(constraint) }
    if constraint.due != .row { constraint.due = due }
    mark()
  }

  // MARK: Items

  /// Lets constraints lay an item out from the next update on.
  func needsVariables(_ node: LayoutNode) {
    guard node.variables == nil else { return }
    newcomers.append(node)
    for constraint in node.readers + node.naming { queue(constraint, .row) }
    mark()
  }

  /// Ends the layout of an item by constraints.
  func release(_ node: LayoutNode) {
    for constraint in node.readers + node.naming {
      if let id = constraint.solved { drop(id) }
      constraint.solved = nil
      queue(constraint, .row)
    }
    free(node)
  }

  /// Removes a node that is being released.
  func forget(_ node: LayoutNode) {
    free(node)
    watched.removeAll { $0.toOpaque() == Unmanaged.passUnretained(node).toOpaque() }
  }

  private func free(_ node: LayoutNode) {
    for axis in 0...1 {
      if let id = node.content[axis] { drop(id) }
      node.content[axis] = nil
    }
    for id in node.exercise { drop(id) }
    node.exercise = []
    guard let variables = node.variables else { return }
    spares.append(variables)
    owners[variables.x.index / 4] = nil
    node.variables = nil
    node.wrappingWidth = nil
  }

  func contentDidChange(_ node: LayoutNode) {
    node.wrappingWidth = nil
    for constraint in node.naming where constraint.isOfBaselines { queue(constraint, .row) }
    node.stack?.arrangedContentDidChange()
    guard node.variables != nil, !node.isContentDue else { return }
    node.isContentDue = true
    dueContents.append(node)
    mark()
  }

  func needsConstraintUpdate(_ node: LayoutNode) {
    guard !node.needsUpdate else { return }
    node.needsUpdate = true
    needingUpdate.append(node)
    mark()
  }

  // MARK: The hierarchy

  /// Deactivates the constraints of views above that name the view or anything inside it (documented).
  func willDetach(_ view: UIView) {
    view.existingNode?.stack?.forget(view)
    view.existingNode?.zoom = 1
    var pending = [view]
    while let current = pending.popLast() {
      pending += current.subviews
      guard let node = current.existingNode else { continue }
      for item in [node] + node.guides.map(\.layoutNode) {
        for constraint in item.naming where constraint.holder?.view?.isDescendant(of: view) != true {
          remove(constraint)
        }
      }
    }
  }

  func didAttach(_ view: UIView) {
    guard let node = view.existingNode else { return }
    for constraint in node.readers { queue(constraint, .row) }
    if node.isConstrained { placeAnew(node) }
    if node.needsUpdate { mark() }
  }

  private func placeAnew(_ node: LayoutNode) {
    if node.guide?.role == .content { node.view?.layoutNode.contentNode = node }
    guard let container = node.container else { return }
    container.layoutNode.placesSubviews = true
    container.setNeedsPlaces()
  }

  // MARK: Updating

  func update() -> [NSObject] {
    let moved = bringUpToDate(inside: nil)
    reportBareViews()
    reportOpenViews()
    return moved.lazy.compactMap(\.item).prefix(2).map { $0 }
  }

  func settle(inside view: UIView, _ layOut: () -> Void) {
    var moved: [LayoutNode] = []
    for _ in 0..<mostRounds {
      moved = bringUpToDate(inside: view)
      layOut()
      lookForChanges()
      if !isMarked || app.world.isStopping() { return }
    }
    app.reportConstraintLoop(of: moved.compactMap(\.item), rounds: mostRounds, about: view)
  }

  /// Chosen here.
  let mostRounds = 50

  /// Updates, solves and marks.
  ///
  /// - Parameter isOnlyInside: True when views that are on screen, but not inside `view`, have to wait.
  /// - Returns: The nodes whose places have changed.
  @discardableResult
  func bringUpToDate(inside view: UIView?, isOnlyInside: Bool = false) -> [LayoutNode] {
    guard !isUpdating else { return [] }
    isUpdating = true
    defer { isUpdating = false }
    callUpdateConstraints(inside: view, isOnlyInside)
    lookForChanges()
    guard isMarked else { return [] }
    isMarked = false
    // A row that is the first to name the content of a scroll view makes its guide, and without the guide's variables the
    // content would be 0 points large: a conflict that is none.
    repeat {
      makeVariables()
      for node in take(&dueContents) { solveContent(of: node) }
      for constraint in take(&dueConstraints) { bringUpToDate(constraint) }
    } while !newcomers.isEmpty
    var changed = solver.solve(isStopping: app.world.isStopping)
    if wrapText(changed) { changed += solver.solve(isStopping: app.world.isStopping) }
    if solver.isDue { mark() }
    let moved = placeOwners(of: changed)
    reportConflicts()
    return moved
  }

  /// Has the items placed anew whose variables have changed.
  func placeOwners(of changed: [Variable]) -> [LayoutNode] {
    var moved: [LayoutNode] = []
    var container: UIView?
    for variable in changed {
      guard let node = owners[variable.index / 4]?.takeUnretainedValue(), node !== moved.last else { continue }
      moved.append(node)
      // Neighbours are mostly in one view, which is marked once.
      let next = node.container
      if next == nil || next !== container || node.isGuide { placeAnew(node) }
      container = next
    }
    return moved
  }

  private func take<Element>(_ list: inout [Element]) -> [Element] {
    defer { list = [] }
    return list
  }

  /// From the leaves up: the controller's `updateViewConstraints`, then the view's `updateConstraints` (documented).
  private func callUpdateConstraints(inside root: UIView?, _ isOnlyInside: Bool) {
    var now: [LayoutNode] = []
    for round in 0...mostRounds {
      let isNow = { (node: LayoutNode) in
        guard let view = node.view else { return true }
        return !isOnlyInside && view.window != nil || root.map { view.isDescendant(of: $0) } == true
      }
      now = needingUpdate.filter(isNow)
      if now.isEmpty || app.world.isStopping() { return }
      needingUpdate.removeAll(where: isNow)
      if round == mostRounds { break }
      let byDepth = now.compactMap { node in node.view.map { (view: $0, depth: $0.depth, node: node) } }
        .sorted { $0.depth > $1.depth }
      for (view, _, node) in byDepth {
        node.needsUpdate = false
        view.callUpdateConstraints()
      }
    }
    for node in now { node.needsUpdate = false }
    guard let subject = now.lazy.compactMap(\.item).first else { return }
    app.reportConstraintLoop(of: now.compactMap(\.item), rounds: mostRounds, about: subject)
  }

  /// Makes those rows anew whose numbers have changed.
  private func lookForChanges() {
    for entry in watched {
      let node = entry.takeUnretainedValue()
      let geometry = node.geometry()
      guard geometry != node.seen else { continue }
      node.seen = geometry
      for constraint in node.readers { queue(constraint, .row) }
    }
  }

  /// Parents before their subviews, so that what nothing decides is settled from the outside in. The gaps of stack views come
  /// last: they are made anew with each change, and the layout may not depend on that.
  private func makeVariables() {
    if newcomers.isEmpty { return }
    var pending: [UIView] = []
    var strays: [LayoutNode] = []
    var isRoot: Set<ObjectIdentifier> = []
    for node in take(&newcomers) where node.variables == nil && node.isConstrained {
      node.isNew = true
      strays.append(node)
      guard var top = node.view else { continue }
      while let superview = top.superview { top = superview }
      if isRoot.insert(ObjectIdentifier(top)).inserted { pending.append(top) }
    }
    pending.reverse()
    while strays.count > 1, let view = pending.popLast() {
      pending += view.subviews.reversed()
      guard let node = view.existingNode else { continue }
      for item in [node] + node.guides.map(\.layoutNode) where item.isNew && item.guide?.role != .gap {
        giveVariables(to: item)
      }
    }
    for node in strays where node.isNew { giveVariables(to: node) }
  }

  private func giveVariables(to node: LayoutNode) {
    node.isNew = false
    let spare = spares.popLast()
    for variable in spare?.all ?? [] { solver.renew(variable) }
    let variables =
      spare
      ?? ItemVariables(
        x: solver.makeVariable(.position), y: solver.makeVariable(.position), width: solver.makeVariable(.size),
        height: solver.makeVariable(.size))
    let owner = variables.x.index / 4
    if owner == owners.count { owners.append(nil) }
    owners[owner] = .passUnretained(node)
    node.variables = variables
    judgeLater(node)
    node.isContentDue = true
    if !node.isGuide { dueContents.append(node) }
    for constraint in node.readers + node.naming { queue(constraint, .row) }
    if node.naming.isEmpty, !node.isGuide, let view = node.view { bare.append(BareView(view: view)) }
    placeAnew(node)
  }
}
