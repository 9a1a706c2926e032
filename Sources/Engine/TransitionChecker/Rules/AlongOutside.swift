extension Rule {
  static let alongOutside = Rule(
    .alongOutside, .warning, "animated alongside, outside the container",
    why: "The transition's clock does not reach views outside its container: the finger does not drive them",
    cure: "Use animateAlongsideTransition(in:) with a view around what moves",
    bad: """
      photo.modalPresentationStyle = "custom"
      local Dim = class("Dim", UIPresentationController)
      function Dim:presentationTransitionWillBegin()
        self.presentedViewController.transitionCoordinator:animate(function() list.view.alpha = 0.5 end)
      end
      delegate.presentationController_forPresented = function(_, shown, by) return Dim(shown, by) end
      drive()
      """,
    good: """
      photo.modalPresentationStyle = "custom"
      local Dim = class("Dim", UIPresentationController)
      function Dim:presentationTransitionWillBegin()
        local coordinator = self.presentedViewController.transitionCoordinator
        coordinator:animateAlongsideTransition(list.view, function() list.view.alpha = 0.5 end)
      end
      delegate.presentationController_forPresented = function(_, shown, by) return Dim(shown, by) end
      drive()
      """
  ) { run, _ in
    run.warned(.alongOutside)
  }
}
