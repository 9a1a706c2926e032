extension Rule {
  static let scrub = Rule(
    .scrub, .error, "what is held depends on the way there",
    why: "A finger goes forth and back: what is not a function of the fraction alone does not follow it",
    cure: "Animate with UIView or a property animator inside animateTransition, and change nothing by hand in update",
    bad: """
      local badge
      local Pushing = class("Pushing", UIPercentDrivenInteractiveTransition)
      function Pushing:update(percent)
        Pushing.super.update(self, percent)
        badge.center = CGPoint(badge.center.x + 10, 40)
      end
      function Fade:animateTransition(context)
        badge = UIView{frame = CGRect(20, 20, 40, 40), backgroundColor = UIColor.red}
        context:view("to"):addSubview(badge)
        self:fade(context, function()
          badge:removeFromSuperview()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      drive(Pushing())
      """,
    good: """
      function Fade:animateTransition(context)
        local badge = UIView{frame = CGRect(20, 20, 40, 40), backgroundColor = UIColor.red}
        context:view("to"):addSubview(badge)
        UIView.animate(0.3, function() badge.center = CGPoint(190, 40) end)
        self:fade(context, function()
          badge:removeFromSuperview()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      drive()
      """
  ) { run, _ in
    if run.followsNothing {
      return [run.finding(.scrub, at: run.start, "nothing on screen follows the finger")]
    }
    guard let change = run.pathDependent.max(by: { $0.across < $1.across }) else { return [] }
    return [
      run.finding(
        .scrub, about: change.subject, at: run.start,
        "\(change.subject) is otherwise on the way back than at the same place on the way there",
        before: change.before, after: change.after)
    ]
  }
}
