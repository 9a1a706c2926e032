import ScriptAPI
import ScriptRuntime
import ScriptTools
import TestSupport
import Testing

/// The reference's statements about members, held against recordings of them: `Recordings/Members.txt` names for each
/// rule of the recordings the members that it concerns.
///
/// The scripts that show the rules at work, with the numbers of their formulas, are run by `RuleTests`.
@Suite("Recordings and coverage") struct RecordingTests {
  static let folder = "Tests/ScriptAPITests/Recordings"

  /// A rule of the recordings, and what it concerns.
  struct Rule: Sendable, CustomTestStringConvertible {
    let name: String
    /// Members by what the reference says of them: `exact`, `approximate` or `own`. Under `type` are types, under `source`
    /// the file that names the rule's source.
    var parts: [String: [String]] = [:]
    var testDescription: String { name }
  }

  static let rules: [Rule] = {
    var found: [Rule] = []
    for line in (SourceTree.text(of: folder + "/Members.txt") ?? "").split(separator: "\n") where line.first != "#" {
      let words = line.split(separator: " ").map(String.init)
      if line.first != " " {
        found.append(Rule(name: words[0]))
      } else if !found.isEmpty {
        found[found.count - 1].parts[String(words[0].dropLast()), default: []] += words.dropFirst()
      }
    }
    return found
  }()

  static let scripts = RuleTests.scripts(in: "Recordings")

  /// The mark of a member in the reference: the class or a superclass that declares it says it.
  static func mark(of member: String, in type: String) -> String? {
    guard CoverageTests.members(of: type)?.contains(member) == true else { return nil }
    let entry = Catalog.uiKit.classes.first { $0.name == type }?.entry
    if let parent = entry?.superclass, let entry,
      !entry.properties.contains(where: { $0.name == member }), !entry.functions.contains(where: { $0.name == member })
    {
      return mark(of: member, in: parent)
    }
    return String(ReferencePage.mark(member, of: type).prefix { $0 != ":" })
  }

  @Test("every recording has its members, and a script that RuleTests runs")
  func everyRule() {
    let listed = ClaimingScript.items(of: Self.folder).map(\.item)
    #expect(Self.rules.map(\.name) == listed)
    #expect(listed.count >= 36)
    #expect(RuleTests.folders.contains { $0.0 == "Recordings" })
    #expect(Set(listed).subtracting(Self.scripts.flatMap(\.items)).isEmpty)
  }

  @Test("the reference says of a member what its recording says", arguments: rules)
  func agrees(rule: Rule) {
    let lines = Self.scripts.filter { $0.items.contains(rule.name) }.flatMap { $0.source.split(separator: "\n") }
    let words = Set(
      lines.filter { !$0.hasPrefix("--") }.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map(String.init))
    #expect(Set(rule.parts.keys).subtracting(["exact", "approximate", "own", "type", "source"]).isEmpty)
    for (kind, names) in rule.parts where kind != "type" && kind != "source" {
      for name in names {
        let parts = name.split(separator: ".").map(String.init)
        #expect(Self.mark(of: parts[1], in: parts[0]) == kind, "\(name) is said to be \(kind) as recorded")
        #expect(kind == "approximate" || words.contains(parts[1]), "the script of the recording does not use \(name)")
      }
    }
    for type in rule.parts["type"] ?? [] {
      #expect(CoverageTests.members(of: type) != nil && words.contains { $0.hasPrefix(type) }, "\(type)")
    }
    #expect(["exact", "approximate", "own", "type"].contains { rule.parts[$0]?.isEmpty == false })
  }

  @Test("a comment of the engine names the source of a recording", arguments: rules)
  func hasSource(rule: Rule) throws {
    let file = try #require(rule.parts["source"]?.first)
    let text = SourceTree.text(of: SourceTree.source(file)) ?? ""
    let comments = text.split(separator: "\n").filter { $0.contains("//") }
    let evidence = ["recorded", "Recorded", "recording", "measured on", "documented", "Documented", "Measured on"]
    #expect(comments.contains { line in evidence.contains { line.contains($0) } }, "\(file) names no source")
  }
}
