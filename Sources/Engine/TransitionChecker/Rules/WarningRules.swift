public import ViewKit

extension Rule.ID {
  /// The rule that a warning of the runtime speaks for; nil for one that is about something else than a transition.
  public init?(_ warning: UsageWarning) {
    switch warning.code {
    case .completedTwice, .endedTwice: self = .once
    case .completedAfterCancel, .completedWhileInteractive: self = .outcome
    case .endedBeforeStart: self = .early
    case .frozenScreen:
      if case .frozenScreen(_, _, _, isInteractive: true, _) = warning { self = .stuck } else { self = .complete }
    case .unbalancedAppearance: self = .balance
    case .lostDelegate: self = .owner
    case .animatorState, .animatorNotInterruptible: self = .propertyAnimator
    case .notInterruptible: self = .same
    case .alreadyPresenting, .alreadyPresented, .notInWindow: self = .refused
    case .transitionInProgress: self = .nest
    case .onlyTheRoot: self = .root
    case .notInteractive: self = .late
    case .completionDropped: self = .completion
    case .frameUnderTransform: self = .transformedFrame
    case .emptySnapshot: self = .snapshot
    case .animatedOutside: self = .alongOutside
    case .ambiguousLayout: self = .ambiguous
    default: return nil
    }
  }
}

extension Observation {
  /// A finding for the first warning that speaks for a rule.
  func warned(_ rule: Rule.ID) -> [Finding] {
    guard let warning = warnings.first(where: { Rule.ID($0.report.warning) == rule }) else { return [] }
    return [finding(rule, at: warning.report.time, warning.text, source: warning.report.place)]
  }
}
