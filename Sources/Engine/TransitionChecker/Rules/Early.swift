import ViewKit

extension Rule.ID {
  public static let early = Self("R-EARLY")
}

extension Rule {
  // By then the transition has gone its own way, whatever the program does with it.
  static let early = Rule(
    .early, .error, explains: { [.once, .late, .nest].contains($0) }, warning: { $0.code == .endedBeforeStart }
  ) { run, reference in
    guard run.scenario.row == .releaseEarly else { return [] }
    if let error = run.errors.first {
      return [run.finding(.early, at: run.start, "the program fails: \(error)")]
    }
    if run.outcome == .open {
      return [
        run.finding(
          .early, at: run.start,
          "a finger lifted in the turn in which it asked for the transition is lost: it stays open")
      ]
    }
    return run.warned(.early).map { finding in
      var finding = finding
      finding.message = "a finger lifted in the turn in which it asked for the transition is lost: \(finding.message)"
      return finding
    }
  }
}
