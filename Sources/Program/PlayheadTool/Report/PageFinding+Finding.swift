import PlayheadShell
import RecordingFiles
import TransitionChecker
import ViewKit

/// A finding as a page tells it.
extension PageFinding {
  /// - Parameters:
  ///   - file: The script, as it was named.
  ///   - chapters: The transitions of the run that shows it.
  init(_ finding: Finding, in file: String, _ options: RunOptions, chapters: [Chapter], _ sources: SourceLines) {
    let report = FindingReport(finding, in: file, options: options.worldWords)
    self.init(
      severity: finding.severity.rawValue, rule: finding.rule.rawValue, message: finding.message,
      circumstances: report.circumstances, why: report.why + ".", cure: report.cure + ".", see: report.replay)
    time = finding.time
    subject = finding.subject
    source = finding.source.flatMap { Source(file: $0.file, line: $0.line, sources) }
    let chapter = chapters.last { $0.start <= finding.time + 1e-9 }
    if finding.rule != .jump, let chapter { comparison = .transition(from: chapter.start) }
    isOfPlace = finding.rule == .jump || finding.rule == .state
  }
}

extension PageFinding.Source {
  /// Nil for a line that cannot be read.
  init?(file: String, line: Int, _ sources: SourceLines) {
    guard let text = sources.text(line, file) else { return nil }
    let around = { (lines: ClosedRange<Int>) in lines.compactMap { sources.text($0, file) } }
    let before = line > 1 ? around(max(1, line - 3)...line - 1) : []
    self.init(
      file: file, line: line, first: line - before.count, lines: before + [text] + around(line + 1...line + 2))
  }
}
