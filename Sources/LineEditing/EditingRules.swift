/// What a line editor asks about the language it edits. Every rule is a pure question about text.
///
/// A cursor is an offset in UTF-8 code units from the start of the buffer.
public struct EditingRules {
  /// Whether the buffer can be handed over. While this is false, Enter continues the block on a new line.
  public var isComplete: (_ buffer: String) -> Bool = { _ in true }

  /// What a new line begins with, given the text before the cursor.
  public var indentation: (_ textBeforeCursor: String) -> String = EditingRules.sameIndentation

  /// What could stand at the cursor. Asked when Tab is pressed.
  public var complete: (_ buffer: String, _ cursor: Int) -> Completion = { _, cursor in .none(at: cursor) }

  /// What is known about the name at the cursor, shown below the input when Alt-H is pressed; nil for nothing.
  public var describe: (_ buffer: String, _ cursor: Int) -> String? = { _, _ in nil }

  /// Text at the right edge of the first line, hidden while the input needs the room. Asked at every redraw.
  public var rightPrompt: () -> String = { "" }

  /// What is inserted in place of pasted text, for example without the prompts that were copied with it.
  public var cleanPaste: (_ text: String) -> String = { $0 }

  public init() {}

  /// The spaces and tabs that the last line of `text` begins with.
  public static func sameIndentation(_ text: String) -> String {
    let line = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? text.utf8[...]
    let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(Substring(blanks))
  }
}
