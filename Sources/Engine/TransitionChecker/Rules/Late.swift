import ViewKit

extension Rule.ID {
  public static let late = Self("R-LATE")
}

extension Rule {
  static let late = Rule(.late, .warning, warning: { $0.code == .notInteractive }) { run, reference in
    run.warned(.late)
  }
}
