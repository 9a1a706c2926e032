extension Rule {
  static let redo = Rule(
    .redo, .error, "works once",
    why: "What the first run leaves in the animator, the driver or the delegate meets the second",
    cure: "Reset what a run needs at its start, or in animationEnded",
    bad: """
      local runs = 0
      function Fade:animateTransition(context)
        runs = runs + 1
        local isFirst = runs == 1
        self:fade(context, function()
          if isFirst then context:completeTransition(not context.transitionWasCancelled) end
        end)
      end
      drive()
      """,
    good: """
      drive()
      """
  ) { run, reference in
    let former: String
    switch run.scenario.way {
    case .again: former = "cancelled"
    case .repeated: former = "finished, undone"
    default: return []
    }
    guard run.isSecond, !run.hasFailedBefore, reference?.outcome != .open else { return [] }
    if let error = run.errors.first {
      return [run.finding(.redo, "\(former) and done again, the program fails: \(error)")]
    }
    guard run.outcome == .open else { return [] }
    return [run.finding(.redo, "\(former) and done again, it does not end")]
  }
}
