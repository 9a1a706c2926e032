extension Rule {
  static let ambiguous = Rule(
    .ambiguous, .warning, "a view's place is left open",
    why: "Constraints that allow several layouts show any of them, and the system chooses",
    cure: "Constrain a place and a length along each axis",
    bad: """
      function Fade:animateTransition(context)
        local to, place = context:view("to"), context.containerView
        place:addSubview(to)
        to.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate{
          to.leadingAnchor:constraint{equalTo = place.leadingAnchor}, to.widthAnchor:constraint{equalTo = place.widthAnchor},
          to.bottomAnchor:constraint{equalTo = place.bottomAnchor}}
        self:fade(context, function()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """,
    good: """
      function Fade:animateTransition(context)
        local to, place = context:view("to"), context.containerView
        place:addSubview(to)
        to.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate{
          to.leadingAnchor:constraint{equalTo = place.leadingAnchor}, to.widthAnchor:constraint{equalTo = place.widthAnchor},
          to.bottomAnchor:constraint{equalTo = place.bottomAnchor}, to.topAnchor:constraint{equalTo = place.topAnchor}}
        self:fade(context, function()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """
  ) { run, _ in
    run.warned(.ambiguous)
  }
}
