extension Rule {
  static let balance = Rule(
    .balance, .error, "appearance callbacks do not pair",
    why: "What is done in will-callbacks is undone in did-callbacks: one without the other leaves half of it",
    cure: "Start one transition at a time, and never begin or end appearance transitions in an animator",
    bad: """
      function Fade:animateTransition(context)
        context:viewController("to"):beginAppearanceTransition(true, true)
        self:fade(context, function() context:completeTransition(not context.transitionWasCancelled) end)
      end
      present()
      """,
    good: """
      present()
      """
  ) { run, reference in
    run.warned(.balance)
  }
}
