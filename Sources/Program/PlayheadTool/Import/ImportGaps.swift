import TransitionChecker

/// The statements that an import has left out: a check of the script cannot see them.
struct ImportGaps {
  let count: Int
  /// The location of the first of them.
  let file: String
  let line: Int
  /// Whether the first is text that is no Swift, so that an app with it is not built either.
  let isSyntax: Bool

  /// The message of a check about them.
  func mistake(isStrict: Bool) -> CheckMistake {
    if isSyntax { return CheckMistake(.error, "this is not Swift, and is not checked", in: file, line: line) }
    let what = count == 1 ? "1 statement is" : "\(count) statements, this one first, are"
    return CheckMistake(
      isStrict ? .error : .note,
      "\(what) left out of the script and not checked"
        + (isStrict ? ": with --strict all has to be checked" : "; with --strict that fails"),
      in: file, line: line)
  }
}
