import LayerKit
import LayoutSolver
import MotionMath

/// Rows of constraints and of content, the boxes they decide, and what is reported of them.
extension ConstraintEngine {
  func bringUpToDate(_ constraint: NSLayoutConstraint) {
    let due = constraint.due
    constraint.due = .nothing
    guard constraint.isActive, let first = constraint.firstNode else { return }
    if due == .constant, let id = constraint.solved {
      try? solver.setConstant(constraint.seenConstant - constraint.offset, of: id)
      return
    }
    var row = LayoutRow()
    row.add(constraint)
    watch(row, for: constraint)
    constraint.offset = row.constant
    let constant = constraint.seenConstant - row.constant
    let relation = Relation(constraint.seenRelation)
    if let id = constraint.solved, solver.has(id, row.terms, relation) {
      try? solver.setConstant(constant, of: id)
      return
    }
    if let id = constraint.solved { drop(id) }
    constraint.solved = try? solver.add(
      row.terms, relation, constant, priority: constraint.priority, isBreakable: !constraint.isOfSystem,
      order: constraint.activation)
    if let id = constraint.solved { constraints[id] = .passUnretained(constraint) }
    if row.terms.isEmpty, !constraint.isOfSystem {
      reportMask(of: constraint, constraint.commonView ?? first.view)
    }
  }

  private func watch(_ row: LayoutRow, for constraint: NSLayoutConstraint) {
    for (node, parts) in row.reads {
      if !node.reads.isSuperset(of: parts) {
        node.reads.formUnion(parts)
        node.seen = node.geometry()
      }
      let reference = Unmanaged.passUnretained(node)
      if constraint.reads.contains(where: { $0.toOpaque() == reference.toOpaque() }) { continue }
      constraint.reads.append(reference)
      if node.readers.isEmpty, !watched.contains(where: { $0.toOpaque() == reference.toOpaque() }) {
        watched.append(reference)
      }
      node.readers.append(constraint)
    }
  }

  /// The intrinsic size, a hair below its priorities: of equals the explicit constraint wins (recorded).
  func solveContent(of node: LayoutNode) {
    node.isContentDue = false
    guard let view = node.view, let variables = node.variables else { return }
    var size = view.askIntrinsicContentSize()
    if let width = node.wrappingWidth, let height = view.contentHeight(forWidth: width) { size.height = height }
    for (axis, metric) in [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)] {
      if let id = node.content[axis.index] {
        drop(id)
        node.content[axis.index] = nil
      }
      guard metric >= 0 else { continue }
      node.content[axis.index] = try? solver.add(
        [Term(variables.size(axis))], metric, notBelow: node.resistance(axis).nextDown,
        notAbove: node.hugging(axis).nextDown, isBreakable: false)
    }
  }

  /// Breaks text into lines where its width was decided, which makes it higher.
  /// - Returns: Whether there is something to solve again.
  func wrapText(_ changed: [Variable]) -> Bool {
    var isChanged = false
    // The third of an item's four variables is its width.
    for variable in changed where variable.index % 4 == 2 {
      guard let node = owners[variable.index / 4]?.takeUnretainedValue(), !node.isGuide, let view = node.view else {
        continue
      }
      let width = solver.value(of: variable)
      guard width != node.wrappingWidth, let height = view.contentHeight(forWidth: width),
        let id = node.content[1]
      else { continue }
      node.wrappingWidth = width
      try? solver.setConstant(height, of: id)
      isChanged = true
    }
    return isChanged
  }

  /// Where the item is, as it is applied: rounded to pixels, in its container's coordinates.
  func box(of node: LayoutNode) -> CGRect? {
    node.variables.map { box($0, of: node.isGuide ? nil : node.view, on: grid) }
  }

  /// How boxes are rounded: the pixels of a point; nil for not at all.
  struct PixelGrid {
    let scale: Double?
  }

  var grid: PixelGrid { PixelGrid(scale: app.settings.layoutRounding == .pixel ? app.screen.scale : nil) }

  /// - Parameter view: The view that has the variables; nil for a guide.
  func box(_ variables: ItemVariables, of view: UIView?, on grid: PixelGrid) -> CGRect {
    var box = CGRect(
      x: solver.value(of: variables.x), y: solver.value(of: variables.y), width: solver.value(of: variables.width),
      height: solver.value(of: variables.height))
    if let insets = view?.askAlignmentRectInsets() {
      box = CGRect(
        x: box.minX - insets.left, y: box.minY - insets.top, width: box.width + insets.left + insets.right,
        height: box.height + insets.top + insets.bottom)
    }
    guard let scale = grid.scale else { return box }
    return CGRect(
      x: box.origin.x.rounded(toPixelsOf: scale), y: box.origin.y.rounded(toPixelsOf: scale),
      width: box.size.width.rounded(toPixelsOf: scale), height: box.size.height.rounded(toPixelsOf: scale))
  }

  func constraints(_ ids: [ConstraintID]) -> [NSLayoutConstraint] {
    ids.compactMap { constraints[$0]?.takeUnretainedValue() }
  }

  // MARK: Reports

  private func reportMask(of constraint: NSLayoutConstraint, _ ancestor: UIView?) {
    let node = [constraint.firstNode, constraint.secondNode].compactMap { $0 }.first {
      !$0.isGuide && $0.translatesMask && ($0.view !== ancestor || constraint.secondNode == nil)
    }
    guard let node, !node.isMaskReported, let view = node.view else { return }
    node.isMaskReported = true
    app.warn(.maskAndConstraint(view: app.world.label(of: view)), about: view)
  }

  /// Warns about views on screen that constraints lay out and that have none, nor a size of their own: they vanish
  /// (recorded: what nothing decides is 0).
  func reportBareViews() {
    if bare.isEmpty { return }
    bare.removeAll { entry in
      guard let view = entry.view, let node = view.existingNode, node.isConstrained, node.naming.isEmpty else {
        return true
      }
      if view.window == nil { return false }
      guard !node.isBareReported, node.content.contains(nil) else { return true }
      node.isBareReported = true
      app.warn(.noConstraints(view: app.world.label(of: view)), about: view)
      return true
    }
  }

  func reportConflicts() {
    for conflict in solver.conflicts {
      let members = conflict.constraints.compactMap { constraints[$0]?.takeUnretainedValue() }
      guard let broken = constraints[conflict.broken]?.takeUnretainedValue() else { continue }
      guard reportedConflicts.insert(members.map { app.world.serialNumber(of: $0) }.sorted()).inserted else { continue }
      app.log("constraintBroken", broken, broken.equation)
      let masks = members.flatMap(\.reads).map { $0.takeUnretainedValue() }.compactMap(\.maskDescription)
      var lines = members.map(\.description)
      for line in masks where !lines.contains(line) { lines.append(line) }
      let isHiding = members.contains { $0.isOfSystem && $0.identifier == StackConstraints.hiding }
      app.warn(
        .unsatisfiableConstraints(lines, broken: broken.description, hidesArranged: isHiding), about: broken)
    }
  }
}

/// A view that no constraint has named yet.
struct BareView {
  weak var view: UIView?
}

extension LayoutNode {
  func hugging(_ axis: NSLayoutConstraint.Axis) -> Float { axis == .horizontal ? hugging.0 : hugging.1 }
  func resistance(_ axis: NSLayoutConstraint.Axis) -> Float { axis == .horizontal ? resistance.0 : resistance.1 }

  /// The constraint that stands for the frame of a view laid out by its frame, for lists; nil for other items.
  fileprivate var maskDescription: String? {
    guard !isGuide, translatesMask, let view, reads.contains(.box), let app = engine?.app else { return nil }
    let box = view.alignmentBox
    return "<NSAutoresizingMaskLayoutConstraint \(view.autoresizingMask.sketch) \(app.world.label(of: view)).frame == "
      + "(\(box.minX) \(box.minY); \(box.width) \(box.height))>"
  }
}

extension [NSLayoutConstraint] {
  /// Searches from the end: a removed constraint is mostly among the last that were added.
  mutating func removeLast(_ constraint: NSLayoutConstraint) {
    if let index = lastIndex(where: { $0 === constraint }) { remove(at: index) }
  }
}

extension Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension Double {
  /// The nearest pixel, ties away from zero (recorded). What the solver is off by does not turn a tie.
  func rounded(toPixelsOf scale: Double) -> Double {
    let pixels = self * scale
    let exact = (pixels * 1e6).rounded() / 1e6
    return exact.rounded(.toNearestOrAwayFromZero) / scale
  }
}
