extension Rule {
  static let duration = Rule(
    .duration, .warning, "lasts longer than it says",
    why:
      "The system and everything alongside go by transitionDuration; the screen takes no touches until the last animation ends",
    cure: "Return the length of the longest animation, delay and all, from transitionDuration",
    bad: """
      function Fade:transitionDuration() return 0.1 end
      function Fade:animateTransition(context)
        local to = context:view("to")
        context.containerView:addSubview(to)
        to.alpha = 0
        UIView.animate(0.6, function() to.alpha = 1 end, function()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """,
    good: """
      present()
      """
  ) { run, reference in
    guard run.scenario.way == .finish, run.endedAsAsked, let end = run.end, end - run.start > run.duration + 0.05 else {
      return []
    }
    let (said, took) = (ShortNumber.text(run.duration), ShortNumber.text(end - run.start))
    return [run.finding(.duration, "takes \(took) s, and transitionDuration says \(said)", before: said, after: took)]
  }
}
