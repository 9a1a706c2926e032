extension Rule.ID {
  public static let stack = Self("R-STACK")
}

extension Rule {
  static let stack = Rule(
    .stack, .error, explains: { [.state, .tree, .hitTest, .inset, .focus, .navigation].contains($0) }
  ) { run, reference in
    Oracle.findings(.stack, in: run, Oracle.differences(in: run, against: reference, [.stack]))
  }
}
