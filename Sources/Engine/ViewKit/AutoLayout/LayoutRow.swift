import LayoutSolver
import MotionMath

/// One side of a constraint as a sum of variables and numbers.
struct LayoutRow {
  private(set) var terms: [Term] = []
  private(set) var constant = 0.0
  /// The nodes whose numbers are in it, and which numbers.
  private(set) var reads: [(node: LayoutNode, parts: Geometry.Parts)] = []
  /// The variables of items; nil for one that has none.
  private let variables: (LayoutNode) -> ItemVariables?

  init(_ variables: @escaping (LayoutNode) -> ItemVariables? = { $0.variables }) { self.variables = variables }

  /// First side minus second side, as the solver has it: mirrored where the constraint reads from right to left.
  mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstNode else { return }
    if let distances = constraint.distances { return add(constraint, distances) }
    let ancestor = constraint.commonView ?? first.view
    let isMirrored = constraint.isMirrored
    add(first, constraint.firstAttribute.seen(isMirrored), times: 1, in: ancestor)
    guard let second = constraint.secondNode else { return }
    let multiplier = constraint.multiplier
    add(second, constraint.secondAttribute.seen(isMirrored), times: -multiplier, in: ancestor)
    if isMirrored, multiplier != 1, let ancestor {
      // Multiples count from the side where reading begins.
      addSize(of: ancestor.layoutNode, .horizontal, multiplier - 1)
    }
  }

  /// The same where a side is a distance between two places. One with a leading or trailing edge counts to the left where it
  /// is read from right to left; one from left to right counts to the right, whatever stands beside it. (Chosen here.)
  private mutating func add(_ constraint: NSLayoutConstraint, _ distances: LayoutDistances) {
    let ancestor = constraint.commonView
    let isReadFromRight = constraint.isReadFromRight
    for (node, attribute, start, factor) in [
      (constraint.firstNode, constraint.firstAttribute, distances.first, 1),
      (constraint.secondNode, constraint.secondAttribute, distances.second, -constraint.multiplier),
    ] {
      guard let node else { continue }
      guard let start else {
        add(node, attribute, times: factor, in: ancestor)
        continue
      }
      guard let startNode = start.node else { continue }
      let isTurned = isReadFromRight && (attribute.family == .readingX || start.attribute.family == .readingX)
      let sign = isTurned ? -factor : factor
      add(node, attribute.seen(isTurned), times: sign, in: ancestor)
      add(startNode, start.attribute.seen(isTurned), times: -sign, in: ancestor)
    }
  }

  /// Adds `factor` times the item's attribute. - Parameter ancestor: Places are in its coordinates.
  mutating func add(
    _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, times factor: Double, in ancestor: UIView?
  ) {
    guard let axis = attribute.axis, let view = node.view else { return }
    if attribute.isBaseline, let inner = view.baselineView(attribute) {
      return add(inner.layoutNode, attribute, times: factor, in: ancestor)
    }
    if !attribute.isLocation { return addSize(of: node, axis, factor) }
    addPlace(of: node, axis, attribute.part, factor, in: ancestor)
    if attribute.isOfMargins {
      read(node, .margins)
      let margins = view.effectiveMargins
      let (near, far) = axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
      constant += factor * (near * (1 - attribute.part) - far * attribute.part)
    } else if attribute.isBaseline, let baselines = view.baselines {
      if attribute == .firstBaseline {
        constant += factor * baselines.first
      } else {
        constant -= factor * baselines.last
      }
    } else if attribute == .firstBaseline {
      addSize(of: node, .vertical, factor)
    }
  }

  /// The place `part` of the way between the item's edges.
  private mutating func addPlace(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ part: Double, _ factor: Double, in ancestor: UIView?
  ) {
    if !node.isGuide, node.view === ancestor { return addOwnPlace(of: node, axis, part, factor) }
    addOrigin(of: node, axis, factor)
    if part != 0 { addSize(of: node, axis, factor * part * node.zoom) }
    var link = node.container
    while let view = link, view !== ancestor {
      let container = view.layoutNode
      addScroll(of: container, axis, -factor)
      addOrigin(of: container, axis, factor)
      link = view.superview
    }
  }

  /// The same in the view's own coordinates. The edges of a scroll view are those of what it scrolls (documented).
  private mutating func addOwnPlace(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ part: Double, _ factor: Double
  ) {
    if part != 0.5, let scroll = node.view as? UIScrollView {
      if part == 1 { addSize(of: scroll.contentLayoutGuide.layoutNode, axis, factor) }
      return
    }
    if !(node.view is UIScrollView) { addScroll(of: node, axis, factor) }
    if part != 0 { addSize(of: node, axis, factor * part) }
  }

  private mutating func addOrigin(of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
    guard let view = node.view else { return }
    if let variables = variables(node) {
      if node.guide?.role != .content { terms.append(Term(variables.position(axis), factor)) }
      return
    }
    guard let guide = node.guide else { return addPart(of: node, axis, factor, 0) }
    switch guide.role {
    case .own, .gap, .content: read(node, [])
    case .frame: addScroll(of: view.layoutNode, axis, factor)
    case .keyboard:
      guard axis == .vertical else { return }
      addSize(of: view.layoutNode, axis, factor)
      addKeyboard(of: view, -factor)
    case .bottomBars:
      guard axis == .vertical else { return }
      addSize(of: view.layoutNode, axis, factor)
      constant -= factor * insets(of: guide, view).bottom
    case .topBars: return
    case .safeArea, .margins, .readableContent:
      let insets = insets(of: guide, view)
      constant += factor * (axis == .horizontal ? insets.left : insets.top)
    }
  }

  mutating func addSize(of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
    guard let view = node.view else { return }
    if let variables = variables(node) { return terms.append(Term(variables.size(axis), factor)) }
    guard let guide = node.guide else { return addPart(of: node, axis, factor, 1) }
    switch guide.role {
    case .own, .gap, .content: read(node, [])
    case .keyboard:
      if axis == .horizontal { return addSize(of: view.layoutNode, axis, factor) }
      addKeyboard(of: view, factor)
    case .topBars, .bottomBars:
      if axis == .horizontal { return addSize(of: view.layoutNode, axis, factor) }
      let insets = insets(of: guide, view)
      constant += factor * (guide.role == .topBars ? insets.top : insets.bottom)
    case .frame: addSize(of: view.layoutNode, axis, factor)
    case .safeArea, .margins, .readableContent:
      addSize(of: view.layoutNode, axis, factor)
      let insets = insets(of: guide, view)
      constant -= factor * (axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
    }
  }

  private mutating func insets(of guide: UILayoutGuide, _ view: UIView) -> UIEdgeInsets {
    switch guide.role {
    case .topBars, .bottomBars, .safeArea:
      read(view.layoutNode, .safeArea)
      return view.safeAreaInsets
    case .readableContent:
      read(view.layoutNode, [.margins, .box])
      return view.insets(of: guide.role)
    default:
      read(view.layoutNode, .margins)
      return view.insets(of: guide.role)
    }
  }

  private mutating func addKeyboard(of view: UIView, _ factor: Double) {
    read(view.layoutNode, .keyboard)
    constant += factor * view.keyboardLayoutGuide.height
  }

  private mutating func addScroll(of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
    guard let view = node.view else { return }
    read(node, .scroll)
    constant += factor * (axis == .horizontal ? view.bounds.origin.x : view.bounds.origin.y)
  }

  /// The origin (0) or the size (1) of a view that is laid out by its frame: a number, or, where its superview's size is a
  /// variable, what its mask makes of that.
  private mutating func addPart(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ factor: Double, _ part: Int
  ) {
    guard let view = node.view else { return }
    read(node, .box)
    let span = view.span(axis)
    constant += factor * (part == 0 ? span.start : span.length)
    guard let superview = view.superview, hasVariableSize(superview, axis) else { return }
    let room = axis == .horizontal ? superview.bounds.width : superview.bounds.height
    let flexible = view.autoresizingMask.flexible(axis)
    let grown = span.following(
      from: room, to: room + 1, before: flexible.before, itself: flexible.itself, after: flexible.after)
    let share = part == 0 ? grown.start - span.start : grown.length - span.length
    guard share != 0 else { return }
    addSize(of: superview.layoutNode, axis, factor * share)
    constant -= factor * share * room
  }

  private func hasVariableSize(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let node = view.existingNode else { return false }
    if variables(node) != nil { return true }
    let flexible = view.autoresizingMask.flexible(axis)
    guard flexible.itself, let superview = view.superview else { return false }
    return hasVariableSize(superview, axis)
  }

  private mutating func read(_ node: LayoutNode, _ parts: Geometry.Parts) {
    reads.append((node, parts))
  }
}

extension UIView {
  fileprivate func span(_ axis: NSLayoutConstraint.Axis) -> Span {
    let box = alignmentBox
    return axis == .horizontal
      ? Span(start: box.minX, length: box.width) : Span(start: box.minY, length: box.height)
  }
}

extension UIView.AutoresizingMask {
  fileprivate func flexible(_ axis: NSLayoutConstraint.Axis) -> (before: Bool, itself: Bool, after: Bool) {
    axis == .horizontal
      ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
      : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }

  /// `h=--& v=-&-`, as descriptions write a mask: & is what gives way.
  var sketch: String {
    func sketch(_ axis: NSLayoutConstraint.Axis) -> String {
      let (before, itself, after) = flexible(axis)
      if !before, !itself, !after { return "--&" }
      return [before, itself, after].map { $0 ? "&" : "-" }.joined()
    }
    return "h=\(sketch(.horizontal)) v=\(sketch(.vertical))"
  }
}
