extension Rule.ID {
  public static let types = Self("R-TYPES")
}

extension Rule {
  static let types = Rule(.types, .error) { run, reference in
    switch run.scenario.way {
    case .liftedAfter: return []
    case .again where run.isSecond && !run.hasFailedBefore, .repeated where run.isSecond && !run.hasFailedBefore:
      return []
    case .plain where run.isSecond && run.errors.isEmpty && run.outcome == .open:
      return [run.finding(.types, at: run.start, "with a plain controller in the other's place, it does not end")]
    default: break
    }
    guard let error = run.errors.first else { return [] }
    var finding = run.finding(.types, at: run.start, error)
    // A program that never shows a controller of another class need not do with one.
    if case .plain = run.scenario.way, run.isSecond, !run.hasFailedBefore { finding.severity = .note }
    return [finding]
  }
}
