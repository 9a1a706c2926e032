/// The language a line editor edits. Every rule is a pure function of text.
///
/// A cursor is an offset in UTF-8 code units from the start of the buffer.
package struct EditingRules {
  /// Whether the buffer is a complete input. While this is false, Enter continues the block on a new line.
  package var isComplete: (_ buffer: String) -> Bool = { _ in true }

  /// Whether pasted text, of one input or several, ends with a complete one.
  package var isCompletePaste: (_ text: String) -> Bool = { _ in true }

  /// The start of a new line, given the text before the cursor.
  package var indentation: (_ textBeforeCursor: String) -> String = EditingRules.sameIndentation

  /// The last line of a text as it is to stand when it is left, where that differs: a word that closes a block stands
  /// under the one that opened it. Nil to leave it alone.
  package var outdented: (_ textBeforeCursor: String) -> String? = { _ in nil }

  /// The completions at the cursor, for Tab.
  package var complete: (_ buffer: String, _ cursor: Int) -> Completion = { _, cursor in .none(at: cursor) }

  /// Help on the name at the cursor, shown below the input for Alt-H; nil for none.
  package var describe: (_ buffer: String, _ cursor: Int) -> String? = { _, _ in nil }

  /// The hint shown while nothing is typed: the signature of the call that the cursor is in, in one line with escape
  /// sequences for its look; nil for none.
  package var signature: (_ buffer: String, _ cursor: Int, _ columns: Int) -> String? = { _, _, _ in nil }

  /// Text at the right edge of the first line, hidden while the input needs the room. Asked at every redraw.
  package var rightPrompt: () -> String = { "" }

  /// The text inserted for pasted text, for example without the prompts that were copied with it.
  package var cleanPaste: (_ text: String) -> String = { $0 }

  package init() {}

  /// The spaces and tabs that the last line of `text` begins with.
  package static func sameIndentation(_ text: String) -> String {
    let line = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? text.utf8[...]
    let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(Substring(blanks))
  }
}
