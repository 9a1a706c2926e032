extension Rule.ID {
  public static let clock = Self("R-CLOCK")
}

extension Rule {
  static let clock = Rule(.clock, .error, isAboutTheWhole: false) { run, reference in
    var differences = Oracle.differences(in: run, against: reference, [.clock])
    if case .finish = run.scenario.way { differences = run.before.differences(from: run.after, in: [.clock]) }
    return Oracle.findings(.clock, in: run, differences)
  }
}
