extension Rule {
  static let transformedFrame = Rule(
    .transformedFrame, .warning, "a frame is set under a transform",
    why: "The frame is the box around what the transform makes of the bounds: set, it is undefined",
    cure: "Set bounds and center, or the frame before the transform",
    bad: """
      function Fade:animateTransition(context)
        local to = context:view("to")
        context.containerView:addSubview(to)
        to.alpha = 0
        to.transform = CGAffineTransform{translationX = 40, y = 0}
        to.frame = context.containerView.bounds:offsetBy(40, 10)
        UIView.animate(0.3, function()
          to.alpha = 1
          to.transform = CGAffineTransform.identity
          to.frame = context.containerView.bounds
        end, function()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """,
    good: """
      function Fade:animateTransition(context)
        local to = context:view("to")
        context.containerView:addSubview(to)
        to.alpha = 0
        to.frame = context.containerView.bounds
        to.transform = CGAffineTransform{translationX = 40, y = 0}
        UIView.animate(0.3, function()
          to.alpha = 1
          to.transform = CGAffineTransform.identity
        end, function()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """
  ) { run, _ in
    run.warned(.transformedFrame)
  }
}
