extension Rule {
  static let leak = Rule(
    .leak, .warning, "the transition outlives its end",
    why: "The context retains both controllers, and they retain their views",
    cure: "Keep the context only while the transition runs, and set it to nil in animationEnded",
    bad: """
      function Fade:animateTransition(context)
        kept = context
        self:fade(context, function() context:completeTransition(not context.transitionWasCancelled) end)
      end
      present()
      """,
    good: """
      function Fade:animateTransition(context)
        kept = context
        self:fade(context, function() context:completeTransition(not context.transitionWasCancelled) end)
      end
      function Fade:animationEnded() kept = nil end
      present()
      """
  ) { run, reference in
    guard run.endedAsAsked, let name = run.keptAlive.first else { return [] }
    return [run.finding(.leak, "\(name) is still held after the transition, and both controllers with it")]
  }
}
