extension Rule {
  static let root = Rule(
    .root, .warning, "a pop at the root",
    why: "A back gesture at the root begins a transition that has nowhere to go",
    cure: "Let the gesture begin only when the stack has more than one controller",
    bad: """
      local stack = UINavigationController(UIViewController())
      window.rootViewController = stack
      stack:popViewController(true)
      timeline:run()
      """,
    good: """
      present()
      """
  ) { run, reference in
    if run.scenario.way == .atRoot, run.isSecond, run.outcome == .open {
      return [run.finding(.root, "the gesture begins a transition at the root, and it does not end")]
    }
    return run.warned(.root)
  }
}
