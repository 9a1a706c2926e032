import ScriptAPI
import ScriptRuntime
import TestStages
import TestSupport
import Testing

/// The types that twelve living code bases use and that were unknown here at first, by what a script gets for each now.
///
/// `Reach/types.tsv`: a type, what was decided for it, the number of code bases, the uses; counted in November 2026.
@Suite("Types of living code bases") struct TypeReachTests {
  private struct Row {
    let name: String
    let group: String
    let uses: Int
  }

  private enum Answer { case there, refused, unknown }

  private static let rows: [Row] =
    SourceTree.text(of: "Tests/ScriptAPITests/Reach/types.tsv")?
    .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t")
      return Row(name: String(cells[0]), group: String(cells[1]), uses: Int(cells[3]) ?? 0)
    } ?? []

  /// A class or an enumeration is there when its name has a value, a protocol when a class can adopt it.
  private func answers() throws -> [(row: Row, answer: Answer)] {
    let names = Self.rows.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let script = """
      for _, name in ipairs{\(names)} do
        local value = _G[name]
        local isAbsent = value ~= nil and tostring(value):find("which is not here", 1, true)
        print(value == nil and "unknown" or isAbsent and "refused" or "there")
      end
      """
    let lines = try Stage.output(script).split(separator: "\n")
    try #require(lines.count == Self.rows.count)
    let protocols = Set(Catalog.uiKit.protocols.map(\.name))
    return zip(Self.rows, lines).map { row, line in
      (row, line == "there" || protocols.contains(row.name) ? .there : line == "refused" ? .refused : .unknown)
    }
  }

  @Test("none answers with a bare nil")
  func reasons() throws {
    let bare = try answers().filter { $0.answer == .unknown }.map(\.row.name)
    #expect(bare.isEmpty, "\(bare)")
  }

  /// Of all 269 names, each counted as often as it is used: built, stood in for, or words of an enumeration. The rest is refused
  /// with a reason.
  @Test("at least 92 of 100 uses are of what is there")
  func reach() throws {
    let answers = try answers()
    let there = answers.filter { $0.answer == .there }.reduce(0) { $0 + $1.row.uses }
    let all = answers.reduce(0) { $0 + $1.row.uses }
    #expect(all == 4352 && Self.rows.count == 269)
    let refused = answers.filter { $0.answer == .refused }.sorted { $0.row.uses > $1.row.uses }.prefix(12).map(
      \.row.name)
    #expect(Double(there) >= 0.92 * Double(all), "\(there) of \(all) uses; not there: \(refused)")
  }

  /// Floors, to be raised with each piece that is built: how many of those that are to be built or stood in for are there.
  @Test("so many of those that are to be built or stood in for are there")
  func counts() throws {
    let answers = try answers().filter { $0.row.group == "build" || $0.row.group == "stand-in" }
    let there = answers.filter { $0.answer == .there }
    #expect(there.count >= 130, "\(there.count) of \(answers.count) types")
  }
}
