extension Rule {
  static let nest = Rule(
    .nest, .warning, "a transition was asked for while another runs",
    why:
      "A stack or tab bar changes in one transition at a time; the second is refused here, and corrupts the stack there",
    cure: "Leave out the second request while there is a transitionCoordinator",
    bad: """
      list:present(photo, true)
      timeline:advance(0.1)
      list:dismiss(true)
      timeline:run()
      """,
    good: """
      present()
      """
  ) { run, reference in
    run.warned(.nest)
  }
}
