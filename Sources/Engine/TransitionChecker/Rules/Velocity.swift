import PlainText
import RecordingKit

extension Rule.ID {
  public static let velocity = Self("R-VELOCITY", formerly: "R-VEL")
}

extension Rule {
  static let velocity = Rule(.velocity, .note) { run, _ in
    guard case .held(.finish, let fraction) = run.scenario.way, run.endedAsAsked, run.duration > 0, let end = run.end,
      let release = run.events.last(where: { $0.name == "finishInteractiveTransition" })?.time,
      // Over a part that is over in two frames no pace is seen.
      fraction <= 0.7, end > release
    else { return [] }
    let pace = (1 - fraction) * run.duration / (end - release)
    guard pace > 4 || pace < 0.25 else { return [] }
    return [
      run.finding(
        .velocity, at: release, "let go, it goes on at \(NumberText.trimmed(pace)) times the pace of the whole",
        before: "1", after: NumberText.trimmed(pace))
    ]
  }
}
