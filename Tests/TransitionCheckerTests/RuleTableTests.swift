import TestSupport
import Testing
import TransitionChecker

@Suite("Rule table") struct RuleTableTests {
  @Test("holds the 51 rules, each under a name of its own")
  func order() {
    #expect(Rule.all.count == 51)
    #expect(Set(Rule.all.map(\.id.rawValue)).count == 51)
    for rule in Rule.all { #expect(Rule.named(rule.id).id == rule.id && Rule.ID(named: rule.id.rawValue) == rule.id) }
  }

  @Test(
    "says of each what is broken, why that matters and how to mend it, in sentences without a point, with two examples",
    arguments: Rule.ID.allCases)
  func words(_ id: Rule.ID) {
    let rule = Rule.named(id)
    for text in [rule.title, rule.why, rule.cure, rule.example.bad, rule.example.good] {
      #expect(!text.isEmpty, "\(rule.id.rawValue) lacks a part of its section in WhyDidMyTransition.md")
    }
    for text in [rule.title, rule.why, rule.cure] {
      #expect(!text.hasSuffix(".") && !text.contains("\n"), "\(rule.id.rawValue): \(text)")
    }
  }

  @Test("has the order, titles and severities of its page")
  func page() throws {
    let page = try #require(SourceTree.text(of: "Sources/Engine/TransitionChecker/WhyDidMyTransition.md"))
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let rows = Rule.all.map { rule in
      let name = rule.id.rawValue
      return "| \(rule.title) | [\(name)](#\(name.lowercased())) | \(rule.severity.rawValue) |"
    }
    #expect(lines.filter { $0.hasPrefix("| ") && $0.contains("](#r-") } == rows)
    #expect(lines.filter { $0.hasPrefix("## ") } == Rule.all.map { "## \($0.id.rawValue)" } + ["## The stage"])
    for rule in Rule.all {
      let heading = try #require(lines.firstIndex(of: "## \(rule.id.rawValue)"))
      #expect(lines[heading + 2] == "**\(rule.title.prefix(1).uppercased())\(rule.title.dropFirst()).**")
    }
  }

  @Test("severities are ordered")
  func severities() {
    #expect(Rule.Severity.note < .warning && Rule.Severity.warning < .error)
  }
}
