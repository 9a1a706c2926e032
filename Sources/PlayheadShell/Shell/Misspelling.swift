import LuaBridge
import PlainText
import ScriptAPI
import ScriptRuntime

/// An input whose first word is nothing at all, and nearly a command or a name: `finsh`, `stpe 3`, `windw`.
///
/// Left to Lua the first would be nil and the second a syntax error, and neither says what was wrong.
struct Misspelling {
  let message: String
  /// The input as it was meant.
  let meant: String

  /// Nil for an input that is anything else.
  init?(of input: String, _ rules: ShellRules) {
    guard !input.hasPrefix(" ") else { return nil }
    let word = input.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !word.isEmpty, !rules.isKnown(String(word)) else { return nil }
    let rest = input.dropFirst(word.count)
    let commands = rules.commands.all.flatMap(\.names).filter { $0.count > 2 }
    if rest.trimmed.isEmpty {
      let names = commands + rules.session.lua.globalNames + Catalog.uiKit.globalNames
      guard let near = Suggestion.nearest(to: String(word), amongMany: names) else { return nil }
      message = "there is no '\(word)'"
      meant = near
      return
    }
    guard rest.first == " ", rest.trimmed.first.map({ !"=({[.:,".contains($0) }) ?? false, !rules.isExpression(input),
      !rules.isStatement(input),
      let near = Suggestion.nearest(to: String(word), amongMany: commands)
    else { return nil }
    message = "there is no command '\(word)'"
    meant = near + rest
  }
}
