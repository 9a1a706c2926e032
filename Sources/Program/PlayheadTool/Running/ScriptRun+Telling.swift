import LuaBridge
import PlainText
import PlayheadShell
import ScriptRuntime
import ScriptTools
import TransitionChecker

/// Errors and findings of a run on standard error: at a terminal like a compiler's, elsewhere in the form that editors
/// read.
extension ScriptRun {
  func tell(_ error: ScriptError) {
    StandardStream.error.write(Self.text(of: ErrorReport(error, in: session), options) + "\n")
  }

  static func tell(_ finding: Finding, in file: String, _ options: RunOptions) {
    let report = FindingReport(finding, in: file, options: options.worldWords)
    guard let style = TerminalStyle(.error, options) else { return StandardStream.error.show(report.text) }
    let diagnostic = Diagnostic(finding, report, in: file)
    StandardStream.error.show(diagnostic.lines(style, source: SourceLines().text) + [""], style)
  }

  /// The text of an error, in which control characters of the script are escaped.
  static func text(of report: ErrorReport, _ options: RunOptions) -> String {
    guard let style = TerminalStyle(.error, options) else { return VisibleText.escaped(report.textForPrograms) }
    let lines = Diagnostic(report, columns: style.columns).lines(style) { _, _ in nil }
    return lines.map { VisibleText.escaped($0, keeping: style.ink.sequences) }.joined(separator: "\n")
  }
}

extension Diagnostic {
  /// An error of a script, with the part of its line that `columns` have room for.
  init(_ report: ErrorReport, columns: Int) {
    self.init(
      file: report.lineNumber == nil ? "" : report.file ?? "", line: report.lineNumber, column: report.column,
      severity: .error, message: report.message, code: report.code,
      notes: report.excerpt(columns: columns) + report.notes, hasSource: true)
  }
}
