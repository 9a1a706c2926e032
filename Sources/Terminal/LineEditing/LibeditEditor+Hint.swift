import PlainText

/// The help shown while no key comes.
struct InputHint {
  /// The rest of an earlier input, behind the cursor.
  var suggestion: String
  /// A line below the input, with its escape sequences.
  var below: String?
  /// How many rows below the cursor's that line is.
  var rowsDown: Int
  /// The cursor's column, from 0.
  var column: Int
}

extension LibeditEditor {
  /// Draws the hint for the present input, or takes away what was drawn. The cursor stays where it is.
  func showHint(_ isShown: Bool) {
    if let shown = hint { erase(shown) }
    hint = nil
    guard isShown, !isDumb, !isPasting, !isSearching, let next = presentHint else { return }
    draw(next)
    hint = next
  }

  /// Nil where nothing helps.
  private var presentHint: InputHint? {
    let buffer = Buffer(editor)
    guard !buffer.text.isEmpty else { return nil }
    let (row, column) = position(of: buffer.textBeforeCursor)
    let room = terminalColumns - column - 1 - (buffer.text.contains("\n") || row > 0 ? 0 : rightColumns + 2)
    let suggestion = suggestion(for: buffer).map { Self.firstLine($0, columns: room) } ?? ""
    let below = rules.signature(buffer.text, buffer.cursor, terminalColumns)
    guard !suggestion.isEmpty || below != nil else { return nil }
    return InputHint(
      suggestion: suggestion, below: below, rowsDown: self.row(of: buffer.text) - row + 1, column: column)
  }

  /// The rest of the latest input that begins with what is typed; nil unless the cursor is at the end.
  func suggestion(for buffer: Buffer) -> String? {
    let text = buffer.text
    guard !text.isEmpty, buffer.cursor == text.utf8.count, !text.contains("\n") else { return nil }
    guard let entry = history.entries.last(where: { $0.utf8.count > text.utf8.count && $0.hasPrefix(text) }) else {
      return nil
    }
    return String(decoding: entry.utf8.dropFirst(text.utf8.count), as: UTF8.self)
  }

  private static func firstLine(_ text: String, columns: Int) -> String {
    var shown = ""
    var width = 0
    for character in text.prefix(while: { $0 != "\n" }) {
      width += TerminalColumns.count(String(character))
      guard width <= columns else { return shown.isEmpty ? "" : shown.dropLast() + "…" }
      shown.append(character)
    }
    return shown
  }

  private func draw(_ hint: InputHint) {
    var text = ""
    if !hint.suggestion.isEmpty {
      text += "\u{1B}[2m" + hint.suggestion + "\u{1B}[0m" + Self.toColumn(hint.column)
    }
    if let below = hint.below {
      // A newline at the bottom makes room; going down alone would not.
      text += String(repeating: "\n", count: hint.rowsDown) + "\r\u{1B}[K" + below + back(from: hint)
    }
    write(text)
  }

  private func erase(_ hint: InputHint) {
    var text = ""
    if !hint.suggestion.isEmpty {
      text += String(repeating: " ", count: TerminalColumns.count(hint.suggestion)) + Self.toColumn(hint.column)
    }
    if hint.below != nil { text += "\u{1B}[\(hint.rowsDown)B\r\u{1B}[K" + back(from: hint) }
    write(text)
  }

  private func back(from hint: InputHint) -> String { "\u{1B}[\(hint.rowsDown)A" + Self.toColumn(hint.column) }

  private static func toColumn(_ column: Int) -> String { "\u{1B}[\(column + 1)G" }

  /// Where the end of `text` is: the row below the prompt's, and the column.
  private func position(of text: String) -> (row: Int, column: Int) {
    let width = terminalColumns
    var column = promptColumns
    for character in text.unicodeScalars {
      if character == "\n" {
        column = 0
        continue
      }
      let columns = TerminalColumns.count(String(character))
      column = column + columns > width ? columns : column + columns
    }
    return (row(of: text), column >= width ? 0 : column)
  }

  /// Moves the cursor to the last row of the input, so that nothing is written over it.
  func leaveInput() {
    guard !isDumb else { return }
    let buffer = Buffer(editor)
    write(String(repeating: "\n", count: max(0, row(of: buffer.text) - row(of: buffer.textBeforeCursor))))
  }

  /// Alt-S: the signature stays on the screen.
  func showSignature(_ buffer: Buffer) -> UInt8? {
    rules.signature(buffer.text, buffer.cursor, terminalColumns).map { show([$0], below: buffer) }
  }
}
