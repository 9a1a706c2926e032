public import ViewKit

/// Something that breaks in a transition: which rule, where, and how to see it.
public struct Finding: Sendable, Equatable, Codable {
  public var rule: Rule.ID
  /// That of the rule, or less where it breaks what no device does by itself.
  public var severity: Rule.Severity
  /// The transition; nil for one that is unknown.
  public var transition: Subject?
  public var scenario: Scenario
  /// Virtual seconds.
  public var time: Double
  /// The one name of the view or controller it is about.
  public var subject: String
  /// The mistake, as one sentence without its full stop.
  public var message: String
  /// The values before and after; empty where there are none.
  public var before = ""
  public var after = ""
  /// The property that is wrong; empty where it is about none.
  var aspect = ""
  /// The name of the view to blame, where that is another than the subject; empty where it is not.
  var culprit = ""
  /// Whether `source` is the statement that set what is wrong.
  public var isOfLine = false
  /// The line to blame; nil when none is known.
  public var source: WarningReport.Place?
  /// The number of its transition, from 1, in the order in which they were met; 0: what the run itself shows.
  public var number = 0
  /// How many other scenarios show the same.
  public var others = 0

  public init(
    _ rule: Rule.ID, in scenario: Scenario, at time: Double, about subject: String, _ message: String,
    before: String = "", after: String = "", source: WarningReport.Place? = nil
  ) {
    self.rule = rule
    severity = Rule.named(rule).severity
    self.scenario = scenario
    self.time = time
    self.subject = subject
    self.message = message
    self.before = before
    self.after = after
    self.source = source
  }

  /// The finding that a warning of the runtime stands for; nil for a warning that belongs to no rule.
  public init?(_ report: WarningReport, _ text: String) {
    guard let rule = Rule.ID(report.warning) else { return nil }
    self.init(rule, in: Scenario(.asItRuns), at: report.time, about: "", text, source: report.place)
  }

  /// The scenario that shows it; nil when the run itself shows it.
  public var replay: Replay? {
    scenario.way == .asItRuns ? nil : Replay(scenario: scenario.id, ofTransition: max(1, number))
  }
}

extension Observation {
  /// A finding of this run.
  func finding(
    _ rule: Rule.ID, about subject: String? = nil, at time: Double? = nil, _ message: String, before: String = "",
    after: String = "", source: WarningReport.Place? = nil
  ) -> Finding {
    var finding = Finding(
      rule, in: scenario, at: time ?? end ?? start, about: subject ?? self.subject.from, message, before: before,
      after: after, source: source)
    finding.transition = self.subject
    return finding
  }
}

extension Finding {
  /// Whether one statement has caused both: it set the same property of several views, or of one in several transitions.
  fileprivate func isCaused(asIs other: Finding) -> Bool {
    rule == other.rule && isOfLine && other.isOfLine && source == other.source
      && (transition == other.transition || subject == other.subject)
  }
}

extension [Finding] {
  /// One bug, one finding: of those of one rule about one subject of one transition, the first scenario's, with how many
  /// more there are. The gravest first, then in their order.
  public var merged: [Finding] {
    var result: [Finding] = []
    for finding in self {
      // A finding of the run itself adds nothing to one that a scenario has named.
      if finding.transition == nil,
        let named = result.firstIndex(where: { $0.rule == finding.rule && $0.transition != nil })
      {
        result[named].source = result[named].source ?? finding.source
        continue
      }
      let known = result.firstIndex {
        $0.rule == finding.rule && $0.transition == finding.transition
          && ($0.subject == finding.subject || Rule.named(finding.rule).isAboutTheWhole)
          || $0.isCaused(asIs: finding)
      }
      if let known {
        let count = result[known].others + (result[known].scenario == finding.scenario ? 0 : 1 + finding.others)
        // The gravest speaks for all.
        if finding.severity > result[known].severity { result[known] = finding }
        result[known].others = count
      } else {
        result.append(finding)
      }
    }
    return result.enumerated().sorted { first, second in
      (second.element.severity, first.offset) < (first.element.severity, second.offset)
    }.map(\.element)
  }
}
