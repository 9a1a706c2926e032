public import LayerKit

/// A place or a length of a view or guide, from which constraints are made. Anchors of unlike kinds do not go together.
public class NSLayoutAnchor: NSObject {
  let attribute: NSLayoutConstraint.Attribute
  private(set) weak var node: LayoutNode?

  init(of node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) {
    self.node = node
    self.attribute = attribute
    super.init()
  }

  public override var className: String { "NSLayoutAnchor" }
  /// `top of UIView #3`
  public override var debugName: String? { node?.item.map { "\(attribute.rawValue) of \($0.className)" } }
  public override var owners: [NSObject] { item.map { [$0] } ?? [] }

  /// The view or guide; nil when it is no more.
  public final var item: NSObject? { node?.item }

  /// `<NSLayoutYAxisAnchor UIView #3.top>`, as errors name an anchor.
  static func label(of item: NSObject, _ attribute: NSLayoutConstraint.Attribute, in world: World) -> String {
    let type =
      attribute.isLocation
      ? attribute.axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor" : "NSLayoutDimension"
    return "<\(type) \(world.label(of: item)).\(attribute.rawValue)>"
  }

  /// - Parameter other: An anchor of the same kind.
  /// - Throws: `ConstraintError` when an item no longer exists or the two do not go together.
  package final func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, multiplier: Double = 1, constant: Double = 0
  ) throws(ConstraintError) -> NSLayoutConstraint {
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

  /// The standard distance between two views, in points (documented).
  package static var systemSpacing: Double { 8 }
}

/// A left, right, leading, trailing or middle.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {
  public override var className: String { "NSLayoutXAxisAnchor" }
}

/// A top, bottom, middle or baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {
  public override var className: String { "NSLayoutYAxisAnchor" }
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

/// A view or a guide: what constraints are about.
public protocol LayoutItem: NSObject {
  /// The application it belongs to.
  var layoutApp: UIApplication { get }
  /// What layout keeps with it, made at the first call.
  var layoutNode: LayoutNode { get }
}

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

extension UIView {
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { layoutNode.yAnchor(.firstBaseline) }
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { layoutNode.yAnchor(.lastBaseline) }
}
