/// A rule as text: its title, reason, cure and examples.
public struct RuleReport {
  public let text: String

  public init(_ rule: Rule) {
    var lines = ["\(rule.id.rawValue) (\(rule.isJudged ? rule.severity.rawValue : "not judged yet"))"]
    lines += ["", rule.title, "", "Why:  \(rule.why).", "Cure: \(rule.cure)."]
    if let example = rule.example {
      for (title, text) in [("This breaks it:", example.bad), ("This does not:", example.good)] {
        lines += ["", title, ""] + text.split(separator: "\n").map { "    \($0)" }
      }
    }
    text = lines.joined(separator: "\n")
  }
}
