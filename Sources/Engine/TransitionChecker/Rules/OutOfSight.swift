import MotionMath

extension Rule {
  static let outOfSight = Rule(
    .outOfSight, .warning, "ends out of sight",
    why: "A view without a size, or off the window, is not seen: the screen looks empty or frozen",
    cure: "Take the frame from the container's bounds, and convert rectangles between views",
    bad: """
      local Panel = class("Panel", UIPresentationController)
      function Panel:frameOfPresentedViewInContainerView()
        local size = self.presentedViewController.preferredContentSize
        return CGRect(0, self.containerView.bounds.maxY - size.height, size.width, size.height)
      end
      function Panel:containerViewWillLayoutSubviews()
        self.presentedView.frame = self.frameOfPresentedViewInContainerView
      end
      photo.modalPresentationStyle = "custom"
      delegate.presentationController_forPresented = function(_, shown, by) return Panel(shown, by) end
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
      present()
      """
  ) { run, _ in
    guard run.scenario.way == .finish, run.endedAsAsked, let place = run.place else { return [] }
    let isSeen = place.size.width > 0 && place.size.height > 0
    guard !isSeen || !place.overlaps(run.screen) else { return [] }
    return [
      run.finding(
        .outOfSight, about: run.toView,
        "\(run.toView) ends at \(ShortNumber.text(place)), out of sight")
    ]
  }
}
