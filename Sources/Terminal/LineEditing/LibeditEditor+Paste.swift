import CEdit
import SystemLibrary

extension LibeditEditor {
  /// Reads what the terminal marked as pasted, up to its end mark, and inserts it whole.
  ///
  /// Terminals send a carriage return for each newline. Newlines at the end are left out: Enter runs the input, not
  /// the paste.
  func paste(into editor: OpaquePointer?) -> UInt8 {
    isPasting = true
    defer { isPasting = false }
    let end = "\u{1B}[201~".unicodeScalars
    var pasted: [Unicode.Scalar] = []
    var character: wchar_t = 0
    while el_wgetc(editor, &character) == 1 {
      guard let scalar = Unicode.Scalar(UInt32(bitPattern: character)) else { continue }
      pasted.append(scalar == "\r" ? "\n" : scalar)
      if scalar == "~", pasted.suffix(end.count).elementsEqual(end) {
        pasted.removeLast(end.count)
        break
      }
    }

    var text = rules.cleanPaste(String(String.UnicodeScalarView(pasted)))
    while text.hasSuffix("\n") { text.removeLast() }
    guard !text.isEmpty else { return UInt8(CC_REFRESH) }
    hasPasted = true
    return UInt8(el_insertstr(editor, text) == 0 ? CC_REFRESH : CC_ERROR)
  }
}
