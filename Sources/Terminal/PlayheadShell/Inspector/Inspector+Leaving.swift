import TerminalCells
import TimeControl

/// Leaving the full screen, and saving what was made in it.
extension Inspector {
  func leave() { hasLeft = true }

  /// Takes away what was opened last of what is in the way; leaves where nothing is.
  func close() {
    if state.exploded != nil {
      explode()
    } else if state.isZoomed {
      state.isZoomed = false
    } else if state.picture == .alone {
      state.picture = .beside
    } else if state.curve == .large {
      state.curve = .beside
    } else if state.showsTree {
      showTree()
    } else if !state.filter.isEmpty {
      state.filter = ""
    } else if state.chosen != nil {
      state.chosen = nil
    } else {
      askToLeave()
    }
  }

  /// Notes the branches and marks at the opening. Leaving does not lose them: a script makes its own again.
  func noteOpening() {
    opened = Opened(branches: Set(shell.current.branches.map(\.name)), marks: Set(range.marks.map(\.name)))
    steps = 0
  }

  /// The branches, marks and steps made here, counted in words; empty for none.
  var madeHere: String {
    let branches = shell.current.branches.filter { !opened.branches.contains($0.name) }.count
    let marks = range.marks.filter { !$0.isByCallback && !opened.marks.contains($0.name) }.count
    func count(_ number: Int, _ noun: String, _ plural: String) -> String? {
      number > 0 ? "\(number) \(number == 1 ? noun : plural)" : nil
    }
    return [
      count(branches, "branch", "branches"), count(marks, "mark", "marks"), count(steps, "step", "steps"),
    ].compactMap(\.self).joined(separator: " and ")
  }

  /// Leaves, or asks first where branches, marks and steps made here would be lost.
  func askToLeave() {
    let lost = madeHere
    guard opening != .fromShell, !lost.isEmpty else { return leave() }
    state.asksBeforeLeaving = true
    state.message = ["\(lost) would be lost: w writes a script, q leaves, Esc stays"]
  }

  func answerLeaving(_ key: Key) {
    state.asksBeforeLeaving = false
    switch key {
    case .character("q"):
      if let code = state.exitCode { shell.end(code: code) }
      leave()
    case .character("w"): prompt(.script)
    default: break
    }
    state.exitCode = nil
  }

  // MARK: Saving

  /// Does what Enter does after a question.
  func perform(offer: InspectorState.Offer) {
    switch offer {
    case .command(let input): command(input)
    case .inputs(let inputs): run(pasted: inputs)
    case .save(let file):
      command(":save -a -f \(file)")
    }
  }
}
