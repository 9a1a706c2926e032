import ViewKit

extension Rule.ID {
  public static let once = Self("R-ONCE")
}

extension Rule {
  static let once = Rule(.once, .error, warning: { [.completedTwice, .endedTwice].contains($0.code) }) {
    run, reference in
    // Where the check lets go of it while the finger is down, the program's own end is the second one.
    run.warned(.once) { !run.isEndedByCheck || $0.code != .endedTwice }
  }
}
