import ViewKit

extension Rule.ID {
  public static let root = Self("R-ROOT")
}

extension Rule {
  static let root = Rule(.root, .warning, isAboutViews: true, warning: { $0.code == .onlyTheRoot }) { run, reference in
    if run.scenario.way == .atRoot, run.isSecond, run.outcome == .open {
      return [run.finding(.root, "the gesture begins a transition at the root, and it does not end")]
    }
    return run.warned(.root)
  }
}
