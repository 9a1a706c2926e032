extension Rule {
  static let same = Rule(
    .same, .warning, "another animator each time it is asked for",
    why: "The system asks several times, and holds the one it was given first",
    cure: "Make the animator of a transition once, and forget it in animationEnded"
  ) { run, reference in
    run.warned(.same)
  }
}
