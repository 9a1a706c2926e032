extension Rule {
  static let stuck = Rule(
    .stuck, .error, "waits for a finger that is not there",
    why:
      "A driver that is always returned makes every transition interactive: one that the program starts stands still at its first frame",
    cure: "Return nil from the interaction getters unless a gesture is going on",
    bad: """
      driver = UIPercentDrivenInteractiveTransition()
      list:present(photo, true)
      timeline:run()
      """,
    good: """
      swipe()
      """
  ) { run, reference in
    guard run.scenario.way == .untouched, run.outcome == .open, run.isHeld, run.errors.isEmpty else { return [] }
    return [
      run.finding(.stuck, "started by the program, it is held at 0 % by a driver, and no finger is down")
    ]
  }
}
