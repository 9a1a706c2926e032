import Testing

/// Every rule of how Core Animation and UIKit animate, and of how transitions are driven and presented, has a script that
/// shows it at work.
@Suite("Rules")
struct RuleTests {
  /// The folders, each with a list of its own, and how many rules it has at least.
  static let folders = [
    ("Semantics", 150), ("Transitions", 70), ("Layout", 60), ("Projects", 3), ("Recordings", 30),
  ]

  static func path(_ folder: String) -> String { "Tests/ScriptAPITests/" + folder }

  static func scripts(in folder: String) -> [ClaimingScript] {
    ClaimingScript.all(in: path(folder), claimedBy: "rule")
  }

  @Test("a script finds what the rule says", arguments: folders.flatMap { scripts(in: $0.0) })
  func finds(script: ClaimingScript) throws { try script.run() }

  @Test("every rule has a script, and every script a rule of its list", arguments: folders)
  func everyRule(folder: String, least: Int) {
    let rules = ClaimingScript.items(of: Self.path(folder)).map(\.item)
    let claimed = Self.scripts(in: folder).flatMap(\.items)
    #expect(Set(rules).count == rules.count && rules.count > least)
    #expect(Set(rules).subtracting(claimed).sorted() == [])
    #expect(Set(claimed).subtracting(rules).sorted() == [])
    #expect(Set(claimed).count == claimed.count)
  }
}
