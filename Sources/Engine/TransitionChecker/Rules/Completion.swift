import ViewKit

extension Rule.ID {
  public static let completion = Self("R-COMPLETION", formerly: "R-COMPL")
}

extension Rule {
  static let completion = Rule(.completion, .error, warning: { $0.code == .completionDropped }) { run, _ in
    run.warned(.completion)
  }
}
