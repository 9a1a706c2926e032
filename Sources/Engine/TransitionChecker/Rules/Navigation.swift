extension Rule {
  static let navigation = Rule(
    .navigation, .error, "a bar stays as the transition made it",
    why: "What is changed of a bar outside the coordinator is not taken back by a cancel",
    cure: "Change the bar alongside the transition, and put it right when it is cancelled",
    bad: """
      stack()
      function Fade:animateTransition(context)
        list.title = "back"
        self:fade(context, function() context:completeTransition(not context.transitionWasCancelled) end)
      end
      drive()
      """,
    good: """
      stack()
      function Fade:animateTransition(context)
        list.title = "back"
        self:fade(context, function()
          if context.transitionWasCancelled then list.title = "list" end
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      drive()
      """
  ) { run, reference in
    Oracle.findings(.navigation, in: run, Oracle.differences(in: run, against: reference, [.bar]))
  }
}
