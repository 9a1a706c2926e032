public import LayerKit

/// A place or a length of a view or guide, from which constraints are made. Anchors of unlike kinds do not go together.
public class NSLayoutAnchor: NSObject {
  package let attribute: NSLayoutConstraint.Attribute
  private(set) weak var node: LayoutNode?
  /// The place that a distance is measured from; nil for a place or length of one item.
  let start: LayoutStart?

  init(of node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, from start: LayoutStart? = nil) {
    self.node = node
    self.attribute = attribute
    self.start = start
    super.init()
  }

  public override var className: String { "NSLayoutAnchor" }
  /// `top of UIView #3`
  public override var debugName: String? { node?.item.map { "\(attribute.rawValue) of \($0.className)" } }
  public override var owners: [NSObject] { item.map { [$0] } ?? [] }

  /// The view or guide; nil when it is no more.
  public final var item: NSObject? { node?.item }

  /// `UIView #3.top`, as descriptions of constraints name a place.
  /// - Parameter item: Nil when it is no more.
  static func place(of item: NSObject?, _ attribute: NSLayoutConstraint.Attribute, in world: World) -> String {
    "\(item.map { world.label(of: $0) } ?? "a view that is gone").\(attribute.rawValue)"
  }

  /// `<NSLayoutYAxisAnchor UIView #3.top>`, as errors name an anchor.
  /// - Parameter item: Nil when it is no more.
  static func label(of item: NSObject?, _ attribute: NSLayoutConstraint.Attribute, in world: World) -> String {
    let type =
      attribute.isLocation
      ? attribute.axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor" : "NSLayoutDimension"
    return "<\(type) \(place(of: item, attribute, in: world))>"
  }

  /// - Parameter other: An anchor of the same kind.
  /// - Throws: `ConstraintError` when an item no longer exists or the two do not go together.
  package final func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, multiplier: Double = 1, constant: Double = 0
  ) throws(ConstraintError) -> NSLayoutConstraint {
    if start != nil || other?.start != nil {
      return try NSLayoutConstraint(self, relation, other, multiplier: multiplier, constant: constant)
    }
    guard let first = item as? any LayoutItem else { throw .itemIsGone(constraint: "<NSLayoutConstraint>") }
    guard let other else {
      return try NSLayoutConstraint(item: first, attribute: attribute, relatedBy: relation, constant: constant)
    }
    guard let second = other.item as? any LayoutItem else { throw .itemIsGone(constraint: "<NSLayoutConstraint>") }
    return try NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other.attribute,
      multiplier: multiplier, constant: constant)
  }

  /// - Throws: `ConstraintError` when the two anchors do not go together or `constant` is not finite.
  public final func constraint(equalTo anchor: NSLayoutAnchor, constant: Double = 0) throws(ConstraintError)
    -> NSLayoutConstraint
  {
    try make(.equal, anchor, constant: constant)
  }

  /// - Throws: `ConstraintError` when the two anchors do not go together or `constant` is not finite.
  public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: Double = 0) throws(ConstraintError)
    -> NSLayoutConstraint
  {
    try make(.lessThanOrEqual, anchor, constant: constant)
  }

  /// - Throws: `ConstraintError` when the two anchors do not go together or `constant` is not finite.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: Double = 0
  ) throws(ConstraintError) -> NSLayoutConstraint {
    try make(.greaterThanOrEqual, anchor, constant: constant)
  }

  /// The distance from this place to another one, as a length that constraints can be made of. It may be negative.
  ///
  /// - Parameter other: A place on the same axis.
  /// - Throws: `ConstraintError` when the two places do not go together, `.itemIsGone`.
  final func distance(to other: NSLayoutAnchor) throws(ConstraintError) -> NSLayoutDimension {
    try NSLayoutConstraint.check(attribute, other.attribute, 1)
    guard let node, let end = other.node else { throw .itemIsGone(constraint: "<NSLayoutDimension>") }
    return NSLayoutDimension(of: end, other.attribute, from: LayoutStart(node: node, attribute: attribute))
  }

  /// The standard distance between two views, in points (documented).
  package static var systemSpacing: Double { 8 }
}

/// A left, right, leading, trailing or middle.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {
  public override var className: String { "NSLayoutXAxisAnchor" }

  /// How far `other` lies beyond this place, in the direction of reading.
  /// - Throws: `ConstraintError` when the two places do not go together, `.itemIsGone`.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) throws(ConstraintError) -> NSLayoutDimension {
    try distance(to: other)
  }
}

/// A top, bottom, middle or baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {
  public override var className: String { "NSLayoutYAxisAnchor" }

  /// How far `other` lies below this place.
  /// - Throws: `ConstraintError` when the two places do not go together, `.itemIsGone`.
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) throws(ConstraintError) -> NSLayoutDimension {
    try distance(to: other)
  }
}

/// A width or height.
public final class NSLayoutDimension: NSLayoutAnchor {
  public override var className: String { "NSLayoutDimension" }

  /// - Throws: `ConstraintError.outOfRange` when `constant` is not finite.
  public func constraint(equalToConstant constant: Double) throws(ConstraintError) -> NSLayoutConstraint {
    try make(.equal, nil, constant: constant)
  }

  /// - Throws: `ConstraintError.outOfRange` when `constant` is not finite.
  public func constraint(lessThanOrEqualToConstant constant: Double) throws(ConstraintError) -> NSLayoutConstraint {
    try make(.lessThanOrEqual, nil, constant: constant)
  }

  /// - Throws: `ConstraintError.outOfRange` when `constant` is not finite.
  public func constraint(greaterThanOrEqualToConstant constant: Double) throws(ConstraintError) -> NSLayoutConstraint {
    try make(.greaterThanOrEqual, nil, constant: constant)
  }
}

/// The place of an item that a distance is measured from.
struct LayoutStart {
  weak var node: LayoutNode?
  let attribute: NSLayoutConstraint.Attribute
}

/// The places that the sides of one constraint are measured from; nil for a side that is no distance.
final class LayoutDistances {
  let first, second: LayoutStart?

  init(first: LayoutStart?, second: LayoutStart?) { (self.first, self.second) = (first, second) }

  /// The attributes of both sides, nil left out.
  private var attributes: [NSLayoutConstraint.Attribute] { [first, second].compactMap { $0?.attribute } }

  var readDirection: Bool { attributes.contains { $0.family == .readingX } }
  var areOfBaselines: Bool { attributes.contains(where: \.isBaseline) }

  /// Whether an item is no more, or in no view.
  var isBroken: Bool { [first, second].contains { $0 != nil && $0?.node?.view == nil } }
}

/// A view or a guide: what constraints are about.
public protocol LayoutItem: NSObject {
  /// The application it belongs to.
  var layoutApp: UIApplication { get }
  /// The layout's data of this item, made at the first call.
  var layoutNode: LayoutNode { get }
}

/// The anchors; each is the same object whenever it is read.
extension LayoutItem {
  public var leadingAnchor: NSLayoutXAxisAnchor { layoutNode.xAnchor(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { layoutNode.xAnchor(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { layoutNode.xAnchor(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { layoutNode.xAnchor(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { layoutNode.xAnchor(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { layoutNode.yAnchor(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { layoutNode.yAnchor(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { layoutNode.yAnchor(.centerY) }
  public var widthAnchor: NSLayoutDimension { layoutNode.dimension(.width) }
  public var heightAnchor: NSLayoutDimension { layoutNode.dimension(.height) }
}

/// The baselines of the view's first and last lines; without text its bottom edge.
extension UIView {
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { layoutNode.yAnchor(.firstBaseline) }
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { layoutNode.yAnchor(.lastBaseline) }
}
