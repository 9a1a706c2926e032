extension Rule {
  static let early = Rule(
    .early, .error, "let go before the transition has begun",
    why:
      "A transition begins on the turn after it is asked for; finish() and cancel() before that are lost on a device",
    cure:
      "Remember how the gesture ended and finish or cancel on the next turn, or start the transition only while the gesture goes on",
    bad: """
      function letGo(driver, finishes)
        if finishes then driver:finish() else driver:cancel() end
      end
      swipe()
      """,
    good: """
      swipe()
      """
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
