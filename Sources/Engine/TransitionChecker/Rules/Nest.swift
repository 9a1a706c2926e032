import ViewKit

extension Rule.ID {
  public static let nest = Self("R-NEST")
}

extension Rule {
  static let nest = Rule(.nest, .warning, warning: { $0.code == .transitionInProgress }) { run, reference in
    run.warned(.nest)
  }
}
