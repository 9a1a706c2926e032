extension Rule {
  static let once = Rule(
    .once, .error, "ended twice",
    why: "The second completeTransition, finish or cancel meets another transition, or none",
    cure: "Let one place end the transition, once",
    bad: """
      function Fade:animateTransition(context)
        self:fade(context, function()
          context:completeTransition(not context.transitionWasCancelled)
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """,
    good: """
      present()
      """
  ) { run, reference in
    run.warned(.once)
  }
}
