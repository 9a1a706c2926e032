import Testing

/// Every rule of how Core Animation and UIKit animate has a script that shows it at work.
@Suite("Rules of animation")
struct AnimationRuleTests {
  static let folder = "Tests/ScriptAPITests/Semantics"
  static let scripts = ClaimingScript.all(in: folder, claimedBy: "rule")

  @Test("a script finds what the rule says", arguments: scripts)
  func finds(script: ClaimingScript) throws { try script.run() }

  @Test("every rule has a script, and every script a rule of the list")
  func everyRule() {
    let rules = ClaimingScript.items(of: Self.folder).map(\.item)
    let claimed = Self.scripts.flatMap(\.items)
    #expect(Set(rules).count == rules.count && rules.count > 150)
    #expect(Set(rules).subtracting(claimed).sorted() == [])
    #expect(Set(claimed).subtracting(rules).sorted() == [])
    #expect(Set(claimed).count == claimed.count)
  }
}
