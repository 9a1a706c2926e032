extension Rule.ID {
  public static let noAnimation = Self("R-NO-ANIMATION", formerly: "R-NOANIM")
}

extension Observation {
  /// True when the place of a view follows from that of one around it that has another size.
  fileprivate func follows(_ difference: WorldState.Difference, from resized: Set<String>) -> Bool {
    guard ["bounds", "position"].contains(difference.aspect) else { return false }
    var view = difference.subject
    for _ in 0..<100 {
      guard let outer = after.superview(of: view) else { return false }
      if resized.contains(outer) { return true }
      view = outer
    }
    return false
  }
}

extension WorldState {
  fileprivate func superview(of view: String) -> String? {
    facts.first { fact in
      guard fact.kind == .tree, fact.aspect == "subviews", case .text(let names) = fact.value else { return false }
      return names.split(separator: ", ").contains { $0 == view }
    }?.subject
  }
}

extension Rule {
  static let noAnimation = Rule(.noAnimation, .error, isAboutTheWhole: false) { run, reference in
    // A view that goes for good is judged by STATE.
    guard run.subject.change != .dismiss, run.subject.change != .pop else { return [] }
    guard [.finishAndBack(isAnimated: false), .nested(fromMiddle: true)].contains(run.scenario.way), run.endedAsAsked
    else { return [] }
    let differences = run.before.differences(from: run.after, in: [.value, .tree, .clock]).filter {
      !run.isThrownAway($0) && $0.subject != WorldState.program
    }
    let resized = Set(differences.filter { $0.aspect == "bounds" }.map(\.subject))
    return Oracle.findings(
      .noAnimation, in: run, differences.filter { !run.follows($0, from: resized) })
  }
}
