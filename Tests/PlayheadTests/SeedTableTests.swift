import PlainText
import PlayheadTool
import TestSupport
import TestTraits
import Testing
import TransitionChecker

/// The table of what has to be found in the effects as their pages print them, row by row.
@Suite("Seed table", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct SeedTableTests {
  struct Row: CustomTestStringConvertible {
    let script: String
    /// The rules of the table.
    let rules: Set<Rule.ID>
    /// Errors that the page has as well, each with its reason.
    let besides: [Rule.ID: String]
    var testDescription: String { script }

    init(_ script: String, _ rules: Set<Rule.ID>, besides: [Rule.ID: String] = [:]) {
      (self.script, self.rules, self.besides) = (script, rules, besides)
    }
  }

  static let rows = [
    Row("cross-dissolve", [.state, .noAnimation]),
    Row("swipe", [.stuck, .early, .decide]),
    Row("custom-presentation", [.outOfSight, .jump]),
    Row(
      "reveal", [.early, .clock, .types, .state],
      besides: [
        .complete: "the push of another screen crashes, and nothing completes it",
        .rotation: "the logo is placed when the screen appears, and never again",
      ]),
    Row(
      "tips-presentation", [.pure, .along, .jump, .state, .rotation],
      besides: [.hitTest: "what is invisible takes no touches"]),
    Row("circle-push", [.complete]),
    Row(
      "pan-pop", [.once, .stuck, .root],
      besides: [.early: "a finger that ends on the left is forgotten, whenever it is lifted"]),
    Row(
      "photo-browser", [.complete, .jump, .state],
      besides: [.outcome: "the account completes from outside what was cancelled"]),
  ]

  @Test("fires, and nothing else is an error", .exhaustive, arguments: rows)
  func row(_ row: Row) {
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"),
      ["check", "--json", "--device", "375x667@2", "Examples/as-printed/\(row.script).lua"])
    let found = run.output.split(separator: "\n").compactMap { line -> (rule: Rule.ID, isError: Bool)? in
      guard case .object(let fields)? = JSON(line), let rule = fields["rule"]?.string.flatMap(Rule.ID.init(named:))
      else { return nil }
      return (rule, fields["severity"]?.string == "error")
    }
    #expect(row.rules.subtracting(found.map(\.rule)).isEmpty, "missing of \(Set(found.map(\.rule.rawValue)))")
    let errors = Set(found.filter(\.isError).map(\.rule))
    #expect(errors.subtracting(row.rules).subtracting(row.besides.keys).isEmpty, "\(run.output)")
  }
}
