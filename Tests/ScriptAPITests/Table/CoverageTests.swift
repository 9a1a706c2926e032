import ScriptAPI
import ScriptRuntime
import ScriptTools
import Testing

/// The list of departures from Apple's frameworks, held against what is declared.
@Suite("Coverage") struct CoverageTests {
  /// The members that a class, struct or protocol of the table declares, inherited ones included.
  static func members(of name: String) -> Set<String>? {
    if let entry = Catalog.uiKit.classes.first(where: { $0.name == name })?.entry {
      let own = Set(entry.properties.map(\.name) + entry.functions.map(\.name))
      return own.union(entry.superclass.flatMap { members(of: $0) } ?? [])
    }
    if let entry = Catalog.uiKit.structures.first(where: { $0.kind.rawValue == name }) { return Set(entry.memberNames) }
    return Catalog.uiKit.protocols.first { $0.name == name }.map { Set($0.callbacks.map(\.name)) }
  }

  @Test("speaks of each name of the table at most once, and of no other")
  func names() {
    var seen: Set<String> = []
    for coverage in Catalog.coverage {
      #expect(seen.insert(coverage.name).inserted, "\(coverage.name) twice")
      #expect(Self.members(of: coverage.name) != nil, "there is no \(coverage.name)")
    }
  }

  @Test("a member that is approximate or our own is declared, and an absent one is not: then it leaves the list")
  func membersAreWhatTheyAreSaidToBe() {
    for coverage in Catalog.coverage {
      let declared = Self.members(of: coverage.name) ?? []
      for member in coverage.approximate.map(\.member) + coverage.own {
        #expect(declared.contains(member), "\(coverage.name).\(member) is not declared")
      }
      var seen: Set<String> = []
      for member in coverage.absent.flatMap(\.members) {
        #expect(!declared.contains(member), "\(coverage.name).\(member) is declared: not absent any more")
        #expect(seen.insert(member).inserted, "\(coverage.name).\(member) twice")
      }
    }
    for name in Catalog.absentNames.flatMap(\.names) {
      #expect(Self.members(of: name) == nil, "\(name) is declared: not absent any more")
    }
  }
}
