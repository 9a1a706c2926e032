import RecordingKit

extension Rule {
  static let decide = Rule(
    .decide, .note, "decides by distance or speed alone",
    why: "A flick is meant, however short its distance; and so is a long way, however slow the finger",
    cure: "Project: add the velocity times a fraction of a second to the distance, and compare that with the middle",
    bad: """
      function decides(percent, speed) return percent > 0.4 end
      swipe()
      """,
    good: """
      swipe()
      """
  ) { run, _ in
    switch (run.scenario.way, run.decision) {
    case (.flicked, .cancelled):
      [run.finding(.decide, "a flick that ends early is cancelled: only the distance decides")]
    case (.flickedBack, .finished):
      [run.finding(.decide, "a flick back finishes: only the distance decides")]
    case (.fingerTo(0.8), .cancelled):
      [run.finding(.decide, "a finger that rests at 80 % is cancelled: only the speed decides")]
    default: []
    }
  }
}

extension Observation {
  /// The program's last request of the driver, whatever the animator made of it.
  fileprivate var decision: Outcome {
    let call = events.last { $0.name == "finishInteractiveTransition" || $0.name == "cancelInteractiveTransition" }
    return call.map { $0.name.hasPrefix("finish") ? .finished : .cancelled } ?? outcome
  }
}
