import PlainText

extension Rule.ID {
  public static let stuck = Self("R-STUCK")
}

extension Rule {
  static let stuck = Rule(.stuck, .error, warning: { $0.isOfHeldTransition }) { run, reference in
    guard run.outcome == .open, run.isHeld, run.errors.isEmpty else { return [] }
    let place = NumberText.percent(run.fraction, 1)
    switch run.scenario.way {
    case .untouched where run.isSecond:
      return [run.finding(.stuck, "started by the program, it is held at \(place) by a driver, and no finger is down")]
    case .touchCancelled, .fingerTo, .flicked, .flickedBack:
      return [run.finding(.stuck, "held at \(place), and no finger is down: nothing finishes or cancels it")]
    default: return []
    }
  }
}
