import MotionMath
package import PlainText
import ViewKit

/// Findings as JSON that loses nothing: from a part of a check to the whole.
extension Finding {
  /// One JSON object, without the end of its line.
  package var json: String {
    func text(_ text: String) -> String { JSONText.string(text) }
    let transition = transition.map { subject in
      JSONText.object([
        "change": text(subject.change.rawValue), "animator": text(subject.animator), "from": text(subject.from),
        "to": text(subject.to), "isInteractive": subject.isInteractive ? "true" : "false",
        "hasFinger": subject.hasFinger ? "true" : "false", "isAnimated": subject.isAnimated ? "true" : "false",
      ])
    }
    return JSONText.object([
      "rule": text(rule.rawValue), "scenario": text(scenario.id), "number": String(number),
      "time": JSONText.number(time), "subject": text(subject), "message": text(message), "before": text(before),
      "after": text(after), "file": source.map { text($0.file) }, "line": source.map { String($0.line) },
      "transition": transition,
    ])
  }

  /// Nil for what is no finding.
  package init?(_ json: JSON) {
    guard case .object(let fields) = json, let rule = fields["rule"]?.string.flatMap(Rule.ID.init(rawValue:)),
      let time = fields["time"]?.number, let id = fields["scenario"]?.string, let message = fields["message"]?.string
    else { return nil }
    var transition: Subject?
    if case .object(let parts)? = fields["transition"] {
      guard let change = parts["change"]?.string.flatMap(Subject.Change.init(rawValue:)) else { return nil }
      transition = Subject(
        change, by: parts["animator"]?.string ?? "", from: parts["from"]?.string ?? "", to: parts["to"]?.string ?? "",
        isInteractive: parts["isInteractive"] == .bool(true), hasFinger: parts["hasFinger"] == .bool(true),
        isAnimated: parts["isAnimated"] != .bool(false))
    }
    guard let scenario = Self.scenario(id, of: transition) else { return nil }
    self.init(
      rule, in: scenario, at: time, about: fields["subject"]?.string ?? "", message,
      before: fields["before"]?.string ?? "", after: fields["after"]?.string ?? "",
      source: fields["file"]?.string.map {
        WarningReport.Place(file: $0, line: Int(clamping: fields["line"]?.number ?? 0))
      })
    self.transition = transition
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
