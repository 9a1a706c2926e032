extension Rule {
  static let along = Rule(
    .along, .warning, "changes before the transition instead of with it",
    why: "What a will-callback sets shows at once, while everything else moves",
    cure: "Use the transitionCoordinator's animate(alongsideTransition), and change at once only where there is none",
    bad: """
      local Dim = class("Dim", UIPresentationController)
      function Dim:presentationTransitionWillBegin()
        self.veil = UIView{frame = self.containerView.bounds, backgroundColor = UIColor.black, alpha = 0.4}
        self.veil.autoresizingMask = {"flexibleWidth", "flexibleHeight"}
        self.containerView:insertSubview(self.veil, 0)
      end
      function Dim:dismissalTransitionWillBegin() self.veil.alpha = 0 end
      function Dim:dismissalTransitionDidEnd(completed) if not completed then self.veil.alpha = 0.4 end end
      photo.modalPresentationStyle = "custom"
      delegate.presentationController_forPresented = function(_, shown, by) return Dim(shown, by) end
      function Fade:animateTransition(context)
        local to, from = context:view("to"), context:view("from")
        if to then context.containerView:addSubview(to) end
        (to or from).alpha = to and 0 or 1
        UIView.animate(0.3, function() (to or from).alpha = to and 1 or 0 end, function()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      list:dismiss(true)
      timeline:run()
      """,
    good: """
      local Dim = class("Dim", UIPresentationController)
      function Dim:presentationTransitionWillBegin()
        self.veil = UIView{frame = self.containerView.bounds, backgroundColor = UIColor.black, alpha = 0}
        self.veil.autoresizingMask = {"flexibleWidth", "flexibleHeight"}
        self.containerView:insertSubview(self.veil, 0)
        self:dim(0.4)
      end
      function Dim:dismissalTransitionWillBegin() self:dim(0) end
      function Dim:dim(alpha)
        local function change() self.veil.alpha = alpha end
        local coordinator = self.presentedViewController.transitionCoordinator
        if coordinator then coordinator:animate(change) else change() end
      end
      photo.modalPresentationStyle = "custom"
      delegate.presentationController_forPresented = function(_, shown, by) return Dim(shown, by) end
      function Fade:animateTransition(context)
        local to, from = context:view("to"), context:view("from")
        if to then context.containerView:addSubview(to) end
        (to or from).alpha = to and 0 or 1
        UIView.animate(0.3, function() (to or from).alpha = to and 1 or 0 end, function()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      list:dismiss(true)
      timeline:run()
      """
  ) { run, _ in
    guard let change = run.changedAtOnce.first else { return [] }
    return [
      run.finding(
        .along, about: change.subject, at: run.start,
        "\(change.aspect) of \(change.subject) changes at once, and the transition is animated",
        before: "\(change.before)", after: "\(change.after)")
    ]
  }
}
