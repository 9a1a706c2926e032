import ViewKit

extension Rule.ID {
  public static let glass = Self("R-GLASS")
}

extension Rule {
  /// A warning of the runtime names it, in a transition as elsewhere.
  static let glass = Rule(
    .glass, .warning, isAboutTheWhole: false, warning: { $0.code == .glassFromNothing }
  ) { run, _ in run.warned(.glass) }
}
