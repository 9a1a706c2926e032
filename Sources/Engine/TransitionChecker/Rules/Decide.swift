import RecordingKit

extension Rule.ID {
  public static let decide = Self("R-DECIDE")
}

extension Rule {
  static let decide = Rule(.decide, .note) { run, _ in
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
