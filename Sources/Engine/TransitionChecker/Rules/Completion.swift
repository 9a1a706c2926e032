extension Rule {
  static let completion = Rule(
    .completion, .error, "the completion of a presentation does not come",
    why: "The completion of present or dismiss belongs to its transition: where none begins, nobody calls it",
    cure: "Ask when nothing else is presented or moves, and from a controller on screen",
    bad: """
      list:present(UIViewController(), false)
      list:present(photo, true, function() list.title = "done" end)
      timeline:run()
      """,
    good: """
      list:present(UIViewController(), false, function()
        list.presentedViewController:present(photo, true, function() list.title = "done" end)
      end)
      timeline:run()
      """
  ) { run, _ in
    run.warned(.completion)
  }
}
