public import LayerKit
import LayoutSolver
import PlainText

/// `first.attribute relation multiplier × second.attribute + constant`, at a priority.
///
/// Activating, changing and removing only mark; the next layout pass solves. Positions are taken in the coordinates of the
/// nearest view that has both items inside, or is one of them (reported).
public final class NSLayoutConstraint: NSObject {
  public let firstAttribute: Attribute
  public let relation: Relation
  public let secondAttribute: Attribute
  public let multiplier: Double
  /// A name for logs.
  public var identifier: String?
  /// Kept; nothing is archived.
  public var shouldBeArchived = false

  private(set) weak var firstNode: LayoutNode?
  private(set) weak var secondNode: LayoutNode?
  /// The places that its sides are measured from; nil where no side is a distance between two places.
  let distances: LayoutDistances?
  private let hasSecondItem: Bool
  private let app: Unowned<UIApplication>

  /// Added to the right side, in points.
  public private(set) var constant: Double
  /// Above 0; 1000 is required. A higher one is never given up for any number of lower ones (documented).
  public private(set) var priority: Float = UILayoutPriority.required.value

  /// The node of the view that holds it while it is active.
  private(set) weak var holder: LayoutNode?
  /// The constraint in the solver, once it is there.
  var solved: ConstraintID?
  /// The row's part besides `constant`, as last added to the solver.
  var offset = 0.0
  /// The items that its row was made from, besides variables.
  var reads: [Unmanaged<LayoutNode>] = []
  /// The work that the engine's next update does for it.
  var due = Due.nothing
  /// Rises with each activation.
  var activation = 0
  /// Made by a view for what is inside it: a conflict breaks an app's constraint before it.
  let isOfSystem: Bool

  enum Due { case nothing, constant, row }

  private struct Unowned<Object: AnyObject> { unowned let object: Object }

  /// - Parameters:
  ///   - multiplier: Times the second item's attribute; not 0 for a location.
  ///   - constant: In points.
  /// - Throws: `ConstraintError` when the attributes do not go together or a number is not finite.
  public convenience init(
    item first: any LayoutItem, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: (any LayoutItem)? = nil, attribute secondAttribute: Attribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0
  ) throws(ConstraintError) {
    try NSLayoutConstraint.check(firstAttribute, second == nil ? .notAnAttribute : secondAttribute, multiplier)
    if second != nil, secondAttribute == .notAnAttribute { throw .noAttribute(isFirst: false) }
    for (item, attribute) in [(first, firstAttribute), (second ?? first, secondAttribute)] {
      if item is UILayoutGuide, attribute.isOfMargins || attribute.isBaseline { throw .notOfGuides(attribute) }
    }
    try NSLayoutConstraint.check(multiplier, "multiplier")
    try NSLayoutConstraint.check(constant, "constant")
    self.init(
      unchecked: first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant)
  }

  /// The value of a variable that has no constraint yet: it relates nothing, and cannot be activated. (That it can be
  /// made is Swift's; that activating it fails is chosen here.)
  public init(in app: UIApplication) {
    (firstAttribute, relation, secondAttribute) = (.notAnAttribute, .equal, .notAnAttribute)
    (multiplier, constant, distances) = (1, 0, nil)
    (hasSecondItem, isOfSystem) = (false, false)
    self.app = Unowned(object: app)
    super.init()
  }

  /// A constraint of a distance between two places: a number, a length or another distance on the second side.
  ///
  /// - Throws: `ConstraintError.outOfRange` for a number that is not finite, `.itemIsGone`.
  convenience init(
    _ first: NSLayoutAnchor, _ relation: Relation, _ second: NSLayoutAnchor?, multiplier: Double, constant: Double
  ) throws(ConstraintError) {
    try NSLayoutConstraint.check(multiplier, "multiplier")
    try NSLayoutConstraint.check(constant, "constant")
    guard let item = first.item as? any LayoutItem, second == nil || second?.item != nil else {
      throw .itemIsGone(constraint: "<NSLayoutConstraint>")
    }
    self.init(
      unchecked: item, first.attribute, relation, second?.item as? any LayoutItem, second?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant, distances: LayoutDistances(first: first.start, second: second?.start))
  }

  /// A constraint that a view makes of its own accord, of attributes that go together and numbers that are finite.
  convenience init(
    ofSystem identifier: String, _ first: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation = .equal,
    to second: (any LayoutItem)? = nil, _ secondAttribute: Attribute = .notAnAttribute, multiplier: Double = 1,
    constant: Double = 0, priority: Float = UILayoutPriority.required.value
  ) {
    self.init(
      unchecked: first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant,
      isOfSystem: true)
    self.identifier = identifier
    self.priority = priority
  }

  private init(
    unchecked first: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: (any LayoutItem)?,
    _ secondAttribute: Attribute, multiplier: Double, constant: Double, isOfSystem: Bool = false,
    distances: LayoutDistances? = nil
  ) {
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.isOfSystem = isOfSystem
    self.distances = distances
    hasSecondItem = second != nil
    app = Unowned(object: first.layoutApp)
    super.init()
    firstNode = first.layoutNode
    secondNode = second?.layoutNode
  }

  /// - Throws: `ConstraintError` for two attributes that do not go together, or a location without another.
  static func check(
    _ first: Attribute, _ second: Attribute, _ multiplier: Double
  ) throws(ConstraintError) {
    let (one, other) = (first.family, second.family)
    if one == .none { throw .noAttribute(isFirst: true) }
    if first.isLocation, other == .none || other != .length && multiplier == 0 { throw .locationAlone(first) }
    if other == .none { return }
    if first.isLocation != second.isLocation || first.isLocation && first.axis != second.axis {
      throw .attributesDoNotMeet(first, second)
    }
    if one == .absoluteX && other == .readingX || one == .readingX && other == .absoluteX {
      throw .directionsDoNotMeet(first, second)
    }
  }

  /// - Throws: `ConstraintError.outOfRange` for NaN, infinity, and what is larger than the solver takes.
  static func check(_ value: Double, _ name: String) throws(ConstraintError) {
    guard value.magnitude <= LayoutSolver.largestNumber else { throw .outOfRange(name: name, value: value) }
  }

  public override var className: String { "NSLayoutConstraint" }
  public override var debugName: String? { identifier }
  public override var owners: [NSObject] { holder?.view.map { [$0] } ?? [] }

  /// Nil when it is no more.
  public var firstItem: NSObject? { firstNode?.item }
  public var secondItem: NSObject? { secondNode?.item }
  public var firstAnchor: NSLayoutAnchor? { firstNode?.anchor(firstAttribute, from: distances?.first) }
  /// Nil without a second item.
  public var secondAnchor: NSLayoutAnchor? { secondNode?.anchor(secondAttribute, from: distances?.second) }

  /// Whether the constraint takes part in layout. One that was broken in a conflict stays active.
  public private(set) var isActive = false

  /// - Throws: `ConstraintError.outOfRange` when the value is not finite.
  public func setConstant(_ constant: Double) throws(ConstraintError) {
    try NSLayoutConstraint.check(constant, "constant")
    guard constant != self.constant else { return }
    if let block = app.object.animations.current {
      app.object.blockCheck.willChangeConstant(of: self)
      block.note(self)
    }
    self.constant = constant
    if isActive { engine?.constantDidChange(self) }
  }

  /// - Throws: `ConstraintError.priorityOutOfRange` outside 0…1000; `.priorityFixed` from or to 1000 while the constraint is
  ///   active (documented).
  public func setPriority(_ priority: Float) throws(ConstraintError) {
    guard priority > 0, priority <= 1000 else { throw .priorityOutOfRange(Double(priority)) }
    guard priority != self.priority else { return }
    let required = UILayoutPriority.required.value
    if isActive, (priority == required) != (self.priority == required) {
      throw .priorityFixed(from: Double(self.priority), to: Double(priority))
    }
    self.priority = priority
    if isActive { engine?.priorityDidChange(self) }
  }

  // MARK: Activation

  var engine: ConstraintEngine? { firstNode?.engine }

  /// The nodes of its items, each once.
  var nodes: [LayoutNode] {
    if let distances {
      var nodes: [LayoutNode] = []
      for node in [firstNode, distances.first?.node, secondNode, distances.second?.node].compactMap({ $0 })
      where !nodes.contains(where: { $0 === node }) {
        nodes.append(node)
      }
      return nodes
    }
    guard let firstNode else { return secondNode.map { [$0] } ?? [] }
    guard let secondNode, secondNode !== firstNode else { return [firstNode] }
    return [firstNode, secondNode]
  }

  /// For the engine.
  func install(in holder: LayoutNode) { (self.holder, isActive) = (holder, true) }

  /// For the engine.
  func uninstall() { (holder, isActive) = (nil, false) }

  /// Takes part in layout from the next pass on; held by the nearest view that has both items inside.
  /// - Throws: `ConstraintError.noCommonAncestor`, `.itemIsGone`.
  public func activate() throws(ConstraintError) { try NSLayoutConstraint.activate([self]) }

  /// Removes the constraint from layout; it can be activated again.
  public func deactivate() { app.object.constraintEngine.remove(self) }

  /// Activates all of them, or none when one cannot be.
  /// - Throws: `ConstraintError.noCommonAncestor`, `.itemIsGone`.
  public static func activate(_ constraints: [NSLayoutConstraint]) throws(ConstraintError) {
    var holders: [LayoutNode] = []
    for constraint in constraints { holders.append(try constraint.findHolder()) }
    for (constraint, holder) in zip(constraints, holders) where !constraint.isActive {
      constraint.engine?.add(constraint, to: holder)
    }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  private func findHolder() throws(ConstraintError) -> LayoutNode {
    let world = app.object.world
    guard let first = firstNode, let view = first.view, !hasSecondItem || secondNode?.view != nil else {
      guard hasSecondItem else { throw .itemIsGone(constraint: description) }
      throw .noCommonAncestor(
        first: NSLayoutAnchor.label(of: firstItem, firstAttribute, in: world),
        second: NSLayoutAnchor.label(of: secondItem, secondAttribute, in: world), isGone: true)
    }
    if distances == nil, secondNode == nil { return first.isGuide ? view.layoutNode : first }
    if let distances, distances.isBroken { throw .itemIsGone(constraint: description) }
    guard let ancestor = commonView else {
      let other = nodes.first { $0.view.flatMap { view.nearestAncestor(sharedWith: $0) } == nil }
      throw .noCommonAncestor(
        first: NSLayoutAnchor.label(of: first.item ?? view, firstAttribute, in: world),
        second: NSLayoutAnchor.label(of: other?.item ?? view, attribute(of: other), in: world), isGone: false)
    }
    return ancestor.layoutNode
  }

  /// The attribute that the constraint names of an item.
  private func attribute(of node: LayoutNode?) -> Attribute {
    if node === secondNode { return secondAttribute }
    return [distances?.first, distances?.second].compactMap { $0 }.first { $0.node === node }?.attribute
      ?? firstAttribute
  }

  /// The nearest view that has everything inside it that the constraint names, or is it; places are in its coordinates.
  var commonView: UIView? {
    guard var view = firstNode?.view else { return nil }
    if distances == nil {
      guard let second = secondNode?.view else { return view }
      return view.nearestAncestor(sharedWith: second)
    }
    for other in nodes.compactMap(\.view) {
      guard let above = view.nearestAncestor(sharedWith: other) else { return nil }
      view = above
    }
    return view
  }

  /// Whether everything it names is in `view`, or is it.
  func isInside(_ view: UIView) -> Bool {
    nodes.compactMap(\.view).allSatisfy { $0.isDescendant(of: view) }
  }

  // MARK: Text

  /// `<NSLayoutConstraint #7 "card.top" UIView #3.top == UIView #2.top + 8 (active)>`
  public var description: String {
    let world = app.object.world
    let label = world.label(of: self)
    return "<\(label) \(equation)\(isActive ? " (active)" : "")>"
  }

  /// `UIView #3.top == 0.5 * UIView #2.top + 8 @750`
  public var equation: String { equation(constant: constant, priority: priority) }

  /// The same with another constant and priority, as they were at a time.
  func equation(constant: Double, priority: Float) -> String {
    let world = app.object.world
    func side(_ node: LayoutNode?, _ attribute: Attribute) -> String {
      NSLayoutAnchor.place(of: node?.item, attribute, in: world)
    }
    func side(_ node: LayoutNode?, _ attribute: Attribute, from start: LayoutStart?) -> String {
      guard let start else { return side(node, attribute) }
      return "(\(side(node, attribute)) - \(side(start.node, start.attribute)))"
    }
    var text = "\(side(firstNode, firstAttribute, from: distances?.first)) \(relation.sign) "
    if hasSecondItem {
      if multiplier != 1 { text += "\(NumberText.shortest(multiplier)) * " }
      text += side(secondNode, secondAttribute, from: distances?.second)
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(NumberText.shortest(constant.magnitude))" }
    } else {
      text += NumberText.shortest(constant)
    }
    return priority == 1000 ? text : text + " @\(NumberText.shortest(Double(priority)))"
  }
}

extension UIView {
  /// The nearest view that is both of these or above them; nil in different hierarchies.
  func nearestAncestor(sharedWith other: UIView) -> UIView? {
    if self === other || superview === other { return other }
    if other.superview === self { return self }
    if let superview, superview === other.superview { return superview }
    var (one, two): (UIView?, UIView?) = (self, other)
    var (depth, otherDepth) = (self.depth, other.depth)
    while depth > otherDepth { (one, depth) = (one?.superview, depth - 1) }
    while otherDepth > depth { (two, otherDepth) = (two?.superview, otherDepth - 1) }
    while let view = one, view !== two { (one, two) = (view.superview, two?.superview) }
    return one
  }

  /// How many views are above it.
  var depth: Int {
    var (count, view) = (0, superview)
    while let above = view { (count, view) = (count + 1, above.superview) }
    return count
  }
}
