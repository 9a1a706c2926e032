extension Rule {
  static let refused = Rule(
    .refused, .warning, "a presentation was refused",
    why: "The presenter presents already, is not on screen, or the controller is shown elsewhere",
    cure: "Present from the controller on top, when it has appeared",
    bad: """
      list:present(photo, true)
      list:present(UIViewController(), true)
      timeline:run()
      """,
    good: """
      present()
      """
  ) { run, reference in
    run.warned(.refused)
  }
}
