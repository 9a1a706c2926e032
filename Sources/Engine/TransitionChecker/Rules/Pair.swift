extension Rule.ID {
  public static let pair = Self("R-PAIR")
}

extension Rule {
  static let pair = Rule(.pair, .warning) { run, _ in
    guard run.outcome == .cancelled, run.waitsForDidShow, !run.tellsOfEnd else { return [] }
    return [
      run.finding(.pair, "cancelled, it sends no didShow after willShow, and nobody has asked the coordinator")
    ]
  }
}
