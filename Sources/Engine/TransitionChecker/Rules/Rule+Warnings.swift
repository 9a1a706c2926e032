public import ViewKit

extension Rule.ID {
  /// The rule that a warning of the runtime speaks for; nil for one that is about something else than a transition.
  public init?(_ warning: UsageWarning) {
    guard let rule = Rule.all.first(where: { $0.isBroken(warning) }) else { return nil }
    self = rule.id
  }
}

extension UsageWarning {
  /// True for a frozen screen whose transition a driver holds.
  var isOfHeldTransition: Bool {
    if case .frozenScreen(_, _, _, isInteractive: true, _) = self { true } else { false }
  }
}

extension Observation {
  /// A finding for the first warning that speaks for a rule, of those that count.
  func warned(_ rule: Rule.ID, where counts: (UsageWarning) -> Bool = { _ in true }) -> [Finding] {
    guard let warning = warnings.first(where: { $0.rule == rule && counts($0.report.warning) }) else { return [] }
    return [finding(rule, at: warning.report.time, warning.text, source: warning.report.place)]
  }
}
