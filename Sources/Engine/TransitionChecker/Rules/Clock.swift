extension Rule {
  static let clock = Rule(
    .clock, .error, "a clock stays set",
    why:
      "speed, timeOffset and beginTime of a layer hold for every later animation in it: the next transition is gone or shifted",
    cure: "Give a layer whose clock you set speed 1, timeOffset 0 and beginTime 0 again at the end",
    bad: """
      function Fade:animateTransition(context)
        self:fade(context, function()
          if context.transitionWasCancelled then list.view.layer.speed = 0.5 end
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      drive()
      """,
    good: """
      function Fade:animateTransition(context)
        list.view.layer.speed = 0.5
        self:fade(context, function()
          list.view.layer.speed = 1
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      drive()
      """
  ) { run, reference in
    var differences = Oracle.differences(in: run, against: reference, [.clock])
    if case .finish = run.scenario.way { differences = run.before.differences(from: run.after, in: [.clock]) }
    return Oracle.findings(.clock, in: run, differences)
  }
}
