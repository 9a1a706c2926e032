import ViewKit

extension Rule.ID {
  public static let once = Self("R-ONCE")
}

extension Rule {
  static let once = Rule(.once, .error, warning: { [.completedTwice, .endedTwice].contains($0.code) }) {
    run, reference in
    run.warned(.once)
  }
}
