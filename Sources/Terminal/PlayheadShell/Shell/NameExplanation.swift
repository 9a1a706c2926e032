import PlainText
package import ScriptRuntime
import ScriptTools
import TimeControl
import TransitionChecker

/// The explanations of names that need no script: codes of errors and warnings, rules of a check, commands and settings
/// of the shell, and all of the API.
package enum NameExplanation {
  /// Every code and rule with its meaning.
  package static func list(columns: Int) -> [String] {
    let rows =
      ErrorPage.all.map { ($0.code, $0.meaning) }
      + Rule.all.map { ($0.id.rawValue, $0.title.prefix(1).uppercased() + $0.title.dropFirst()) }
    // A list that is wider than half of the window would have no room for its words.
    let width = min(rows.map(\.0.count).max() ?? 0, max(16, columns / 2))
    return rows.flatMap { code, meaning in
      WrappedText("\(code.padded(to: width))  \(meaning)", width: columns, indent: width + 2).lines
    }
  }

  /// The page of a code or rule; nil for any other name.
  package static func page(code: String, columns: Int) -> [String]? {
    if let rule = Rule.ID(named: code) {
      return RuleReport(Rule.named(rule)).text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
        line in
        // Examples keep their lines.
        line.hasPrefix("    ") ? [String(line)] : WrappedText(String(line), width: columns, indent: 6).lines
      }
    }
    return ErrorPage.named(code).map {
      $0.text(columns: columns).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The page of any name; nil for an unknown one.
  ///
  /// - Parameter session: A fresh one, which knows the API.
  package static func page(_ name: String, in session: ScriptSession, columns: Int) -> [String]? {
    if let page = page(code: name, columns: columns) { return page }
    let table = CommandTable()
    if let command = table.all.first(where: { $0.names.contains(name) }) { return CommandHelp.page(command) }
    if let group = table.groups.first(where: { $0.name == name }) { return CommandHelp.list(group) }
    if let setting = DisplaySetting.all.first(where: { $0.name == name }) { return [setting.explanation] }
    switch name {
    case "keys": return KeysPage.lines(session.timeline.bindings)
    case "limits": return LimitsPage.lines(columns: columns)
    default: return HelpIndex(session).help(for: name).map { WrappedText($0, width: columns).lines }
    }
  }

  /// The name nearest to a mistyped one; nil when none is near.
  package static func suggestion(for name: String) -> String? {
    Suggestion.nearest(to: name, among: ErrorPage.explained)
      ?? Suggestion.nearest(to: name, amongMany: CommandTable().all.flatMap(\.names) + HelpIndex.names)
  }
}

extension DisplaySetting {
  /// `set depth takes a whole number from 1: set depth 6`
  var explanation: String { "set \(name) takes \(accepts): set \(name) \(example)" }
}
