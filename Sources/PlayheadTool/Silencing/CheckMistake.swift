import MotionMath
import PlainText
import ScriptTools
import TransitionChecker

/// What is wrong with a script as such: with its text, with its run, or with what it asks of the check.
struct CheckMistake: Hashable {
  let file: String
  /// Counted from 1; nil when none is known.
  let line: Int?
  let column: Int?
  let severity: Rule.Severity
  /// One sentence without its point.
  let message: String
  /// The rule of transitions that it breaks; nil where it breaks none.
  let rule: Rule.ID?
  /// For people and editors, with the place; further lines may follow.
  let text: String

  init(
    _ severity: Rule.Severity, _ message: String, in file: String, line: Int? = nil, column: Int? = nil,
    rule: Rule.ID? = nil, text: String? = nil
  ) {
    (self.severity, self.message, self.rule) = (severity, message, rule)
    (self.file, self.line, self.column) = (file, line, column)
    let place = ([file] + [line, column].compactMap { $0.map { String($0) } }).joined(separator: ":")
    self.text = text ?? "\(place): \(severity.rawValue): \(message)" + (rule.map { " [\($0.rawValue)]" } ?? "")
  }

  /// A mistake in the text.
  init(_ finding: ScriptFinding, in file: String) {
    self.init(
      .warning, finding.message + (finding.hint.map { "; \($0)" } ?? ""), in: file, line: finding.line,
      column: finding.column, rule: finding.rule)
  }

  /// One JSON object, without the end of its line.
  var json: String {
    JSONText.object([
      "rule": rule.map { JSONText.string($0.rawValue) }, "severity": JSONText.string(severity.rawValue),
      "file": JSONText.string(file), "line": line.map { String($0) }, "column": column.map { String($0) },
      "message": JSONText.string(message), "text": JSONText.string(text),
    ])
  }

  /// Nil for what is no mistake.
  init?(_ json: JSON) {
    guard case .object(let fields) = json, let file = fields["file"]?.string, let message = fields["message"]?.string,
      let severity = fields["severity"]?.string.flatMap(Rule.Severity.init(rawValue:))
    else { return nil }
    self.init(
      severity, message, in: file, line: fields["line"]?.number.map { Int(clamping: $0) },
      column: fields["column"]?.number.map { Int(clamping: $0) },
      rule: fields["rule"]?.string.flatMap(Rule.ID.init(rawValue:)), text: fields["text"]?.string)
  }
}
