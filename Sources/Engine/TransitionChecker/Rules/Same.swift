import ViewKit

extension Rule.ID {
  public static let same = Self("R-SAME")
}

extension Rule {
  static let same = Rule(.same, .warning, explains: { $0 != .same }, warning: { $0.code == .notInterruptible }) {
    run, _ in
    run.warned(.same)
  }
}
