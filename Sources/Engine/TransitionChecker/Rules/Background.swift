extension Rule.ID {
  public static let background = Self("R-BACKGROUND", formerly: "R-BG")
}

extension Rule {
  static let background = Rule(.background, .error) { run, reference in
    guard case .background = run.scenario.way, run.outcome == .open, reference?.outcome != .open else {
      return []
    }
    return [run.finding(.background, at: run.start, "not completed after the app was in the background")]
  }
}
