import MotionMath

/// Where reading begins.
public enum UIUserInterfaceLayoutDirection: String, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// The direction of reading. Nothing here is in a language, so it is from left to right unless a view says otherwise.
extension UIView {
  /// The direction in which a view lays out its content.
  public enum SemanticContentAttribute: String, CaseIterable, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }

  /// Whether what is inside the view is turned round for reading from right to left: `leading` and `trailing` of the
  /// constraints it holds, its directional margins, the order of a stack view's row. Its subviews decide for themselves.
  public final var semanticContentAttribute: SemanticContentAttribute {
    get { existingNode?.semantics ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      layoutNode.semantics = newValue
      app.constraintEngine.directionDidChange(layoutNode)
      setNeedsLayout()
    }
  }

  /// The direction that layout uses, by the view's and the screen's settings.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// `layoutMargins` by the direction of reading.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = effectiveMargins
      return effectiveUserInterfaceLayoutDirection == .leftToRight
        ? NSDirectionalEdgeInsets(
          top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        : NSDirectionalEdgeInsets(
          top: margins.top, leading: margins.right, bottom: margins.bottom, trailing: margins.left)
    }
    set { setDirectionalMargins(newValue) }
  }
}

/// Distances from the edges, by the direction of reading, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: Double

  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  func edges(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .leftToRight
      ? UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}

extension NSLayoutConstraint {
  /// True when the constraint names leading or trailing.
  var readsDirection: Bool {
    firstAttribute.family == .readingX || secondAttribute.family == .readingX || distances?.readDirection == true
  }

  /// True from right to left, by the direction of the view that holds the constraint. (Reported.)
  var isReadFromRight: Bool { readsDirection && holder?.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether its places are those on the other side. Distances keep their sign, wherever they are measured.
  var isMirrored: Bool { distances == nil && isReadFromRight }

  /// As they stand in the row of the solver.
  var seenConstant: Double { isMirrored ? -constant : constant }

  var seenRelation: Relation {
    guard isMirrored else { return relation }
    switch relation {
    case .equal: return .equal
    case .lessThanOrEqual: return .greaterThanOrEqual
    case .greaterThanOrEqual: return .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same place on the other side, where reading begins.
  func seen(_ isMirrored: Bool) -> NSLayoutConstraint.Attribute {
    guard isMirrored else { return self }
    switch self {
    case .leading: return .right
    case .trailing: return .left
    case .leadingMargin: return .rightMargin
    case .trailingMargin: return .leftMargin
    default: return self
    }
  }
}
