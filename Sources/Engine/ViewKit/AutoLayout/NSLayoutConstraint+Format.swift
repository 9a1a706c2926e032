import LayerKit
import LayoutSolver

extension NSLayoutConstraint {
  /// How the views of a visual format stand to each other across it, and along it.
  public enum FormatOptions: String, CaseIterable, Sendable {
    case alignAllLeft, alignAllRight, alignAllTop, alignAllBottom, alignAllLeading, alignAllTrailing, alignAllCenterX
    case alignAllCenterY, alignAllLastBaseline, alignAllFirstBaseline
    case directionLeadingToTrailing, directionLeftToRight, directionRightToLeft
    case spacingEdgeToEdge, spacingBaselineToBaseline

    var aligned: Attribute? {
      switch self {
      case .alignAllLeft: .left
      case .alignAllRight: .right
      case .alignAllTop: .top
      case .alignAllBottom: .bottom
      case .alignAllLeading: .leading
      case .alignAllTrailing: .trailing
      case .alignAllCenterX: .centerX
      case .alignAllCenterY: .centerY
      case .alignAllLastBaseline: .lastBaseline
      case .alignAllFirstBaseline: .firstBaseline
      default: nil
      }
    }
  }

  /// The constraints that a line of the visual format language stands for, from left to right, none of them active.
  ///
  /// - Parameters:
  ///   - metrics: The numbers that the format names.
  ///   - views: The views and guides that it names.
  /// - Throws: `ConstraintError.badFormat` with the place, or what a constraint of it refuses.
  public static func constraints(
    withVisualFormat text: String, options: [FormatOptions] = [], metrics: [String: Double] = [:],
    views: [String: any LayoutItem]
  ) throws(ConstraintError) -> [NSLayoutConstraint] {
    do {
      var builder = FormatBuilder(
        format: try VisualFormat(text), options: options, metrics: metrics, items: views)
      try builder.build()
      return builder.constraints
    } catch let error as VisualFormatError {
      throw .badFormat(error)
    } catch let error as ConstraintError {
      throw error
    } catch {
      return []
    }
  }
}

private struct FormatBuilder {
  let format: VisualFormat
  let options: [NSLayoutConstraint.FormatOptions]
  let metrics: [String: Double]
  let items: [String: any LayoutItem]
  private(set) var constraints: [NSLayoutConstraint] = []

  init(
    format: VisualFormat, options: [NSLayoutConstraint.FormatOptions], metrics: [String: Double],
    items: [String: any LayoutItem]
  ) {
    (self.format, self.options, self.metrics, self.items) = (format, options, metrics, items)
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  /// Whether distances are measured from right to left.
  private var isBackwards: Bool { format.axis == .horizontal && options.contains(.directionRightToLeft) }

  /// The edges that come first and last, and the margins beside them.
  private var edges: (near: Attribute, far: Attribute, nearMargin: Attribute, farMargin: Attribute) {
    if format.axis == .vertical { return (.top, .bottom, .topMargin, .bottomMargin) }
    if isBackwards { return (.right, .left, .rightMargin, .leftMargin) }
    if options.contains(.directionLeftToRight) { return (.left, .right, .leftMargin, .rightMargin) }
    return (.leading, .trailing, .leadingMargin, .trailingMargin)
  }

  mutating func build() throws {
    let views = try format.views.map { try item($0.name, $0.end) }
    if let connection = format.leading, let first = views.first {
      let outer = try superview(of: first, format.leadingEnd)
      try connect(outer, isStandard(connection) ? edges.nearMargin : edges.near, connection, first, edges.near, 0)
    }
    for (index, view) in format.views.enumerated() {
      for length in view.lengths { try hold(views[index], length) }
      guard index < format.connections.count else { break }
      let isOfLines = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
      try connect(
        views[index], isOfLines ? .lastBaseline : edges.far, format.connections[index], views[index + 1],
        isOfLines ? .firstBaseline : edges.near, NSLayoutAnchor.systemSpacing)
    }
    if let connection = format.trailing, let last = views.last {
      let outer = try superview(of: last, format.trailingEnd)
      try connect(last, edges.far, connection, outer, isStandard(connection) ? edges.farMargin : edges.far, 0)
    }
    try align(views)
  }

  private func isStandard(_ connection: VisualFormat.Connection) -> Bool {
    if case .standard = connection { true } else { false }
  }

  private func item(_ name: String, _ end: Int) throws(VisualFormatError) -> any LayoutItem {
    guard let item = items[name] else { throw format.error("\(name) is not a key in the views dictionary.", at: end) }
    return item
  }

  private func superview(of item: any LayoutItem, _ end: Int) throws(VisualFormatError) -> UIView {
    guard let outer = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
      throw format.error(
        "Unable to interpret '|' character, because the related view doesn't have a superview", at: end)
    }
    return outer
  }

  private func number(_ object: VisualFormat.Object, _ end: Int) throws(VisualFormatError) -> Double {
    switch object {
    case .number(let number):
      guard number <= LayoutSolver.largestNumber else { throw format.error("Expected a smaller number", at: end) }
      return number
    case .name(let name):
      guard let number = metrics[name] else {
        throw format.error("\(name) is not a key in the metrics dictionary.", at: end)
      }
      return number
    }
  }

  /// - Parameter standard: What a bare hyphen is: the standard distance between views, and 0 beside a margin.
  private mutating func connect(
    _ one: any LayoutItem, _ edge: Attribute, _ connection: VisualFormat.Connection, _ other: any LayoutItem,
    _ otherEdge: Attribute, _ standard: Double
  ) throws {
    switch connection {
    case .flush: try add(other, otherEdge, .equal, one, edge, 0)
    case .standard: try add(other, otherEdge, .equal, one, edge, standard)
    case .distances(let distances):
      for distance in distances {
        let constant = try number(distance.object, distance.end)
        try add(other, otherEdge, distance.relation, one, edge, constant)
        try prioritise(distance)
      }
    }
  }

  /// `far - near relation distance`; from right to left what is far is smaller.
  private mutating func add(
    _ far: any LayoutItem, _ farEdge: Attribute, _ relation: NSLayoutConstraint.Relation, _ near: any LayoutItem,
    _ nearEdge: Attribute, _ distance: Double
  ) throws(ConstraintError) {
    let (first, firstEdge, second, secondEdge) =
      isBackwards ? (near, nearEdge, far, farEdge) : (far, farEdge, near, nearEdge)
    constraints.append(
      try NSLayoutConstraint(
        item: first, attribute: firstEdge, relatedBy: relation, toItem: second, attribute: secondEdge,
        constant: distance))
  }

  private mutating func hold(_ view: any LayoutItem, _ length: VisualFormat.Predicate) throws {
    let attribute: Attribute = format.axis == .horizontal ? .width : .height
    if case .name(let name) = length.object, metrics[name] == nil {
      constraints.append(
        try NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: length.relation, toItem: try item(name, length.end),
          attribute: attribute, multiplier: length.multiplier))
    } else {
      let constant = try number(length.object, length.end) * length.multiplier
      constraints.append(
        try NSLayoutConstraint(item: view, attribute: attribute, relatedBy: length.relation, constant: constant))
    }
    try prioritise(length)
  }

  private func prioritise(_ predicate: VisualFormat.Predicate) throws {
    let priority = try number(predicate.priority, predicate.priorityEnd)
    guard priority > 0, priority <= 1000 else {
      throw format.error("Expected a priority above 0 and at most 1000", at: predicate.priorityEnd)
    }
    try constraints.last?.setPriority(Float(priority))
  }

  private mutating func align(_ views: [any LayoutItem]) throws {
    for attribute in options.compactMap(\.aligned) {
      guard attribute.axis != format.axis else {
        throw format.error(
          "Options mask required views to be aligned on a \(format.axis.rawValue) edge, which is not allowed for layout that is "
            + "also \(format.axis.rawValue).", at: 0)
      }
      for view in views.dropFirst() {
        constraints.append(
          try NSLayoutConstraint(
            item: views[0], attribute: attribute, relatedBy: .equal, toItem: view, attribute: attribute))
      }
    }
  }
}
