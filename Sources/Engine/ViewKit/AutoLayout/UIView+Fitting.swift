import LayoutSolver
public import MotionMath

extension UIView {
  /// The target of `systemLayoutSizeFitting(_:)` for the smallest size, and the one for the largest.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  /// The size that the constraints inside the view give it, as near to `target` as they let it be. Changes nothing.
  ///
  /// - Parameters:
  ///   - horizontal: The priority of the target's width; 50 unless given (documented).
  ///   - vertical: The priority of its height.
  /// - Throws: `ConstraintError.priorityOutOfRange`, `.outOfRange`.
  public final func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: Float = UILayoutPriority.fittingSizeLevel.value,
    verticalFittingPriority vertical: Float = UILayoutPriority.fittingSizeLevel.value
  ) throws(ConstraintError) -> CGSize {
    for priority in [horizontal, vertical] where !(priority > 0 && priority <= 1000) {
      throw .priorityOutOfRange(Double(priority))
    }
    for (name, value) in [("width", target.width), ("height", target.height)] {
      guard value.magnitude <= LayoutSolver.largestNumber else { throw .outOfRange(name: name, value: value) }
    }
    app.constraintEngine.bringUpToDate(inside: self)
    var fitting = Fitting(of: self)
    fitting.hold(target, horizontal, vertical)
    return fitting.solve()
  }
}

/// The constraints inside one view, in a solver of their own.
private struct Fitting {
  private var solver = LayoutSolver()
  private var variables: [ObjectIdentifier: ItemVariables] = [:]
  private var contents: [(view: UIView, width: Variable, height: ConstraintID)] = []
  private let root: LayoutNode

  init(of view: UIView) {
    root = view.layoutNode
    let nodes = Fitting.nodes(inside: view)
    for node in nodes where node === root || node.isConstrained {
      variables[ObjectIdentifier(node)] = ItemVariables(
        x: solver.makeVariable(.position), y: solver.makeVariable(.position), width: solver.makeVariable(.size),
        height: solver.makeVariable(.size))
    }
    for node in nodes { addContent(of: node) }
    for constraint in nodes.flatMap(\.held).sorted(by: { $0.activation < $1.activation })
    where constraint.isInside(view) {
      add(constraint)
    }
  }

  /// The view's, then those inside it that have nodes.
  private static func nodes(inside view: UIView) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    var pending = [view]
    while let current = pending.popLast() {
      pending += current.subviews.reversed()
      guard let node = current.existingNode else { continue }
      nodes += [node] + node.guides.map(\.layoutNode) + [node.contentNode].compactMap { $0 }
    }
    return nodes
  }

  private mutating func addContent(of node: LayoutNode) {
    guard !node.isGuide, let view = node.view, let variables = variables[ObjectIdentifier(node)] else { return }
    let size = view.askIntrinsicContentSize()
    for (axis, metric) in [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)]
    where metric >= 0 {
      let id = try? solver.add(
        [Term(variables.size(axis))], metric, notBelow: node.resistance(axis).nextDown,
        notAbove: node.hugging(axis).nextDown, isBreakable: false)
      if axis == .vertical, let id { contents.append((view, variables.width, id)) }
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    let variables = variables
    var row = LayoutRow { variables[ObjectIdentifier($0)] }
    row.add(constraint)
    _ = try? solver.add(
      row.terms, Relation(constraint.seenRelation), constraint.seenConstant - row.constant,
      priority: constraint.priority,
      isBreakable: !constraint.isOfSystem)
  }

  mutating func hold(_ target: CGSize, _ horizontal: Float, _ vertical: Float) {
    guard let size = variables[ObjectIdentifier(root)] else { return }
    _ = try? solver.add([Term(size.width)], .equal, target.width, priority: horizontal, isBreakable: false)
    _ = try? solver.add([Term(size.height)], .equal, target.height, priority: vertical, isBreakable: false)
  }

  mutating func solve() -> CGSize {
    solver.solve()
    for content in contents {
      if let height = content.view.contentHeight(forWidth: solver.value(of: content.width)) {
        try? solver.setConstant(height, of: content.height)
      }
    }
    solver.solve()
    guard let size = variables[ObjectIdentifier(root)] else { return .zero }
    return CGSize(width: solver.value(of: size.width), height: solver.value(of: size.height))
  }
}
