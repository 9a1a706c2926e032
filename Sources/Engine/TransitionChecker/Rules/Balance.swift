import ViewKit

extension Rule.ID {
  public static let balance = Self("R-BALANCE")
}

extension Rule {
  static let balance = Rule(.balance, .error, warning: { $0.code == .unbalancedAppearance }) { run, reference in
    run.warned(.balance)
  }
}
