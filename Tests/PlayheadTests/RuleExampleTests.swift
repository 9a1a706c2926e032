import PlainText
import PlayheadTool
import TestSupport
import Testing
import TransitionChecker

/// Each rule is its examples, read by `playhead check` in all scenarios.
@Suite("Rule examples", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct RuleExampleTests {
  private struct Found {
    let rule: String
    let severity: String
    let what: String
  }

  private let folder = TemporaryFolder()

  /// - Parameter hasMistakes: Whether the text may show a mistake too, which is in no scenario.
  private func findings(in script: String, hasMistakes: Bool = false) -> [Found] {
    folder.write(script, to: "example.lua")
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), ["check", "-q", "--json", folder.path + "/example.lua"])
    #expect(run.errors == "")
    return run.output.split(separator: "\n").compactMap { line in
      guard case .object(let fields)? = JSON(line), !hasMistakes || fields["scenario"] != nil else { return nil }
      return Found(
        rule: fields["rule"]?.string ?? "", severity: fields["severity"]?.string ?? "", what: String(line))
    }
  }

  @Test("the stage alone is without a fault", arguments: ["present()", "drive()", "swipe()"])
  func stage(_ way: String) {
    let findings = findings(in: Rule.script(way))
    #expect(findings.isEmpty, "\(findings.map(\.what))")
  }

  @Test(
    "the bad example is found by its rule and no other error, in the good one nothing is",
    arguments: Rule.ID.allCases)
  func examples(_ id: Rule.ID) {
    let example = Rule.named(id).example
    let bad = findings(in: Rule.script(example.bad), hasMistakes: true)
    #expect(bad.contains { $0.rule == id.rawValue })
    #expect(!bad.contains { $0.severity == "error" && $0.rule != id.rawValue }, "\(bad.map(\.what))")
    let good = findings(in: Rule.script(example.good))
    #expect(good.isEmpty, "\(good.map(\.what))")
  }
}
