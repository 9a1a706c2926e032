extension Rule {
  static let pure = Rule(
    .pure, .error, "a getter changes something",
    why: "The system asks a presentation controller for its frame as often as it likes, and when it likes",
    cure: "Compute the frame, and place views in the layout callbacks",
    bad: """
      local Card = class("Card", UIPresentationController)
      function Card:frameOfPresentedViewInContainerView()
        self.presentedView.frame = CGRect(20, 300, 300, 300)
        return self.presentedView.frame
      end
      function Card:containerViewWillLayoutSubviews()
        self.presentedView.frame = self.frameOfPresentedViewInContainerView
      end
      photo.modalPresentationStyle = "custom"
      delegate.presentationController_forPresented = function(_, shown, by) return Card(shown, by) end
      function Fade:animateTransition(context)
        local to, from = context:view("to"), context:view("from")
        if to then
          context.containerView:addSubview(to)
          to.frame = context:finalFrame(context:viewController("to"))
        end
        (to or from).alpha = to and 0 or 1
        UIView.animate(0.3, function() (to or from).alpha = to and 1 or 0 end, function()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """,
    good: """
      local Card = class("Card", UIPresentationController)
      function Card:frameOfPresentedViewInContainerView() return CGRect(20, 300, 300, 300) end
      function Card:containerViewWillLayoutSubviews()
        self.presentedView.frame = self.frameOfPresentedViewInContainerView
      end
      photo.modalPresentationStyle = "custom"
      delegate.presentationController_forPresented = function(_, shown, by) return Card(shown, by) end
      function Fade:animateTransition(context)
        local to, from = context:view("to"), context:view("from")
        if to then
          context.containerView:addSubview(to)
          to.frame = context:finalFrame(context:viewController("to"))
        end
        (to or from).alpha = to and 0 or 1
        UIView.animate(0.3, function() (to or from).alpha = to and 1 or 0 end, function()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """
  ) { run, _ in
    guard let change = run.changedByAsking.first else { return [] }
    return [
      run.finding(
        .pure, about: change.subject,
        "frameOfPresentedViewInContainerView changes \(change.aspect) of \(change.subject)",
        before: "\(change.before)", after: "\(change.after)")
    ]
  }
}
