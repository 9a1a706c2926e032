import RecordingKit

extension Rule.ID {
  public static let focus = Self("R-FOCUS")
}

extension Rule {
  static let focus = Rule(.focus, .warning) { run, reference in
    if let name = run.flickering {
      return [run.finding(.focus, about: name, "\(name) resigns and becomes the first responder again on the way")]
    }
    // Undone by the program: whoever cleans up for good before it goes may do so.
    if case .finishAndBack = run.scenario.way { return [] }
    return Oracle.differences(in: run, against: reference, [.focus]).map { difference in
      run.finding(
        .focus, about: difference.subject,
        "the first responder is \(difference.after) afterwards, not \(difference.before)",
        before: "\(difference.before)", after: "\(difference.after)")
    }
  }
}

extension Observation {
  /// A responder that resigned during a finished transition and became first again; nil for none.
  fileprivate var flickering: String? {
    guard outcome == .finished, !isSecond else { return nil }
    var resigned: Set<String> = []
    for event in events {
      if event.name == "completeTransition" { return nil }
      if event.name == "resignFirstResponder" { resigned.insert(event.subject) }
      if event.name == "becomeFirstResponder", resigned.contains(event.subject) { return event.subject }
    }
    return nil
  }
}
