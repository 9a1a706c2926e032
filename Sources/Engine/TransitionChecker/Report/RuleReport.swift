/// A rule as text: its title, reason, cure and examples.
public struct RuleReport {
  public let text: String

  public init(_ rule: Rule) {
    var lines = ["\(rule.id.rawValue) (\(rule.severity.rawValue))"]
    lines += ["", rule.title, "", "Why:  \(rule.why).", "Cure: \(rule.cure)."]
    for (title, text) in [("This breaks it:", rule.example.bad), ("This does not:", rule.example.good)] {
      lines += ["", title, ""] + text.split(separator: "\n").map { "    \($0)" }
    }
    text = lines.joined(separator: "\n")
  }
}
