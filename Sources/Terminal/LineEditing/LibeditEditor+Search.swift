import CEdit
import PlainText

/// Ctrl-R: an earlier input by a part of it, as the line of the full screen has it.
///
/// The keys are read here until one ends the search: libedit's own search writes `bck:` into the input.
extension LibeditEditor {
  private enum Key {
    static let again: Unicode.Scalar = "\u{12}"
    static let escape: Unicode.Scalar = "\u{1B}"
    static let quit: Unicode.Scalar = "\u{7}"
    static let erase: [Unicode.Scalar] = ["\u{8}", "\u{7F}"]
  }

  /// - Returns: What libedit does next.
  func search(_ buffer: Buffer) -> UInt8 {
    let prompt = promptText
    var (term, found): (String, Int?) = ("", nil)
    func find(before end: Int) { found = history.entries[..<end].lastIndex { $0.contains(term) } ?? found }
    func draw() {
      let isFound = term.isEmpty || found.map { history.entries[$0].contains(term) } == true
      replace(
        with: found.map { history.entries[$0] } ?? buffer.text, "search\(isFound ? "" : " (not found)") '\(term)': ")
    }
    isSearching = true
    defer { isSearching = false }
    draw()
    while true {
      var character: wchar_t = 0
      guard el_wgetc(editor, &character) == 1 else {
        replace(with: buffer.text, prompt)
        return UInt8(CC_EOF)
      }
      guard let key = Unicode.Scalar(UInt32(bitPattern: character)) else { continue }
      switch key {
      case Key.again where !term.isEmpty: find(before: found ?? history.entries.count)
      case Key.again: break
      case _ where Key.erase.contains(key):
        term = String(term.dropLast())
        found = nil
        if !term.isEmpty { find(before: history.entries.count) }
      case Key.quit:
        replace(with: buffer.text, prompt)
        return UInt8(CC_NORM)
      case Key.escape where !ce_more_comes_within(Self.pasteGap):
        replace(with: buffer.text, prompt)
        return UInt8(CC_NORM)
      case _ where key.value >= 32 && !(127..<160).contains(key.value):
        term.unicodeScalars.append(key)
        find(before: found.map { $0 + 1 } ?? history.entries.count)
      default:
        // Any other key takes what was found, and does what it does.
        replace(with: found.map { history.entries[$0] } ?? buffer.text, prompt)
        el_push(editor, String(key))
        return UInt8(CC_NORM)
      }
      draw()
    }
  }

  /// Draws another input behind another prompt, in the place of the one on the screen.
  private func replace(with text: String, _ prompt: String) {
    let shown = Buffer(editor)
    let row = row(of: shown.textBeforeCursor)
    setPrompt(prompt)
    el_cursor(editor, Int32(clamping: shown.textAfterCursor.unicodeScalars.count))
    el_deletestr(editor, Int32(clamping: shown.text.unicodeScalars.count))
    el_insertstr(editor, text)
    ce_draw_again(editor, isDumb ? -1 : Int32(clamping: row))
  }
}
