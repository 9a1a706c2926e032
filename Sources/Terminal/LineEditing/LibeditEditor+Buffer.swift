import CEdit
import PlainText

extension LibeditEditor {
  /// The text being edited, and where the cursor is, at the moment a key was pressed.
  struct Buffer {
    let editor: OpaquePointer?
    let text: String
    /// In UTF-8 code units from the start of `text`.
    let cursor: Int

    init(_ editor: OpaquePointer?) {
      self.editor = editor
      guard let line = el_line(editor)?.pointee, let start = line.buffer else {
        text = ""
        cursor = 0
        return
      }
      text = String(decoding: UnsafeRawBufferPointer(start: start, count: line.lastchar - start), as: UTF8.self)
      cursor = line.cursor - start
    }

    var textBeforeCursor: String { String(decoding: text.utf8.prefix(cursor), as: UTF8.self) }
    var textAfterCursor: String { String(decoding: text.utf8.dropFirst(cursor), as: UTF8.self) }
  }

  /// The row below the prompt's that the end of `text` falls on.
  func row(of text: String) -> Int {
    TerminalColumns.row(of: text, startingAt: promptColumns, width: terminalColumns, drawnFor: drawnColumns)
  }

  /// Shows `lines` below the whole input; the input is then drawn again below them.
  ///
  /// Returns the code that makes libedit do so.
  func show(_ lines: [String], below buffer: Buffer) -> UInt8 {
    let cursorRow = row(of: buffer.textBeforeCursor)
    let lastRow = row(of: buffer.text)
    // Move below the last row and print the lines. Then add empty rows: libedit still assumes the old cursor row and
    // will move up by that many.
    write(
      String(repeating: "\n", count: lastRow - cursorRow + 1)
        + lines.map { $0 + "\n" }.joined()
        + String(repeating: "\n", count: cursorRow))
    return UInt8(CC_REDISPLAY)
  }
}
