extension Rule {
  static let stuck = Rule(
    .stuck, .error, "waits for a finger that is not there",
    why:
      "What a driver holds goes on only when it is finished or cancelled; a call that comes in cancels the touch, and a driver that is always returned holds what the program starts",
    cure:
      "Finish or cancel for ended, cancelled and failed alike, and return nil from the interaction getters unless a gesture is going on",
    bad: """
      driver = UIPercentDrivenInteractiveTransition()
      list:present(photo, true)
      timeline:run()
      """,
    good: """
      swipe()
      """
  ) { run, reference in
    guard run.outcome == .open, run.isHeld, run.errors.isEmpty else { return [] }
    let place = ShortNumber.percent(run.fraction)
    switch run.scenario.way {
    case .untouched where run.isSecond:
      return [run.finding(.stuck, "started by the program, it is held at \(place) by a driver, and no finger is down")]
    case .touchCancelled, .fingerTo, .flicked, .flickedBack:
      return [run.finding(.stuck, "held at \(place), and no finger is down: nothing finishes or cancels it")]
    default: return []
    }
  }
}
