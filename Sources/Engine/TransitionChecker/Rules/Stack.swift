extension Rule {
  static let stack = Rule(
    .stack, .error, "the stack is wrong after a cancel",
    why: "The way back leads elsewhere than what is on screen came from",
    cure: "Complete with the outcome, and change the stack only where the coordinator's transition went through",
    bad: """
      local navigation = stack(UIViewController{title = "menu"})
      function Fade:animationEnded() navigation:setViewControllers({navigation.topViewController}, false) end
      drive()
      """,
    good: """
      local navigation = stack(UIViewController{title = "menu"})
      function Fade:animationEnded(completed)
        if completed then navigation:setViewControllers({navigation.topViewController}, false) end
      end
      drive()
      """
  ) { run, reference in
    Oracle.findings(.stack, in: run, Oracle.differences(in: run, against: reference, [.stack]))
  }
}
