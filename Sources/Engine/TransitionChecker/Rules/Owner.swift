extension Rule {
  static let owner = Rule(
    .owner, .error, "nobody keeps the delegate",
    why:
      "transitioningDelegate and a navigation controller's delegate are weak: what only they hold is gone before the dismissal",
    cure: "Keep the delegate in a variable or a property that lives as long as the controller",
    bad: """
      photo.transitioningDelegate = {animationController_forPresented = function() return Fade() end}
      collectgarbage()
      present()
      """,
    good: """
      present()
      """
  ) { run, reference in
    run.warned(.owner)
  }
}
