/// Builds a manual page from mdoc macros.
package struct ManualText {
  private var lines: [String] = []

  /// - Parameters:
  ///   - title: `playhead`.
  ///   - section: 1 for programs, 7 for languages and conventions.
  package init(_ title: String, section: Int, summary: String) {
    lines = [
      ".Dd November 21, 2026", ".Dt \(title.uppercased()) \(section)", ".Os", ".Sh NAME", ".Nm \(title)",
      ".Nd \(Self.escaped(summary))",
    ]
  }

  package var text: String { lines.joined(separator: "\n") + "\n" }

  package mutating func section(_ title: String) { lines.append(".Sh \(title.uppercased())") }

  package mutating func subsection(_ title: String) { lines.append(".Ss \(Self.escaped(title))") }

  /// Adds sentences, each on its own line, as formatters expect.
  package mutating func paragraph(_ words: String) {
    if let last = lines.last, !last.hasPrefix(".Sh"), !last.hasPrefix(".Ss"), !last.hasPrefix(".El") {
      lines.append(".Pp")
    }
    prose(words)
  }

  /// Adds a list of bold terms, each with its description.
  package mutating func list(_ items: [(term: String, words: String)]) {
    guard !items.isEmpty else { return }
    lines.append(".Bl -tag -width Ds")
    for item in items {
      lines.append(".It Sy \(Self.quoted(item.term))")
      prose(item.words)
    }
    lines.append(".El")
  }

  /// Adds lines verbatim.
  package mutating func example(_ text: String) {
    lines.append(".Bd -literal -offset indent")
    lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { Self.line(String($0)) }
    lines.append(".Ed")
  }

  /// Adds a macro line verbatim.
  package mutating func macro(_ line: String) { lines.append(line) }

  private mutating func prose(_ words: String) {
    var sentence = ""
    for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if sentence.count + word.count > 70, !sentence.isEmpty {
        lines.append(Self.line(sentence))
        sentence = ""
      }
      sentence += sentence.isEmpty ? word : " " + word
      guard word.hasSuffix("."), word.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
      lines.append(Self.line(sentence))
      sentence = ""
    }
    if !sentence.isEmpty { lines.append(Self.line(sentence)) }
  }

  /// Escapes a line of text that would be read as a macro.
  private static func line(_ text: String) -> String {
    let text = escaped(text)
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  /// Quotes one argument of a macro.
  package static func quoted(_ text: String) -> String {
    let inside = escaped(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\(dq")
    return "\"\(inside)\""
  }

  /// Escapes backslashes and hyphens; formatters turn a bare hyphen into a dash.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(character)
      }
    }
    return result
  }
}
