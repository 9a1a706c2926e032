/// The reasons a constraint is refused. A refusal changes nothing.
public enum ConstraintError: Error, Hashable, Sendable {
  /// A place without a place of a second item, or times 0.
  case locationAlone(NSLayoutConstraint.Attribute)
  /// Two places on different axes, or a place and a length.
  case attributesDoNotMeet(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
  /// One by the sides of the screen, one by the direction of reading.
  case directionsDoNotMeet(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
  /// A constraint without a first attribute, or a second item without one.
  case noAttribute(isFirst: Bool)
  /// A guide has no margins and no baselines.
  case notOfGuides(NSLayoutConstraint.Attribute)
  /// NaN, infinite, or beyond a thousand million.
  case outOfRange(name: String, value: Double)
  /// Priorities are above 0 and at most 1000.
  case priorityOutOfRange(Double)
  /// From or to 1000, while the constraint is active.
  case priorityFixed(from: Double, to: Double)
  /// The anchors, by their labels, and whether a view of theirs is no more.
  case noCommonAncestor(first: String, second: String, isGone: Bool)
  /// The only item of the constraint is no more, or that of an anchor it shall be made of.
  case itemIsGone(constraint: String)
  /// The constraint names something outside the view it is added to.
  case notInside(constraint: String, view: String)
  /// A line of the visual format language that cannot be understood.
  case badFormat(VisualFormatError)
  /// The view does not hold the constraint it shall remove.
  case notHeld(constraint: String, view: String)
}
