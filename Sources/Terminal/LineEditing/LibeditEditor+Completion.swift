import CEdit

extension LibeditEditor {
  /// Tab: inserts what all candidates share; when that adds nothing, lists them. Indents where there is no word.
  func complete(_ buffer: Buffer) -> UInt8 {
    let before = buffer.textBeforeCursor
    if hasPastedUnmarked { return insert("\t", over: buffer.cursor..<buffer.cursor, of: buffer) }
    let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    if line.allSatisfy(\.isWhitespace) { return insert("  ", over: buffer.cursor..<buffer.cursor, of: buffer) }

    let completion = rules.complete(buffer.text, buffer.cursor)
    guard let only = completion.candidates.first else { return UInt8(CC_ERROR) }
    let typed = String(
      decoding: before.utf8.dropFirst(completion.replaceRange.lowerBound), as: UTF8.self)
    let shared = completion.commonPrefix
    if completion.candidates.count == 1 {
      return typed == only ? UInt8(CC_ERROR) : insert(only, over: completion.replaceRange, of: buffer)
    }
    // A candidate may differ from what is typed in case; then it still replaces it.
    let list = completion.listing(width: terminalColumns, rows: min(10, terminalRows / 2))
    if shared.utf8.count > typed.utf8.count {
      // A letter or two answer no question: what may follow is listed, too.
      let code = insert(shared, over: completion.replaceRange, of: buffer)
      guard code == UInt8(CC_REFRESH), shared.utf8.count - typed.utf8.count < 3 else { return code }
    }
    return show(list, below: buffer)
  }

  /// Alt-H.
  func describe(_ buffer: Buffer) -> UInt8 {
    guard let text = rules.describe(buffer.text, buffer.cursor), !text.isEmpty else { return UInt8(CC_ERROR) }
    return show(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), below: buffer)
  }

  /// Puts `text` in the place of `range`, which ends at the cursor.
  private func insert(_ text: String, over range: Range<Int>, of buffer: Buffer) -> UInt8 {
    let replaced = String(decoding: buffer.text.utf8.prefix(buffer.cursor).dropFirst(range.lowerBound), as: UTF8.self)
    // libedit counts characters, not bytes.
    let count = replaced.unicodeScalars.count
    if count > 0 { el_deletestr(buffer.editor, Int32(count)) }
    return UInt8(el_insertstr(buffer.editor, text) == 0 ? CC_REFRESH : CC_ERROR)
  }
}
