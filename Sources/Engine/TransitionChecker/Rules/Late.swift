extension Rule {
  static let late = Rule(
    .late, .warning, "the driver is called after the end of the interaction",
    why: "A gesture that goes on drives a transition that runs by itself, or the next one",
    cure: "Forget the driver when the gesture ends",
    bad: """
      driver = UIPercentDrivenInteractiveTransition()
      list:present(photo, true)
      timeline:advance(0.05)
      driver:update(0.3)
      driver:finish()
      driver:update(0.5)
      timeline:run()
      """,
    good: """
      drive()
      """
  ) { run, reference in
    run.warned(.late)
  }
}
