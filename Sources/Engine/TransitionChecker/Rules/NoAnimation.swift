extension Rule.ID {
  public static let noAnimation = Self("R-NO-ANIMATION", formerly: "R-NOANIM")
}

extension Rule {
  static let noAnimation = Rule(.noAnimation, .error, isAboutTheWhole: false) { run, reference in
    // A view that goes for good is judged by STATE.
    guard run.subject.change != .dismiss, run.subject.change != .pop else { return [] }
    guard [.finishAndBack(isAnimated: false), .nested(fromMiddle: true)].contains(run.scenario.way), run.endedAsAsked
    else { return [] }
    return Oracle.findings(
      .noAnimation, in: run,
      run.before.differences(from: run.after, in: [.value, .tree, .clock]).filter {
        !run.isThrownAway($0) && $0.subject != WorldState.program
      })
  }
}
