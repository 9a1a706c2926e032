import PlainText
import ViewKit

extension Rule.ID {
  public static let complete = Self("R-COMPLETE")
}

extension Rule {
  static let complete = Rule(.complete, .error, warning: { $0.code == .frozenScreen && !$0.isOfHeldTransition }) {
    run, reference in
    guard run.outcome == .open, !run.isHeld, run.errors.isEmpty else { return [] }
    switch run.scenario.way {
    // Asked for its frame out of turn, it may not begin as it does otherwise.
    case .liftedAfter, .background, .again, .untouched, .asked: return []
    case .repeated, .plain, .atRoot: if run.isSecond { return [] }
    default: break
    }
    let waited = NumberText.trimmed(run.waited)
    return [
      run.finding(.complete, at: run.start, "not completed \(waited) s after its start, and nothing is left that could")
    ]
  }
}
