import MotionMath
package import PlainText
import ViewKit

/// Findings as JSON that loses nothing: from a part of a check to the whole.
extension Finding {
  /// One JSON object, without the end of its line.
  package var json: String {
    func text(_ text: String) -> String { JSONText.string(text) }
    return JSONText.object([
      "rule": text(rule.rawValue), "severity": text(severity.rawValue), "scenario": text(scenario.id),
      "number": String(number),
      "time": JSONText.number(time), "subject": text(subject), "message": text(message), "before": text(before),
      "after": text(after), "file": source.map { text($0.file) }, "line": source.map { String($0.line) },
      "ofLine": isOfLine ? "true" : nil, "transition": transition?.json,
    ])
  }

  /// Nil for what is no finding.
  package init?(_ json: JSON) {
    guard case .object(let fields) = json, let rule = fields["rule"]?.string.flatMap(Rule.ID.init(named:)),
      let time = fields["time"]?.number, let id = fields["scenario"]?.string, let message = fields["message"]?.string
    else { return nil }
    var transition: Subject?
    if let json = fields["transition"] {
      guard let subject = Subject(json) else { return nil }
      transition = subject
    }
    guard let scenario = Self.scenario(id, of: transition) else { return nil }
    self.init(
      rule, in: scenario, at: time, about: fields["subject"]?.string ?? "", message,
      before: fields["before"]?.string ?? "", after: fields["after"]?.string ?? "",
      source: fields["file"]?.string.map {
        WarningReport.Place(file: $0, line: Int(clamping: fields["line"]?.number ?? 0))
      })
    self.transition = transition
    isOfLine = fields["ofLine"] == .bool(true)
    severity = fields["severity"]?.string.flatMap(Rule.Severity.init(rawValue:)) ?? severity
    number = Int(clamping: fields["number"]?.number ?? 0)
  }

  private static func scenario(_ id: String, of transition: Subject?) -> Scenario? {
    if id == Scenario.Row.asItRuns.id { return Scenario(.asItRuns) }
    return transition.flatMap { subject in
      let all = [true, false].flatMap { Scenario.all(for: subject, isPercentDriven: $0) }
      return all.first { $0.id == id } ?? Scenario(named: id, like: all)
    }
  }
}

extension Subject {
  /// One JSON object.
  package var json: String {
    JSONText.object([
      "change": JSONText.string(change.rawValue), "animator": JSONText.string(animator),
      "from": JSONText.string(from), "to": JSONText.string(to), "isInteractive": isInteractive ? "true" : "false",
      "hasFinger": hasFinger ? "true" : "false", "isAnimated": isAnimated ? "true" : "false",
    ])
  }

  /// Nil for what is no transition.
  package init?(_ json: JSON) {
    guard case .object(let parts) = json,
      let change = parts["change"]?.string.flatMap(Subject.Change.init(rawValue:))
    else { return nil }
    self.init(
      change, by: parts["animator"]?.string ?? "", from: parts["from"]?.string ?? "", to: parts["to"]?.string ?? "",
      isInteractive: parts["isInteractive"] == .bool(true), hasFinger: parts["hasFinger"] == .bool(true),
      isAnimated: parts["isAnimated"] != .bool(false))
  }
}

extension NotJudged {
  /// One JSON object, as reports for programs have it.
  package var json: String {
    JSONText.object([
      "notJudged": JSONText.string(what), "reason": JSONText.string(reason), "file": JSONText.string(file),
      "line": line.map { String($0) }, "cure": cure.isEmpty ? nil : JSONText.string(cure),
    ])
  }

  /// Nil for what is none.
  package init?(_ json: JSON) {
    guard case .object(let fields) = json, let what = fields["notJudged"]?.string, let file = fields["file"]?.string
    else { return nil }
    self.init(
      what, fields["reason"]?.string ?? "", in: file, line: fields["line"]?.number.map { Int(clamping: $0) },
      cure: fields["cure"]?.string ?? "")
  }
}
