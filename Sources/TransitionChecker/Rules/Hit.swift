extension Rule {
  static let hit = Rule(
    .hit, .error, "touches go elsewhere than before",
    why: "A view nobody sees keeps the touches away from what is behind it, or interaction stays switched off",
    cure: "Undo in both outcomes what kept touches away: overlays, isUserInteractionEnabled, hidden",
    bad: """
      function Fade:animateTransition(context)
        window.isUserInteractionEnabled = false
        self:fade(context, function()
          if not context.transitionWasCancelled then window.isUserInteractionEnabled = true end
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      drive()
      """,
    good: """
      function Fade:animateTransition(context)
        window.isUserInteractionEnabled = false
        self:fade(context, function()
          window.isUserInteractionEnabled = true
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      drive()
      """
  ) { run, reference in
    let differences = Oracle.differences(in: run, against: reference, [.touch])
    guard let first = differences.first else { return [] }
    return [
      run.finding(
        .hit, about: "\(first.before)", "a touch at \(first.aspect) reaches \(first.after), not \(first.before)",
        before: "\(first.before)", after: "\(first.after)")
    ]
  }
}
