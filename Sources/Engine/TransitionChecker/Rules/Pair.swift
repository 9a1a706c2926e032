extension Rule {
  static let pair = Rule(
    .pair, .warning, "willShow without didShow",
    why: "A cancel sends no didShow: what willShow has noted stays",
    cure: "Clear it when the coordinator's transition is cancelled",
    bad: """
      stack()
      function delegate.navigationController_willShow() delegate.isBusy = true end
      function delegate.navigationController_didShow() delegate.isBusy = false end
      drive()
      """,
    good: """
      stack()
      function delegate.navigationController_willShow(_, navigation)
        delegate.isBusy = true
        navigation.transitionCoordinator:animate(nil, function(context)
          if context.isCancelled then delegate.isBusy = false end
        end)
      end
      function delegate.navigationController_didShow() delegate.isBusy = false end
      drive()
      """
  ) { run, _ in
    guard run.outcome == .cancelled, run.waitsForDidShow, !run.tellsOfEnd else { return [] }
    return [
      run.finding(.pair, "cancelled, it sends no didShow after willShow, and nobody has asked the coordinator")
    ]
  }
}
