import PlainText
import TestSupport
import Testing

/// Mistakes that people report in public again and again: what they see is asserted in the script, `check` names the mistake,
/// and of the cure it says nothing.
@Suite("Reported mistakes", .timeLimit(.minutes(AddressSanitizer.patience(10)))) struct ReportedMistakeTests {
  struct Report: CustomTestStringConvertible, Sendable {
    let name: String
    /// The code of a warning, a rule, or words of an error.
    let named: String
    /// `BAD … ELSE … END` is the mistake, and what is written instead.
    let script: String
    var testDescription: String { name }

    func text(isCured: Bool) -> String {
      var lines: [Substring] = []
      var part: Bool?
      for line in script.split(separator: "\n", omittingEmptySubsequences: false) {
        switch line {
        case "BAD": part = false
        case "ELSE": part = true
        case "END": part = nil
        default: if part.map({ $0 == isCured }) ?? true { lines.append(line) }
        }
      }
      return lines.joined(separator: "\n")
    }
  }

  private let folder = TemporaryFolder()

  private func said(_ text: String) -> String {
    folder.write("local function near(a, b) assert(math.abs(a - b) < 0.01, a) end\n" + text, to: "report.lua")
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), ["check", "-q", folder.path + "/report.lua"])
    return run.output + run.errors
  }

  @Test("each is named", arguments: ReportedMistakes.all)
  func isNamed(_ report: Report) {
    let said = said(report.text(isCured: false))
    #expect(said.contains(report.named))
    #expect(!said.contains("assertion failed"))
  }

  @Test("its cure is left alone", arguments: ReportedMistakes.all)
  func isCured(_ report: Report) { #expect(said(report.text(isCured: true)) == "") }
}
