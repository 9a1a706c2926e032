extension Rule {
  static let index = Rule(
    .index, .error, "the selected tab is wrong after a cancel",
    why: "The bar shows one tab and the screen another",
    cure: "Change what depends on the tab in the coordinator's completion, by isCancelled",
    bad: """
      local bar = tabs()
      function Fade:animationEnded()
        bar.viewControllers = {photo, list}
      end
      drive()
      """,
    good: """
      local bar = tabs()
      function Fade:animationEnded(completed)
        if completed then bar.viewControllers = {photo, list} end
      end
      drive()
      """
  ) { run, reference in
    Oracle.findings(.index, in: run, Oracle.differences(in: run, against: reference, [.tab]))
  }
}
