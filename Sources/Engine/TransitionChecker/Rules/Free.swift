extension Rule {
  static let free = Rule(
    .free, .error, "something runs while the transition is held",
    why: "A timer, a display link or an animation outside the transition does not follow the finger",
    cure: "Animate with UIView or a property animator inside animateTransition, in the container",
    bad: """
      function Fade:animateTransition(context)
        local badge, x = UIView(CGRect(20, 20, 40, 40)), 40
        badge.backgroundColor, badge.isUserInteractionEnabled = UIColor.red, false
        context:view("to"):addSubview(badge)
        local link = CADisplayLink(function()
          x = math.min(x + 5, 190)
          badge.center = CGPoint(x, 40)
        end)
        link:add()
        self:fade(context, function()
          link:invalidate()
          badge:removeFromSuperview()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      drive()
      """,
    good: """
      function Fade:animateTransition(context)
        local badge = UIView(CGRect(20, 20, 40, 40))
        badge.backgroundColor = UIColor.red
        context:view("to"):addSubview(badge)
        UIView.animate(0.3, function() badge.center = CGPoint(190, 40) end)
        self:fade(context, function()
          badge:removeFromSuperview()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      drive()
      """
  ) { run, reference in
    guard let change = run.restless.filter({ $0.across > $0.aspect.threshold }).max(by: { $0.across < $1.across })
    else {
      return []
    }
    return [
      run.finding(
        .free, about: change.subject, at: run.start, "\(change.subject) moves while the transition is held still",
        before: change.before, after: change.after)
    ]
  }
}
