import ViewKit

extension Rule.ID {
  public static let ambiguous = Self("R-AMBIGUOUS", formerly: "R-AMBIG")
}

extension Rule {
  static let ambiguous = Rule(.ambiguous, .warning, warning: { $0.code == .ambiguousLayout }) { run, _ in
    run.warned(.ambiguous)
  }
}
