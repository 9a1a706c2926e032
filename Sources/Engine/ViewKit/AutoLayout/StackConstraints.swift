import MotionMath

/// The constraints by which a stack view arranges its views.
///
/// They have the names and values of UIKit's (recorded: an open re-implementation compares its own with them). Apple's has one
/// guide more, which spans the views; here the stack view itself does.
struct StackConstraints {
  private var constraints: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  /// The name of the constraint that takes the length of a hidden view.
  static let hiding = "UISV-hiding"

  /// No constraints.
  init() {}

  init(of stack: UIStackView) {
    var builder = Builder(of: stack)
    builder.build()
    (constraints, gaps) = (builder.constraints, builder.gaps)
  }

  func add(to stack: UIStackView) {
    for constraint in constraints { stack.app.constraintEngine.add(constraint, to: stack.layoutNode) }
  }

  func remove(from stack: UIStackView) {
    for constraint in constraints.reversed() { constraint.deactivate() }
    for gap in gaps { stack.disown(gap) }
  }

  private struct Builder {
    let stack: UIStackView
    var constraints: [NSLayoutConstraint] = []
    var gaps: [UILayoutGuide] = []
    private let views: [UIView]
    /// The views that are not hidden.
    private let shown: [UIView]
    /// The area that the views fill: the stack view, or the part inside its margins.
    private let canvas: any LayoutItem
    private let along: Sides
    private let across: Sides
    private let measuresBaselines: Bool

    /// The attributes of an axis.
    private struct Sides {
      let near, far, middle, length: NSLayoutConstraint.Attribute

      init(_ axis: NSLayoutConstraint.Axis) {
        (near, far, middle, length) =
          axis == .horizontal ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
      }
    }

    init(of stack: UIStackView) {
      self.stack = stack
      views = stack.arrangedSubviews
      shown = views.filter { !$0.isHidden }
      canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
      along = Sides(stack.axis)
      across = Sides(stack.axis == .horizontal ? .vertical : .horizontal)
      measuresBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    }

    mutating func build() {
      connectEnds()
      for (view, next) in zip(shown, shown.dropFirst()) { space(view, next) }
      hide()
      switch stack.distribution {
      case .fill: break
      case .fillEqually: fillEqually()
      case .fillProportionally: fillProportionally()
      case .equalSpacing: distribute(from: along.far, to: along.near, priority: 1000)
      case .equalCentering: distribute(from: along.middle, to: along.middle, priority: 149)
      }
      for (index, view) in views.enumerated() { align(view, with: index == 0 ? nil : views[0]) }
      if alignment != .fill {
        // UIKit's has its spanner for several views, and holds the canvas itself around one (recorded).
        add("UISV-spanning-fit", stack, across.length, priority: views.count == 1 ? 49 : 51)
      }
    }

    private mutating func add(
      _ name: String, _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
      _ relation: NSLayoutConstraint.Relation = .equal, to second: (any LayoutItem)? = nil,
      _ other: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0,
      priority: Float = 1000
    ) {
      constraints.append(
        NSLayoutConstraint(
          ofSystem: name, first, attribute, relation, to: second, other, multiplier: multiplier, constant: constant,
          priority: priority))
    }

    // MARK: Along the axis

    private mutating func connectEnds() {
      guard let first = shown.first, let last = shown.last else {
        return add("UISV-canvas-fit", canvas, along.length, priority: 49)
      }
      let (top, bottom) = (near(of: first), far(of: last))
      let (before, after) = (top == along.near ? 0 : distance, bottom == along.far ? 0 : distance)
      add("UISV-canvas-connection", first, top, to: canvas, along.near, constant: before)
      add("UISV-canvas-connection", canvas, along.far, to: last, bottom, constant: after)
    }

    /// From the ends of a column whose spacing is measured from baselines.
    private var distance: Double { shown.last.map(stack.distance) ?? 0 }

    /// Where the spacing of the view is measured: a column of texts may count from baselines.
    private func near(of view: UIView) -> NSLayoutConstraint.Attribute {
      measuresBaselines && view.hasBaseline(.firstBaseline) ? .firstBaseline : along.near
    }

    private func far(of view: UIView) -> NSLayoutConstraint.Attribute {
      measuresBaselines && view.hasBaseline(.lastBaseline) ? .lastBaseline : along.far
    }

    private var hasGaps: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

    private mutating func space(_ view: UIView, _ next: UIView) {
      add(
        "UISV-spacing", next, near(of: next), hasGaps ? .greaterThanOrEqual : .equal, to: view, far(of: view),
        constant: stack.distance(after: view))
    }

    /// A hidden view has no length, and lies in the middle of the spacing around it, or at the end it is nearest to.
    private mutating func hide() {
      var before: UIView?
      var left = shown.count
      for view in views {
        if !view.isHidden {
          before = view
          left -= 1
          continue
        }
        add(StackConstraints.hiding, view, along.length)
        if let before {
          let half = left == 0 ? 0 : stack.distance(after: before) / 2
          add("UISV-spacing", view, along.near, to: before, along.far, constant: half)
        } else {
          add("UISV-canvas-connection", view, along.near, to: canvas, along.near)
        }
      }
    }

    private mutating func fillEqually() {
      for view in shown.dropFirst() { add("UISV-fill-equally", view, along.length, to: shown[0], along.length) }
    }

    /// Shares of the whole, spacing included, each a priority lower than the one before: where they do not add up, the last
    /// gives way. Views without content have no length, and one with content and without spacing all of it, required; without
    /// any content all are equal; the content of a stack view is what its own views take (recorded).
    private mutating func fillProportionally() {
      let lengths = shown.map { view in
        let inner = (view as? UIStackView).flatMap { try? $0.systemLayoutSizeFitting(.zero) }
        let size = inner ?? view.askIntrinsicContentSize()
        return max(0, stack.axis == .horizontal ? size.width : size.height)
      }
      let content = lengths.reduce(0, +)
      let total = shown.dropLast().reduce(content) { $0 + stack.distance(after: $1) }
      guard content > 0, total > 0 else { return fillEqually() }
      let name = "UISV-fill-proportionally"
      for (index, (view, length)) in zip(shown, lengths).enumerated() {
        if length == 0 {
          add(name, view, along.length)
        } else {
          add(
            name, view, along.length, to: canvas, along.length, multiplier: length / total,
            priority: length == total ? 1000 : max(1, 999 - Float(index)))
        }
      }
    }

    /// Equal distances, each the length of a guide.
    private mutating func distribute(
      from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute, priority: Float
    ) {
      for (view, next) in zip(shown, shown.dropFirst()) {
        let gap = UILayoutGuide(between: stack)
        stack.own(gap)
        add("UISV-distributing-edge", gap, along.near, to: view, start)
        add("UISV-distributing-edge", gap, along.far, to: next, end)
        if let first = gaps.first {
          add("UISV-distributing", gap, along.length, to: first, along.length, priority: priority)
        }
        gaps.append(gap)
      }
      if !shown.isEmpty { add("UISV-canvas-fit", stack, along.length, priority: 49) }
    }

    // MARK: Across the axis

    /// Baselines of a column are taken for `leading`. (Chosen here.)
    private var alignment: UIStackView.Alignment {
      switch stack.alignment {
      case .top: .leading
      case .bottom: .trailing
      case .firstBaseline where stack.axis == .vertical, .lastBaseline where stack.axis == .vertical: .leading
      default: stack.alignment
      }
    }

    /// - Parameter first: The first of the views; nil for itself.
    private mutating func align(_ view: UIView, with first: UIView?) {
      switch alignment {
      case .leading, .top: add("UISV-alignment", view, across.near, to: canvas, across.near)
      case .trailing, .bottom: add("UISV-alignment", view, across.far, to: canvas, across.far)
      case .center: add("UISV-alignment", view, across.middle, to: canvas, across.middle)
      case .fill:
        add("UISV-alignment", view, across.near, to: canvas, across.near)
        add("UISV-alignment", view, across.far, to: canvas, across.far)
      case .firstBaseline: alignBaseline(of: view, .firstBaseline, with: first, end: across.near)
      case .lastBaseline: alignBaseline(of: view, .lastBaseline, with: first, end: across.far)
      }
      if alignment == .fill { return }
      if !view.isHidden {
        // No view reaches over the edges (recorded); how a row is held by its baselines there is not known.
        let (boundary, isLine) = ("UISV-spanning-boundary", alignment == .firstBaseline || alignment == .lastBaseline)
        let priority: Float = isLine ? 999.5 : 1000
        if alignment != .leading {
          add(boundary, view, across.near, .greaterThanOrEqual, to: canvas, across.near, priority: priority)
        }
        if alignment != .trailing {
          add(boundary, view, across.far, .lessThanOrEqual, to: canvas, across.far, priority: priority)
        }
      }
      add("UISV-ambiguity-suppression", view, across.length, priority: 25)
    }

    /// The first view holds the row at the end it is aligned to.
    private mutating func alignBaseline(
      of view: UIView, _ baseline: NSLayoutConstraint.Attribute, with first: UIView?,
      end: NSLayoutConstraint.Attribute
    ) {
      if let first {
        add("UISV-alignment", view, baseline, to: first, baseline)
      } else {
        add("UISV-canvas-connection", view, end, to: canvas, end, priority: 24)
      }
    }
  }
}

extension UIView {
  /// True with text, by whose baseline a column may measure.
  fileprivate func hasBaseline(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    (baselineView(attribute) ?? self).baselines != nil
  }
}
