extension Rule.ID {
  public static let inset = Self("R-INSET")
}

extension Rule {
  static let inset = Rule(.inset, .error, isAboutViews: true) { run, reference in
    Oracle.findings(.inset, in: run, Oracle.differences(in: run, against: reference, [.inset]))
  }
}
