import Testing
import TransitionChecker

@Suite("Rule table") struct RuleTableTests {
  @Test("holds the 47 rules under their names, in the order of the names")
  func order() {
    #expect(Rule.all.count == 47)
    #expect(Rule.all.map(\.id) == Rule.ID.allCases)
    for rule in Rule.all { #expect(Rule.named(rule.id).title == rule.title) }
  }

  @Test(
    "says of each what is broken, why that matters and how to mend it, in sentences without a point",
    arguments: Rule.ID.allCases)
  func words(_ id: Rule.ID) {
    let rule = Rule.named(id)
    for text in [rule.title, rule.why, rule.cure] {
      #expect(!text.isEmpty && !text.hasSuffix(".") && !text.contains("\n"), "\(rule.id.rawValue): \(text)")
    }
  }

  @Test("severities are ordered")
  func severities() {
    #expect(Rule.Severity.note < .warning && Rule.Severity.warning < .error)
  }
}
