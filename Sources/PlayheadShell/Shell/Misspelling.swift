import PlainText
import ScriptRuntime

/// An input whose first word is nothing at all, and nearly a command or a name: `finsh`, `stpe 3`, `windw`.
///
/// Left to Lua the first would be nil and the second a syntax error, and neither says what was wrong.
struct Misspelling {
  let message: String
  /// The input as it was meant.
  let meant: String

  /// Nil for an input that is anything else.
  ///
  /// - Parameter input: No command, and no valid statement.
  init?(of input: String, _ parser: InputParser) {
    guard !input.hasPrefix(" ") else { return nil }
    let word = input.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !word.isEmpty, !parser.isKnown(String(word)) else { return nil }
    let rest = input.dropFirst(word.count)
    if rest.trimmed.isEmpty {
      guard let near = Suggestion.nearest(to: String(word), amongMany: parser.allNames) else { return nil }
      message = "there is no '\(word)'"
      meant = near
      return
    }
    guard rest.first == " ", rest.trimmed.first.map({ !"=({[.:,".contains($0) }) ?? false, !parser.isExpression(input),
      let near = Suggestion.nearest(to: String(word), amongMany: parser.commandNames)
    else { return nil }
    message = "there is no command '\(word)'"
    meant = near + rest
  }
}
