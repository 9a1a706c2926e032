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

  private enum Answer { case built, refused, unknown }

  private static let rows: [Row] =
    SourceTree.text(of: "Tests/ScriptAPITests/Reach/types.tsv")?
    .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t")
      return Row(name: String(cells[0]), group: String(cells[1]), uses: Int(cells[3]) ?? 0)
    } ?? []

  private func answers() throws -> [(row: Row, answer: Answer)] {
    let names = Self.rows.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let script = """
      for _, name in ipairs{\(names)} do
        local value = _G[name]
        local isAbsent = value ~= nil and tostring(value):find("which is not here", 1, true)
        print(value == nil and "unknown" or isAbsent and "refused" or "built")
      end
      """
    let lines = try Stage.output(script).split(separator: "\n")
    try #require(lines.count == Self.rows.count)
    return zip(Self.rows, lines).map { row, line in
      (row, line == "built" ? .built : line == "refused" ? .refused : .unknown)
    }
  }

  @Test("none answers with a bare nil")
  func reasons() throws {
    let bare = try answers().filter { $0.answer == .unknown }.map(\.row.name)
    #expect(bare.isEmpty, "\(bare)")
  }

  /// Floors, to be raised with each piece that is built: how many of those that are to be built or stood in for are there.
  @Test("so many are there")
  func counts() throws {
    let answers = try answers().filter { $0.row.group != "refuse" }
    let there = answers.filter { $0.answer == .built }
    let (types, uses) = (there.count, there.reduce(0) { $0 + $1.row.uses })
    let all = answers.reduce(0) { $0 + $1.row.uses }
    #expect(types >= 7 && uses >= 605, "\(types) of \(answers.count) types, \(uses) of \(all) uses")
  }
}
