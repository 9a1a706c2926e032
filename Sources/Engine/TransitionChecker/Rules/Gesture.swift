extension Rule {
  static let gesture = Rule(
    .gesture, .warning, "recognisers fight",
    why: "A scroll view and the gesture of a transition follow the same finger: both move",
    cure: "Let one of them wait for the other with require(toFail), or decide in gestureRecognizerShouldBegin",
    bad: """
      local scroll = UIScrollView(list.view.bounds)
      scroll.contentSize = CGSize(1000, 2000)
      list.view:addSubview(scroll)
      both = {gestureRecognizer_shouldRecognizeSimultaneouslyWith = function() return true end}
      pan.delegate = both
      swipe()
      """,
    good: """
      local scroll = UIScrollView(list.view.bounds)
      scroll.contentSize = CGSize(1000, 2000)
      list.view:addSubview(scroll)
      scroll.panGestureRecognizer:require(pan)
      swipe()
      """
  ) { run, _ in
    guard let name = run.scrolling else { return [] }
    return [
      run.finding(.gesture, about: name, at: run.start, "the finger that drives the transition scrolls \(name) as well")
    ]
  }
}
