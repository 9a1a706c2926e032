extension Rule.ID {
  public static let gesture = Self("R-GESTURE", formerly: "R-GEST")
}

extension Rule {
  static let gesture = Rule(.gesture, .warning, explains: { [.state, .hitTest, .free, .scrub, .jump].contains($0) }) {
    run, _ in
    guard let name = run.scrolling else { return [] }
    return [
      run.finding(.gesture, about: name, at: run.start, "the finger that drives the transition scrolls \(name) as well")
    ]
  }
}
