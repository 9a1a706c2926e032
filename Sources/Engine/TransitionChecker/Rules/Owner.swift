import ViewKit

extension Rule.ID {
  public static let owner = Self("R-OWNER")
}

extension Rule {
  static let owner = Rule(.owner, .error, warning: { $0.code == .lostDelegate }) { run, reference in
    run.warned(.owner)
  }
}
