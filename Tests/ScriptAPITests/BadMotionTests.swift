import LuaBridge
import TestStages
import TestSupport
import Testing

/// Each kind of motion that cannot be: what Core Animation does with it where that is known, otherwise an error that
/// names the property and the value. `BadMotion.lua` holds the scripts.
@Suite("Bad motion")
struct BadMotionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: Int
    let source: String
    /// `refused` with a code, `warned`, or `shows`.
    let outcome: String
    /// A part of the error, the warning or the output.
    let words: String
    var testDescription: String { "\(line): \(source)" }
  }

  private static let path = "Tests/ScriptAPITests/BadMotion.lua"
  private static let lines = (SourceTree.text(of: path) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  private static let head = lines.prefix { $0 != "--" }.joined(separator: "\n")

  /// `script   --> outcome: words`, a line each, after the line `--`.
  static let cases: [Case] = lines.enumerated().compactMap { index, line in
    guard let arrow = line.firstRange(of: "--> "), let colon = line[arrow.upperBound...].firstRange(of: ": ") else {
      return nil
    }
    return Case(
      line: index + 1, source: String(line[..<arrow.lowerBound]),
      outcome: String(line[arrow.upperBound..<colon.lowerBound]), words: String(line[colon.upperBound...]))
  }

  @Test("is refused, or done as Core Animation does it", arguments: cases)
  func outcome(_ bad: Case) throws {
    let stage = try Stage()
    let error = stage.run(Self.head + "\n" + bad.source)
    if bad.outcome == "shows" || bad.outcome == "warned" {
      #expect(error == nil, "\(error?.description ?? "")")
      let warnings = stage.warnings.joined(separator: "\n")
      let said = bad.outcome == "shows" ? stage.output : warnings
      #expect(said.contains(bad.words), "\(said)")
    } else {
      let error = try #require(error, "it was taken")
      #expect(error.code == bad.outcome && error.message.contains(bad.words), "\(error.code): \(error.message)")
    }
  }

  @Test("there is a script for each kind")
  func complete() { #expect(Self.cases.count > 80) }
}
