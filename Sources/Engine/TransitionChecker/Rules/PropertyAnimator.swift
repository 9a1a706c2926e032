extension Rule {
  static let propertyAnimator = Rule(
    .propertyAnimator, .error, "a property animator is used against its state",
    why: "A paused or stopped animator that is released, or started twice, raises an exception",
    cure: "Finish what you stop, and keep one animator for one run",
    bad: """
      function Fade:animateTransition(context)
        local pulse = UIViewPropertyAnimator{duration = 0.1, curve = "linear", animations = function() end}
        self:fade(context, function()
          pulse:stopAnimation(true)
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """,
    good: """
      present()
      """
  ) { run, reference in
    run.warned(.propertyAnimator)
  }
}
