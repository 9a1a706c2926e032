extension Rule {
  static let hitTest = Rule(
    .hitTest, .error, "touches go elsewhere than before",
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
    // A view may be smaller than the grid of points that are tried: then no point tells, and its own flag does.
    guard let point = differences.first(where: { $0.aspect.hasPrefix("(") }) else {
      return Array(Oracle.findings(.hitTest, in: run, differences).prefix(1))
    }
    return [
      run.finding(
        .hitTest, about: "\(point.before)", "a touch at \(point.aspect) reaches \(point.after), not \(point.before)",
        before: "\(point.before)", after: "\(point.after)")
    ]
  }
}
