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
  public internal(set) var aspect = ""
  /// The aspect of a view that is in no window where a whole transition should have brought it.
  static let window = "window"
  /// The name of the view to blame, where that is another than the subject; empty where it is not.
  var culprit = ""
  /// Whether `source` is the statement that set what is wrong.
  public var isOfLine = false
  /// The line to blame; nil when none is known.
  public var source: WarningReport.Place?
  /// The number of its transition, from 1, in the order in which they were met; 0: what the run itself shows.
  public var number = 0
  /// How its transition was put on the screen, in a sentence; empty where nobody says it.
  public var setUp = ""
  /// The system on which alone it shows; nil for the one that the check is of.
  public var era: SystemEra?
  /// True for a finding of a run with Reduce Motion on, which the check was not asked for.
  public var reducesMotion = false
  /// How many other scenarios show the same.
  public var others = 0
  /// Other rules that the same view breaks by the same statement.
  public var consequences: [Consequence] = []
  /// The random gestures that lead to it; nil where none were tried.
  public var hunted: HuntedBreak?

  /// A rule that is broken by the cause of a finding of another rule.
  public struct Consequence: Sendable, Equatable, Codable {
    public let rule: Rule.ID
    /// As that of a finding.
    public let message: String
  }

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

extension Finding {
  /// True when it is about where its subject is, or how large.
  var isOfPlace: Bool {
    ["place", "presence", "position", "bounds", "safeAreaInsets"].contains(aspect)
      || [.rotation, .hitTest, .outOfSight].contains(rule)
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
  /// Whether one statement is to blame for both.
  fileprivate func isOfLine(of other: Finding) -> Bool {
    isOfLine && other.isOfLine && source != nil && source == other.source
  }

  /// Whether one statement has caused both: it set the same property of several views, or of one in several transitions.
  fileprivate func isCaused(asIs other: Finding) -> Bool { rule == other.rule && isOfLine(of: other) }

  /// True when one line of one animator breaks the same in another transition that goes the same way: by a button and by a
  /// finger, from one screen and from another. An animator that is another each time is so either way, and so
  /// is a frame under a transform.
  fileprivate func isShown(asIn other: Finding) -> Bool {
    guard rule == other.rule, aspect == other.aspect, source != nil, source == other.source, let transition,
      let former = other.transition, !transition.animator.isEmpty
    else { return false }
    return transition.animator == former.animator
      && (transition.change == former.change || [.same, .transformedFrame].contains(rule))
      && transition.leftAlone != former.leftAlone && (Rule.named(rule).isAboutTheWhole || role == other.role)
  }

  /// True when one statement breaks something by another rule in the other way of the same transition: the app goes one of the
  /// two, and has the bug in either.
  fileprivate func isShownOtherwise(asIn other: Finding) -> Bool {
    isOfLine(of: other) && transition.flatMap { own in other.transition.map(own.isOtherWay) } == true
  }

  /// The part of its subject in the transition: `from.view` on any screen; without the number of one that has no name.
  fileprivate var role: String {
    var words = subject.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let first = words.first, !first.isEmpty {
      if first == transition?.from { words[0] = "from" } else if first == transition?.to { words[0] = "to" }
    }
    let text = words.joined(separator: ".")
    return text.firstRange(of: " #").map { String(text[..<$0.lowerBound]) } ?? text
  }

  /// True when the view is not seen, for which reason touches do not reach it, as the other one says.
  fileprivate func keepsTouches(of other: Finding) -> Bool {
    other.rule == .hitTest && rule != .hitTest && ["opacity", "hidden"].contains(aspect)
  }

  /// Takes what the same statement has done to the same view by another rule.
  fileprivate mutating func take(_ other: Finding) {
    let all = [Consequence(rule: other.rule, message: other.message)] + other.consequences
    consequences += all.filter { !consequences.contains($0) }
  }
}

extension Finding {
  /// True when a finding of the era that is checked reports the same bug.
  fileprivate func isReported(by other: Finding) -> Bool {
    guard rule == other.rule else { return false }
    return subject == other.subject || source != nil && source == other.source
      || Rule.named(rule).isAboutTheWhole && transition?.leftAlone == other.transition?.leftAlone
  }
}

extension [Finding] {
  /// The findings, where something that is not the author's decides the style of a presentation, or whether a driver holds a
  /// transition: one that only one of the two ways has becomes a note that names the way.
  public func standing(among subjects: [Subject]) -> [Finding] {
    map { finding in
      guard let transition = finding.transition,
        let otherWay = subjects.first(where: transition.isOtherWay) ?? transition.drawnBySystem,
        !contains(where: { other in
          other.isShownOtherwise(asIn: finding)
            || other.rule == finding.rule && other.aspect == finding.aspect && other.role == finding.role
              && other.transition.map(transition.isOtherWay) == true
        })
      else { return finding }
      var note = finding
      note.severity = .note
      note.message += transition.condition(against: otherWay)
      return note
    }
  }

  /// The same as `merged`, where findings of another era are among them: what both show is reported once.
  public var mergedWithOtherEra: [Finding] {
    let (own, others) = (filter { $0.era == nil }, filter { $0.era != nil })
    if others.isEmpty { return own.merged }
    return own.merged.withOthers(others.merged.filter { other in !own.contains(where: other.isReported) })
  }

  private func withOthers(_ others: [Finding]) -> [Finding] {
    (self + others).enumerated().sorted { first, second in
      (second.element.severity, first.offset) < (first.element.severity, second.offset)
    }.map(\.element)
  }

  /// One bug, one finding: of those of one rule about one subject of one transition, or of one line of one animator, the
  /// first scenario's, with how many more there are. The gravest first, then in their order.
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
      let same = result.firstIndex {
        $0.rule == finding.rule && $0.transition?.leftAlone == finding.transition?.leftAlone
          && ($0.subject == finding.subject || Rule.named(finding.rule).isAboutTheWhole)
          || $0.isCaused(asIs: finding)
      }
      let known = same ?? result.firstIndex { $0.isShown(asIn: finding) }
      if let known {
        let count = result[known].others + (result[known].scenario == finding.scenario ? 0 : 1 + finding.others)
        // The gravest speaks for all.
        if finding.severity > result[known].severity { result[known] = finding }
        result[known].others = count
      } else if let other = result.firstIndex(where: { $0.isShownOtherwise(asIn: finding) }) {
        let count = result[other].others + 1 + finding.others
        var (cause, follower) = (result[other], finding)
        if follower.severity > cause.severity { swap(&cause, &follower) }
        cause.take(follower)
        cause.others = count
        result[other] = cause
      } else {
        result.append(finding)
      }
    }
    return result.enumerated().sorted { first, second in
      (second.element.severity, first.offset) < (first.element.severity, second.offset)
    }.map(\.element)
  }

  /// One cause, one finding: what one statement does to one view by other rules follows from the first finding of it, which
  /// is the gravest where they are in that order.
  public var causes: [Finding] {
    reduce(into: []) { causes, finding in
      let cause = causes.firstIndex {
        $0.subject == finding.subject && ($0.isOfLine(of: finding) || $0.keepsTouches(of: finding))
      }
      if let cause { causes[cause].take(finding) } else { causes.append(finding) }
    }
  }
}
