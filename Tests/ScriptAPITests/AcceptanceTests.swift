import Testing

/// Every row of what must work has a script that shows it at work.
@Suite("Acceptance list")
struct AcceptanceTests {
  static let folder = "Tests/ScriptAPITests/Acceptance"
  static let scripts = ClaimingScript.all(in: folder, claimedBy: "row")

  @Test("a script finds what it expects", arguments: scripts)
  func finds(script: ClaimingScript) throws { try script.run() }

  @Test("every row has a script, and every script a row of the list")
  func everyRow() {
    let rows = ClaimingScript.items(of: Self.folder)
    #expect(rows.map(\.item) == (1...204).map { String($0) })
    let claimed = Set(Self.scripts.flatMap(\.items))
    let missing = rows.filter { !claimed.contains($0.item) }.map { "\($0.item) \($0.name)" }
    #expect(missing == [])
    #expect(claimed.subtracting(rows.map(\.item)) == [])
    #expect(Self.scripts.allSatisfy { !$0.items.isEmpty })
  }
}
