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
    // A place on the screen says most; without one, a view has changed that no point of the grid lies in.
    let place = differences.first { $0.aspect.hasPrefix("(") }
    guard let first = place ?? differences.first else { return [] }
    let message =
      place == nil
      ? "\(first.subject): \(first.aspect) is \(first.after), not \(first.before)"
      : "a touch at \(first.aspect) reaches \(first.after), not \(first.before)"
    return [
      run.finding(
        .hit, about: place == nil ? first.subject : "\(first.before)", message, before: "\(first.before)",
        after: "\(first.after)")
    ]
  }
}
