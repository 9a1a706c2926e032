extension Rule.ID {
  public static let rotation = Self("R-ROTATION", formerly: "R-ROT")
}

extension Rule {
  static let rotation = Rule(.rotation, .error, isAboutTheWhole: false, isAboutViews: true) { run, reference in
    guard run.endedAsAsked, let afresh = run.afresh else { return [] }
    let place: Set = ["position", "bounds"]
    var found = Oracle.findings(
      .rotation, in: run,
      afresh.differences(from: run.after, in: [.value]).filter { difference in
        // A view in no window is placed when it comes back.
        place.contains(difference.aspect) && !difference.isOfContents
          && !run.isSetByCallbacks(difference.subject, difference.aspect)
          && [afresh, run.after].allSatisfy { $0.value(of: difference.subject, .tree, "window") != .text("no") }
      })
    // UIKit holds a turn of the device back until a presentation has ended (recorded), and no screen gets another size
    // between the question for an animator and its start.
    switch run.scenario.way {
    case .rotated(at: 1): break
    default: for index in found.indices { found[index].severity = .note }
    }
    return found
  }
}

extension WorldState.Difference {
  /// True for bounds of one size that begin elsewhere: what has moved there is inside, and a turn does not move it.
  fileprivate var isOfContents: Bool {
    guard aspect == "bounds", case .numbers(let before) = before, case .numbers(let after) = after else { return false }
    return WorldState.Value.numbers(Array(before.dropFirst(2))).isSame(as: .numbers(Array(after.dropFirst(2))))
  }
}
