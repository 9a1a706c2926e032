import MotionMath
import PlainText
import ViewKit

/// The constraints that hold a view.
extension Shell {
  /// Shows where a view is along each axis and which constraints decide it, those of its content too, and what is left open.
  func showConstraints(_ words: Substring) throws(CommandFailure) {
    let view = try view(words, "constraints")
    if view.translatesAutoresizingMaskIntoConstraints {
      let count = view.constraints.count
      return say(
        "its frame and mask lay it out: translatesAutoresizingMaskIntoConstraints is true",
        count == 0 ? "it holds no constraints" : "it holds \(count) \(count == 1 ? "constraint" : "constraints")")
    }
    let open = view.undecidedLayout.map(\.rawValue)
    let (frame, content) = (view.frame, view.askIntrinsicContentSize())
    for (axis, position, start, length, size) in [
      (NSLayoutConstraint.Axis.horizontal, "x", frame.origin.x, "width", (frame.size.width, content.width)),
      (.vertical, "y", frame.origin.y, "height", (frame.size.height, content.height)),
    ] {
      say(
        "\(axis.rawValue): \(position) \(NumberText.trimmed(start)), \(length) \(NumberText.trimmed(size.0))".cut(
          to: columns))
      say(view.constraintsAffectingLayout(for: axis).map { "  \($0.equation)".cut(to: columns) })
      if size.1 >= 0 {
        let hugging = NumberText.trimmed(Double(view.contentHuggingPriority(for: axis)))
        let resistance = NumberText.trimmed(Double(view.contentCompressionResistancePriority(for: axis)))
        say("  content \(NumberText.trimmed(size.1)): hugging \(hugging), resistance \(resistance)".cut(to: columns))
      }
      let missing = [position, length].filter(open.contains)
      if !missing.isEmpty { say("  nothing decides \(missing.joined(separator: " and "))") }
    }
  }
}
