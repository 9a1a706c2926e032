import ViewKit

extension Rule.ID {
  public static let snapshot = Self("R-SNAPSHOT", formerly: "R-SNAP")
}

extension Rule {
  static let snapshot = Rule(.snapshot, .warning, isAboutViews: true, warning: { $0.code == .emptySnapshot }) {
    run, _ in
    run.warned(.snapshot)
  }
}
