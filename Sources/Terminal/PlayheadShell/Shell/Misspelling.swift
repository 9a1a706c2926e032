import PlainText
import ScriptRuntime

/// An input whose first word is unknown, and similar to a command or a name: `finsh`, `stpe 3`, `windw`.
///
/// Lua would evaluate the first as nil and report a syntax error for the second, and neither names the mistake.
struct Misspelling {
  let message: String
  /// The corrected input.
  let meant: String

  /// Nil for an input that is anything else.
  ///
  /// - Parameter input: An input that is neither a command nor a valid statement.
  init?(of input: String, _ parser: InputParser) {
    guard !input.hasPrefix(" ") else { return nil }
    let word = input.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !word.isEmpty, !parser.isKnown(String(word)) else { return nil }
    let arguments = input.dropFirst(word.count)
    if arguments.trimmed.isEmpty {
      guard let near = Suggestion.nearest(to: String(word), amongMany: parser.allNames) else { return nil }
      message = "there is no '\(word)'"
      meant = near
      return
    }
    guard arguments.first == " ", arguments.trimmed.first.map({ !"=({[.:,".contains($0) }) ?? false,
      !parser.isExpression(input),
      let near = Suggestion.nearest(to: String(word), amongMany: parser.commandNames)
    else { return nil }
    message = "there is no command '\(word)'"
    meant = near + arguments
  }
}
