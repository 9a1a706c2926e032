import PlainText
import PlayheadShell
import TransitionChecker

/// A result at a location in a file, as a terminal shows it: with the line of source, and wrapped.
///
///     jump.lua:23:7: error: photo.view moves 55.448 pt in one frame at the end; its
///       animations account for 14.339 [R-JUMP]
///        23 |       photo.view.transform = away
///           |       ^~~~~~~~~~~~~~~~~~~~~~~~~~~
struct Diagnostic {
  let file: String
  /// Counted from 1; nil where it is not known.
  let line: Int?
  let column: Int?
  let severity: Rule.Severity
  let message: String
  /// The rule, or the code of an error; nil for none.
  let code: String?
  /// The lines below: source, reason, cure.
  let notes: [String]
  /// Whether the line of source is among them.
  let hasSource: Bool

  /// - Parameter source: The text of a line of a file; nil where that cannot be read.
  func lines(_ style: TerminalStyle, source: (_ line: Int, _ file: String) -> String?) -> [String] {
    let text = hasSource ? nil : line.flatMap { source($0, file) }
    let mark = text.flatMap { self.mark(in: $0) }
    let column = self.column ?? mark.map { $0.lowerBound + 1 }
    let place = ([file] + [line, line == nil ? nil : column].compactMap { $0.map { String($0) } }).joined(
      separator: ":")
    let location = file.isEmpty ? "" : place + ": "
    let head = "\(location)\(severity.rawValue): \(VisibleText.escaped(message, keepsLines: false))"
    let wrapped = WrappedText(head + (code.map { " [\($0)]" } ?? ""), width: style.columns, indent: 2).lines
    var lines = [style.ink.strong(wrapped[0])] + wrapped.dropFirst().map(style.ink.strong)
    let word = severity.rawValue + ":"
    if wrapped[0].hasPrefix(location + word) {
      let rest = String(wrapped[0].dropFirst(location.count + word.count))
      lines[0] =
        style.ink.strong(location) + style.ink.draw(word, style.role(of: severity)) + style.ink.strong(rest)
    }
    if let text, let line { lines += excerpt(text, line, mark, style).flatMap(style.note) }
    return lines + notes.flatMap(style.note)
  }

  /// The columns of a line that are meant, from 0: the word at the column, or all that the line says.
  private func mark(in text: String) -> Range<Int>? {
    let characters = Array(text)
    guard let column, characters.indices.contains(column - 1) else {
      guard let first = characters.firstIndex(where: { !$0.isWhitespace }) else { return nil }
      return first..<characters.count - characters.reversed().prefix { $0.isWhitespace }.count
    }
    let word = characters[(column - 1)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return column - 1..<column - 1 + max(1, word.count)
  }

  /// The line with marks below it; of one that is wider than the window, the part around the marks.
  private func excerpt(_ text: String, _ line: Int, _ mark: Range<Int>?, _ style: TerminalStyle) -> [String] {
    let number = String(line).leftPadded(to: 5)
    let room = max(10, style.columns - number.count - 3)
    let characters = text.map { $0 == "\t" ? " " : $0 }
    let start = characters.count <= room ? 0 : max(0, min((mark?.lowerBound ?? 0) - room / 4, characters.count - room))
    var shown = String(characters[start..<min(characters.count, start + room)])
    if start > 0 { shown = "…" + shown.dropFirst() }
    if start + room < characters.count { shown = shown.dropLast() + "…" }
    let below = String(repeating: " ", count: number.count)
    guard let mark, !mark.isEmpty else { return ["\(number) | \(shown)"] }
    let from = max(0, mark.lowerBound - start)
    let count = max(1, min(mark.upperBound - start, room) - from)
    let marks = String(repeating: " ", count: from) + "^" + String(repeating: "~", count: count - 1)
    return ["\(number) | \(shown)", "\(below) | \(marks)"]
  }
}

/// The lines of the files that a report is about, each file read once.
final class SourceLines {
  private var files: [String: [Substring]] = [:]

  /// Nil where the file cannot be read, or has no such line.
  func text(_ line: Int, _ file: String) -> String? {
    if files[file] == nil {
      files[file] = SourceFiles.text(at: file)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    }
    let lines = files[file] ?? []
    return lines.indices.contains(line - 1) ? String(lines[line - 1]) : nil
  }
}
