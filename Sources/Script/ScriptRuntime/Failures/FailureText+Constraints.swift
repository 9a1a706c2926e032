import MotionMath
import PlainText
import ViewKit

extension FailureText {
  /// The text of a constraint's error, in the terms of Apple's exceptions where they exist.
  static func text(of error: ConstraintError) -> (message: String, hint: String?) {
    switch error {
    case .locationAlone(let attribute):
      (
        "Location attributes must be specified in pairs: '\(attribute.rawValue)' needs a location of a second item, times a "
          + "number that is not 0",
        "a.\(attribute.rawValue)Anchor:constraint{equalTo = b.\(attribute.rawValue)Anchor, constant = 8}"
      )
    case .attributesDoNotMeet(let first, let second):
      (
        "Invalid pairing of layout attributes: '\(first.rawValue)' and '\(second.rawValue)' "
          + (first.axis != second.axis && first.isLocation && second.isLocation
            ? "lie on different axes" : "are a location and a length"),
        nil
      )
    case .directionsDoNotMeet(let first, let second):
      (
        "a constraint cannot be made between '\(first.rawValue)' and '\(second.rawValue)': use leading and trailing for both, or left and "
          + "right for both",
        nil
      )
    case .noAttribute(let isFirst):
      (
        isFirst
          ? "a constraint needs an attribute of its first item"
          : "a constraint with a second item needs an attribute of it",
        "NSLayoutConstraint(a, \"top\", \"equal\", b, \"bottom\", 1, 8)"
      )
    case .notOfGuides(let attribute):
      ("a layout guide has no '\(attribute.rawValue)': it has neither margins nor baselines", nil)
    case .outOfRange(let name, let value):
      ("a constraint's \(name) is a finite number of at most 1000000000, not \(NumberText.lua(value))", nil)
    case .priorityOutOfRange(let value):
      ("a priority is a number above 0 and up to 1000, not \(NumberText.lua(value))", nil)
    case .priorityFixed(let from, let to):
      (
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported: "
          + "\(NumberText.lua(from)) cannot become \(NumberText.lua(to)) while the constraint is active",
        "deactivate, change, activate: constraint.isActive = false"
      )
    case .noCommonAncestor(let first, let second, let isGone):
      (
        "Unable to activate constraint with anchors \(first) and \(second) because they have no common ancestor",
        isGone ? "make it anew, of views that are there" : "view:addSubview(other)"
      )
    case .itemIsGone(let constraint):
      ("Unable to activate \(constraint): an item of it is gone", "make it anew, of views that are there")
    case .notInside(let constraint, let view):
      ("\(view) cannot hold \(constraint), which names something outside it", "NSLayoutConstraint.activate{constraint}")
    case .badFormat(let error):
      (
        "Unable to parse constraint format:\n\(error.reason)\n\(error.format)\n"
          + String(repeating: " ", count: TerminalColumns.count(error.format.prefix(error.offset))) + "^",
        nil
      )
    case .notHeld(let constraint, let view):
      ("\(view) does not hold \(constraint)", "constraint.isActive = false")
    }
  }
}
