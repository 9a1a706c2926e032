/// A manual page in the making, in the macros of mdoc.
package struct ManualText {
  private var lines: [String] = []

  /// - Parameters:
  ///   - title: `playhead`.
  ///   - section: 1 for programs, 7 for what is behind them.
  package init(_ title: String, section: Int, summary: String) {
    lines = [
      ".Dd November 21, 2026", ".Dt \(title.uppercased()) \(section)", ".Os", ".Sh NAME", ".Nm \(title)",
      ".Nd \(Self.escaped(summary))",
    ]
  }

  package var text: String { lines.joined(separator: "\n") + "\n" }

  package mutating func section(_ title: String) { lines.append(".Sh \(title.uppercased())") }

  package mutating func subsection(_ title: String) { lines.append(".Ss \(Self.escaped(title))") }

  /// Sentences. Each goes on a line of its own, which is how a formatter tells the end of one.
  package mutating func paragraph(_ words: String) {
    if let last = lines.last, !last.hasPrefix(".Sh"), !last.hasPrefix(".Ss"), !last.hasPrefix(".El") {
      lines.append(".Pp")
    }
    prose(words)
  }

  /// Words in bold, each with what there is to say of it.
  package mutating func list(_ items: [(term: String, words: String)]) {
    guard !items.isEmpty else { return }
    lines.append(".Bl -tag -width Ds")
    for item in items {
      lines.append(".It Sy \(Self.quoted(item.term))")
      prose(item.words)
    }
    lines.append(".El")
  }

  /// Lines as they stand.
  package mutating func example(_ text: String) {
    lines.append(".Bd -literal -offset indent")
    lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { Self.line(String($0)) }
    lines.append(".Ed")
  }

  /// A macro line, as it stands.
  package mutating func macro(_ line: String) { lines.append(line) }

  private mutating func prose(_ words: String) {
    var sentence = ""
    for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if sentence.count + word.count > 70, !sentence.isEmpty {
        lines.append(Self.line(sentence))
        sentence = ""
      }
      sentence += sentence.isEmpty ? word : " " + word
      guard word.hasSuffix("."), word.contains(where: \.isLetter) else { continue }
      lines.append(Self.line(sentence))
      sentence = ""
    }
    if !sentence.isEmpty { lines.append(Self.line(sentence)) }
  }

  /// A line of text is no macro, whatever it starts with.
  private static func line(_ text: String) -> String {
    let text = escaped(text)
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  /// One argument of a macro, whatever is in it.
  package static func quoted(_ text: String) -> String {
    let inside = escaped(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\(dq")
    return "\"\(inside)\""
  }

  /// Backslashes and hyphens as themselves: a formatter would make dashes of those that options start with.
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
