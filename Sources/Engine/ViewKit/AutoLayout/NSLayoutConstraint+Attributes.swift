extension NSLayoutConstraint {
  /// The location or the length of an item that a constraint relates.
  public enum Attribute: String, CaseIterable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute
  }

  /// The relation of the first item to the second.
  public enum Relation: String, CaseIterable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual

    var sign: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// The axis of a stack view, of hugging and of resistance.
  public enum Axis: String, CaseIterable, Sendable {
    case horizontal, vertical

    /// 0 or 1.
    var index: Int { self == .horizontal ? 0 : 1 }
  }
}

/// The priorities that have names (documented). A constraint takes any number above 0 and up to 1000, which is required.
public enum UILayoutPriority: String, CaseIterable, Sendable {
  case required, defaultHigh, dragThatCanResizeScene, sceneSizeStayPut, dragThatCannotResizeScene, defaultLow
  case fittingSizeLevel

  public var value: Float {
    switch self {
    case .required: 1000
    case .defaultHigh: 750
    case .dragThatCanResizeScene: 510
    case .sceneSizeStayPut: 500
    case .dragThatCannotResizeScene: 490
    case .defaultLow: 250
    case .fittingSizeLevel: 50
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Which two of them can stand in one constraint: a place along an axis, in one of its two ways of saying, or a length.
  enum Family {
    /// By the sides of the screen, by the direction of reading, or neither.
    case absoluteX, readingX, anyX, y, length, none
  }

  var family: Family {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .absoluteX
    case .leading, .trailing, .leadingMargin, .trailingMargin: .readingX
    case .centerX, .centerXWithinMargins: .anyX
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .y
    case .width, .height: .length
    case .notAnAttribute: .none
    }
  }

  /// The axis it lies on; nil for `notAnAttribute`.
  package var axis: NSLayoutConstraint.Axis? {
    switch family {
    case .absoluteX, .readingX, .anyX: .horizontal
    case .y: .vertical
    case .length: self == .width ? .horizontal : .vertical
    case .none: nil
    }
  }

  /// True for edges, centres and baselines; false for lengths.
  package var isLocation: Bool { family != .length && family != .none }

  /// Where between the near edge, 0, and the far edge, 1, it lies.
  var part: Double {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: 0
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    default: 1
    }
  }

  var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension NSLayoutConstraint {
  var isOfBaselines: Bool {
    firstAttribute.isBaseline || secondAttribute.isBaseline || distances?.areOfBaselines == true
  }
}
