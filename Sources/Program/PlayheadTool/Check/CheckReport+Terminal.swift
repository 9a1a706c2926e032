import PlainText
import TransitionChecker
import ViewKit

/// A check as a person at a terminal reads it: a blank line after each result, and what a rule says of itself once.
extension CheckReport {
  func lines(_ style: TerminalStyle) -> [String] {
    let sources = SourceLines()
    var explained: Set<Rule.ID> = []
    return verdicts.flatMap { verdict in
      (mistakes(of: verdict).map(Diagnostic.init)
        + verdict.findings.causes.map {
          Diagnostic($0, report($0, in: verdict.path), in: verdict.path, explains: explained.insert($0.rule).inserted)
        }).flatMap { $0.lines(style, source: sources.text) + [""] }
    }
  }
}

extension Diagnostic {
  /// A mistake, with the lines of its text below the first. A run's error has its line of source among them.
  init(_ mistake: CheckMistake) {
    let notes = mistake.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map(String.init)
    let hasSource = notes.contains { $0.firstRange(of: " | ") != nil }
    // The head of an error names its code in brackets, which the sentence alone does not.
    let head = mistake.text.prefix { $0 != "\n" }
    let code = head.last == "]" ? head.dropLast().split(separator: "[").last.map(String.init) : nil
    self.init(
      file: mistake.file, line: mistake.line, column: mistake.column ?? Self.column(head, mistake),
      severity: mistake.severity, message: mistake.message, code: mistake.rule?.rawValue ?? code, notes: notes,
      hasSource: hasSource)
  }

  /// The column that the head of an error's text names: `err.lua:3:24: error: …`.
  private static func column(_ head: Substring, _ mistake: CheckMistake) -> Int? {
    guard let line = mistake.line else { return nil }
    let place = "\(mistake.file):\(line):"
    guard head.hasPrefix(place) else { return nil }
    return Int(head.dropFirst(place.count).prefix { $0.isNumber })
  }

  /// - Parameter explains: Whether the rule says why it is there, and the cure.
  init(_ finding: Finding, _ report: FindingReport, in file: String, explains: Bool = true) {
    let notes = report.text.split(separator: "\n").dropFirst().map(String.init).filter {
      explains || !($0.hasPrefix("  why:  ") || $0.hasPrefix("  cure: "))
    }
    self.init(
      file: finding.source?.file ?? file, line: finding.source?.line, column: nil, severity: finding.severity,
      message: finding.message, code: finding.rule.rawValue, notes: notes, hasSource: false)
  }
}
