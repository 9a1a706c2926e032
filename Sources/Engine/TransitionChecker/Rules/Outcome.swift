import RecordingKit
import ViewKit

extension Rule.ID {
  public static let outcome = Self("R-OUTCOME")
}

extension Rule {
  static let outcome = Rule(
    .outcome, .error, warning: { [.completedAfterCancel, .completedWhileInteractive].contains($0.code) }
  ) { run, reference in
    // A program that holds nothing need not know of a cancel.
    if run.asked == .cancel, !run.subject.isInteractive { return [] }
    // A transition that nobody holds is asked to finish; a driver of the program's own may do as it likes.
    let asked = run.asked ?? run.reported ?? (run.scenario.way == .finish && !run.subject.isInteractive ? .finish : nil)
    guard let asked, run.outcome != .open, (run.outcome == .finished) != (asked == .finish) else { return [] }
    let isLeftAlone = run.asked == nil && run.reported == nil
    let outcome = isLeftAlone ? "left alone" : asked == .finish ? "finished" : "cancelled"
    let call = run.events.first { $0.name == "completeTransition" }
    var finding = run.finding(
      .outcome, at: call?.time, "\(outcome), and then completed as \(run.outcome.rawValue)",
      before: outcome, after: run.outcome.rawValue)
    finding.aspect = "completeTransition"
    // A guard that gives up a transition that nothing can cancel is seen, and freezes nothing.
    if !run.subject.isInteractive { finding.severity = .warning }
    return [finding]
  }
}
