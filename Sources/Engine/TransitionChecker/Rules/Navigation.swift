extension Rule.ID {
  public static let navigation = Self("R-NAVIGATION", formerly: "R-NAV")
}

extension Rule {
  static let navigation = Rule(.navigation, .error) { run, reference in
    Oracle.findings(.navigation, in: run, Oracle.differences(in: run, against: reference, [.bar]))
  }
}
