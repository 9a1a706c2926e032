/// A difference of the hierarchy as a sentence: `veil is still in the window after the cancel`.
struct TreeSentence {
  let text: String
  /// The first view that is left over or missing; nil where only their order is wrong.
  private(set) var culprit: String?

  /// Nil for a difference of another kind.
  init?(_ difference: WorldState.Difference, _ run: Observation) {
    guard difference.kind == .tree, case .text(let before) = difference.before, case .text(let after) = difference.after
    else { return nil }
    let end = Self.end(of: run)
    guard difference.aspect == "subviews" else {
      text = "\(difference.subject) is in \(after == "no" ? "no" : "a") window \(end)"
      return
    }
    let (former, present) = (Self.names(before), Self.names(after))
    let (left, missing) = (present.filter { !former.contains($0) }, former.filter { !present.contains($0) })
    culprit = left.first ?? missing.first
    var parts: [String] = []
    if let verb = Self.verb(left) { parts.append("\(Self.list(left)) \(verb) still in \(difference.subject) \(end)") }
    if let verb = Self.verb(missing) {
      parts.append("\(Self.list(missing)) \(verb) no longer in \(difference.subject) \(end)")
    }
    text =
      parts.isEmpty
      ? "the views in \(difference.subject) lie otherwise \(end): \(after), not \(before)"
      : parts.joined(separator: ", and ")
  }

  private static func names(_ list: String) -> [String] {
    list == "none" ? [] : list.split(separator: ", ").map(String.init)
  }

  private static func verb(_ names: [String]) -> String? { names.isEmpty ? nil : names.count == 1 ? "is" : "are" }

  private static func list(_ names: [String]) -> String {
    names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }

  /// When, in the words of the scenario.
  private static func end(of run: Observation) -> String {
    switch run.scenario.way {
    case .finishAndBack, .nested: "after it was undone"
    case .repeated: "after it was done again"
    default: run.outcome == .cancelled ? "after the cancel" : "after the finish"
    }
  }
}
