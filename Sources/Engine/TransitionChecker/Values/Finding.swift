public import ViewKit

/// Something that breaks in a transition: which rule, where, and how to see it.
public struct Finding: Sendable, Equatable {
  public var rule: Rule.ID
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

  public var severity: Rule.Severity { Rule.named(rule).severity }

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
          && ($0.subject == finding.subject || finding.rule.isAboutTheWhole)
      }
      if let known {
        if result[known].scenario != finding.scenario { result[known].others += 1 + finding.others }
      } else {
        result.append(finding)
      }
    }
    return result.enumerated().sorted { first, second in
      (second.element.severity, first.offset) < (first.element.severity, second.offset)
    }.map(\.element)
  }
}
