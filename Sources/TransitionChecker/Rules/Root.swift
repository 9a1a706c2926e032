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
    run.warned(.root)
  }
}
