import ViewKit

extension Rule.ID {
  public static let refused = Self("R-REFUSED")
}

extension Rule {
  static let refused = Rule(
    .refused, .warning, warning: { [.alreadyPresenting, .alreadyPresented, .notInWindow].contains($0.code) }
  ) { run, reference in
    // The check itself presents again, and its finger meets what lies below.
    if run.scenario.way == .repeated, run.isSecond { return [] }
    return run.warned(.refused)
  }
}
