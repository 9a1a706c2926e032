extension Rule {
  static let stack = Rule(
    .stack, .error, "the stack is wrong after a cancel",
    why: "The bar shows one controller and the screen another",
    cure: "Complete with the outcome, and put the stack right in the coordinator's completion"
  ) { run, reference in
    Oracle.findings(.stack, in: run, Oracle.differences(in: run, against: reference, [.stack]))
  }
}
