extension Rule {
  static let same = Rule(
    .same, .warning, "another animator each time it is asked for",
    why: "The system asks several times, and holds the one it was given first",
    cure: "Make the animator of a transition once, and forget it in animationEnded",
    bad: """
      function Fade:interruptibleAnimator(context)
        local to = context:view("to")
        context.containerView:addSubview(to)
        to.alpha = 0
        local animator = UIViewPropertyAnimator(0.3, "linear", function() to.alpha = 1 end)
        animator:addCompletion(function()
          to.alpha = 1
          context:completeTransition(not context.transitionWasCancelled)
        end)
        return animator
      end
      function Fade:animateTransition(context) self:interruptibleAnimator(context):startAnimation() end
      present()
      """,
    good: """
      function Fade:interruptibleAnimator(context)
        if self.animator then return self.animator end
        local to = context:view("to")
        context.containerView:addSubview(to)
        to.alpha = 0
        self.animator = UIViewPropertyAnimator(0.3, "linear", function() to.alpha = 1 end)
        self.animator:addCompletion(function()
          to.alpha = 1
          context:completeTransition(not context.transitionWasCancelled)
        end)
        return self.animator
      end
      function Fade:animateTransition(context) self:interruptibleAnimator(context):startAnimation() end
      function Fade:animationEnded() self.animator = nil end
      present()
      """
  ) { run, _ in
    run.warned(.same)
  }
}
