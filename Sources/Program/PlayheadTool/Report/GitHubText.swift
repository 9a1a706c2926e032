import PlainText

/// Commands that GitHub's actions read from the output of a step: it shows them at their lines in a pull request.
package enum GitHubText {
  /// - Parameter level: `error`, `warning` or `notice`.
  package static func annotation(
    _ level: String, file: String, line: Int?, title: String, _ message: String
  ) -> String {
    let properties =
      ["file=\(property(file))"] + (line.map { ["line=\($0)"] } ?? []) + ["title=\(property(title))"]
    return "::\(level) \(properties.joined(separator: ","))::\(data(message))\n"
  }

  /// Lines that are no commands, whatever they begin with.
  package static func plain(_ lines: [String]) -> String {
    lines.map { ($0.hasPrefix("::") ? " " + $0 : $0) + "\n" }.joined()
  }

  /// Documented: a message has no per cent sign and no end of a line as they are.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// A property has no colon and no comma either.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
