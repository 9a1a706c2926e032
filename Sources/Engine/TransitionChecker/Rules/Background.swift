extension Rule {
  static let background = Rule(
    .background, .error, "does not survive the background",
    why: "The system takes all animations away when the app goes to the background, and their completions get false",
    cure: "Complete in the completions of animations, whatever they are given",
    bad: """
      function Fade:animateTransition(context)
        local to, from = context:view("to"), context:view("from")
        local isPresenting = to == photo.view
        if isPresenting then context.containerView:addSubview(to) else context.containerView:insertSubview(to, 0) end
        local moving = isPresenting and to or from
        moving.alpha = isPresenting and 0 or 1
        UIView.animate(0.3, function() moving.alpha = isPresenting and 1 or 0 end, function(finished)
          moving.alpha = 1
          if finished then context:completeTransition(true) end
        end)
      end
      present()
      """,
    good: """
      present()
      """
  ) { run, reference in
    guard case .background = run.scenario.way, run.outcome == .open, reference?.outcome != .open else {
      return []
    }
    return [run.finding(.background, at: run.start, "not completed after the app was in the background")]
  }
}
