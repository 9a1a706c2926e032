extension Rule {
  static let snapshot = Rule(
    .snapshot, .warning, "an empty snapshot",
    why: "A view that was not on screen yet, or is hidden, gives a picture of nothing",
    cure: "Take the picture after screen updates, and hide the view after that",
    bad: """
      function Fade:animateTransition(context)
        local still = context:view("to"):snapshotView(false)
        if still then context.containerView:addSubview(still) end
        self:fade(context, function()
          if still then still:removeFromSuperview() end
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """,
    good: """
      function Fade:animateTransition(context)
        local still = context:view("to"):snapshotView(true)
        context.containerView:insertSubview(still, 0)
        self:fade(context, function()
          still:removeFromSuperview()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """
  ) { run, _ in
    run.warned(.snapshot)
  }
}
