extension Rule.ID {
  public static let leak = Self("R-LEAK")
}

extension Rule {
  static let leak = Rule(.leak, .warning) { run, reference in
    guard run.endedAsAsked, let name = run.keptAlive.first else { return [] }
    return [run.finding(.leak, "\(name) is still held after the transition, and both controllers with it")]
  }
}
