import ViewKit

extension Rule.ID {
  public static let era = Self("R-ERA")
}

extension Rule {
  /// A warning of the runtime names what one run shows. For the rest, `EraOutcome` compares two runs.
  static let era = Rule(
    .era, .warning, isAboutTheWhole: false, warning: { $0.code == .contentSwipeStays }
  ) { run, _ in run.warned(.era) }
}
