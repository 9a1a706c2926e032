extension Rule {
  static let tree = Rule(
    .tree, .error, "a view is missing or left over",
    why: "A temporary view that stays covers the screen; a screen's view that was removed leaves it black",
    cure: "Remove what you added, and only that, in the completion of both outcomes",
    bad: """
      function Fade:animateTransition(context)
        local veil = UIView(context.containerView.bounds)
        veil.isUserInteractionEnabled = false
        window:addSubview(veil)
        self:fade(context, function()
          if not context.transitionWasCancelled then veil:removeFromSuperview() end
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      drive()
      """,
    good: """
      function Fade:animateTransition(context)
        local veil = UIView(context.containerView.bounds)
        veil.isUserInteractionEnabled = false
        window:addSubview(veil)
        self:fade(context, function()
          veil:removeFromSuperview()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      drive()
      """
  ) { run, reference in
    if run.endedAsAsked, let unseen = run.unseen {
      return [
        run.finding(.tree, about: unseen, "\(unseen) is in front, and its view is in no window: the screen is black")
      ]
    }
    return Oracle.findings(.tree, in: run, Oracle.differences(in: run, against: reference, [.tree, .presented]))
  }
}
