extension Rule {
  static let inset = Rule(
    .inset, .error, "the safe area is another one afterwards",
    why: "Content that follows the safe area jumps when the insets change",
    cure: "Give the view its final frame before it is added, and again after a cancel"
  ) { run, reference in
    Oracle.findings(.inset, in: run, Oracle.differences(in: run, against: reference, [.inset]))
  }
}
