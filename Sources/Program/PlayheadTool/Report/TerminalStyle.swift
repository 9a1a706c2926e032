import PlainText
import PlayheadShell
import TransitionChecker

/// How reports look to a person at a terminal: in the window's width, and in colour where that is wanted.
struct TerminalStyle {
  let columns: Int
  let ink: Ink

  /// Nil for a stream that programs read: neither a terminal, nor a stream that is to be coloured.
  init?(_ stream: StandardStream, _ options: RunOptions) {
    let isColored = options.color.isWanted(isTerminal: stream.isTerminal, environment: Environment.value)
    guard stream.isTerminal || isColored else { return nil }
    columns = max(20, stream.columns ?? 80)
    ink = Ink(isColored: isColored, isLight: options.theme == .light)
  }

  init(columns: Int, ink: Ink) { (self.columns, self.ink) = (columns, ink) }

  /// A line below the head of a result, or of an error: its label faint, its text wrapped; source as it stands.
  func note(_ line: String) -> [String] {
    if let gutter = Self.gutter(of: line) {
      let text = String(line.dropFirst(gutter.count))
      let marks = text.trimmed
      let isMarks = marks.first == "^" && marks.allSatisfy { "^~".contains($0) }
      return [ink.faint(gutter) + (isMarks ? ink.draw(text, .good) : text)]
    }
    guard let label = ["  why:  ", "  cure: ", "  see:  ", "hint: "].first(where: { line.hasPrefix($0) }) else {
      return WrappedText(line, width: columns, indent: line.prefix { $0 == " " }.count + 2).lines
    }
    // A command line is copied as a whole.
    let lines =
      label == "  see:  " ? [line] : WrappedText(line, width: columns, indent: label.count).lines
    return [ink.faint(label) + lines[0].dropFirst(label.count)] + lines.dropFirst()
  }

  /// `   23 | ` of a line of source, or of the marks below one.
  private static func gutter(of line: String) -> String? {
    guard let bar = line.firstRange(of: " |") else { return nil }
    let number = line[..<bar.lowerBound]
    guard number.count >= 5, number.allSatisfy({ $0 == " " || $0.isNumber }) else { return nil }
    let rest = line[bar.upperBound...]
    guard rest.isEmpty || rest.first == " " else { return nil }
    return String(line[..<bar.upperBound]) + (rest.isEmpty ? "" : " ")
  }

  func role(of severity: Rule.Severity) -> Ink.Role {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}

extension StandardStream {
  /// Writes lines with the colours of `style`; other control characters are escaped.
  func show(_ lines: [String], _ style: TerminalStyle) {
    guard !lines.isEmpty else { return }
    let sequences = style.ink.sequences
    write(lines.map { VisibleText.escaped($0, keeping: sequences) + "\n" }.joined())
  }
}
