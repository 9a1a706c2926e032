package import TransitionChecker

extension Rule.ID {
  /// The message about a rule that does not exist, with the nearest name.
  package static func unknown(_ word: String) -> String {
    let near = Suggestion.nearest(to: word, among: allCases.map(\.rawValue))
    return "no rule is called '\(word)'; "
      + (near.map { "did you mean '\($0)'?" } ?? "playhead check --list shows them")
  }
}
