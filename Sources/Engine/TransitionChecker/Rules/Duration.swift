import PlainText

extension Rule.ID {
  public static let duration = Self("R-DURATION", formerly: "R-DUR")
}

extension Rule {
  static let duration = Rule(.duration, .warning) { run, reference in
    guard run.scenario.way == .finish, run.endedAsAsked, let end = run.end, end - run.start > run.duration + 0.05 else {
      return []
    }
    let (said, took) = (NumberText.trimmed(run.duration), NumberText.trimmed(end - run.start))
    return [run.finding(.duration, "takes \(took) s, and transitionDuration says \(said)", before: said, after: took)]
  }
}
