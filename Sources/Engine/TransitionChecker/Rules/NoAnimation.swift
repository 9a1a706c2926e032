extension Rule {
  static let noAnimation = Rule(
    .noAnimation, .error, "undone without animation, the screen stays changed",
    why:
      "What only the animator of the way back restores stays as it is when that is not asked: dismiss(false), a pop to the root",
    cure:
      "Restore in the completion of the way there what is not seen then, or in the callbacks of the presentation controller",
    bad: """
      local badge = UIView(CGRect(20, 100, 40, 40))
      list.view:addSubview(badge)
      function Fade:animateTransition(context)
        local isPresenting = context:viewController("to") == photo
        self:fade(context, function()
          badge.isHidden = isPresenting and not context.transitionWasCancelled
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """,
    good: """
      local badge = UIView(CGRect(20, 100, 40, 40))
      list.view:addSubview(badge)
      function Fade:animateTransition(context)
        badge.isHidden = true
        self:fade(context, function()
          badge.isHidden = false
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """
  ) { run, reference in
    // A view that goes for good is judged by STATE.
    guard run.subject.change != .dismiss, run.subject.change != .pop else { return [] }
    guard [.finishAndBack(isAnimated: false), .nested(fromMiddle: true)].contains(run.scenario.way), run.endedAsAsked
    else { return [] }
    return Oracle.findings(
      .noAnimation, in: run,
      run.before.differences(from: run.after, in: [.value, .tree, .clock]).filter {
        !run.isThrownAway($0) && $0.subject != WorldState.program
      })
  }
}
