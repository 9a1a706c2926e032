extension Rule.ID {
  public static let index = Self("R-INDEX")
}

extension Rule {
  static let index = Rule(
    .index, .error, isAboutViews: true,
    explains: { [.state, .tree, .hitTest, .inset, .focus, .navigation].contains($0) }
  ) { run, reference in
    Oracle.findings(.index, in: run, Oracle.differences(in: run, against: reference, [.tab]))
  }
}
