extension Rule {
  static let inset = Rule(
    .inset, .error, "the safe area is another one afterwards",
    why: "Content that follows the safe area jumps when the insets change",
    cure: "Give the view its final frame before it is added, and set insets back in both outcomes",
    bad: """
      function Fade:animateTransition(context)
        list.additionalSafeAreaInsets = UIEdgeInsets(0, 0, 60, 0)
        self:fade(context, function()
          if not context.transitionWasCancelled then list.additionalSafeAreaInsets = UIEdgeInsets.zero end
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      drive()
      """,
    good: """
      function Fade:animateTransition(context)
        list.additionalSafeAreaInsets = UIEdgeInsets(0, 0, 60, 0)
        self:fade(context, function()
          list.additionalSafeAreaInsets = UIEdgeInsets.zero
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      drive()
      """
  ) { run, reference in
    Oracle.findings(.inset, in: run, Oracle.differences(in: run, against: reference, [.inset]))
  }
}
