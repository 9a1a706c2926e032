extension Rule {
  static let complete = Rule(
    .complete, .error, "the transition is never completed",
    why: "Until completeTransition the screen takes no touches: the app looks frozen",
    cure:
      "Call completeTransition on every path, in the completion of the last animation, and with false where there is nothing to animate",
    bad: """
      function Fade:animateTransition(context)
        self:fade(context)
      end
      present()
      """,
    good: """
      present()
      """
  ) { run, reference in
    guard run.outcome == .open, !run.isHeld, run.errors.isEmpty else { return [] }
    switch run.scenario.way {
    case .liftedAfter, .background, .again, .untouched: return []
    case .repeated, .plain, .atRoot: if run.isSecond { return [] }
    default: break
    }
    let waited = ShortNumber.text(run.waited)
    return [
      run.finding(.complete, at: run.start, "not completed \(waited) s after its start, and nothing is left that could")
    ]
  }
}
