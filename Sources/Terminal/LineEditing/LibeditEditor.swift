import CEdit
import PlainText
import SystemLibrary

/// A line editor on the terminal: libedit, extended to edit and recall blocks of several lines.
///
/// - Enter continues an incomplete block on a new line, indented, and hands over a complete one; Alt-Enter always
///   starts a new line.
/// - Up and Down move inside a block and recall history at its edges; Ctrl-P and Ctrl-N always recall.
/// - Pasted text arrives whole, newlines and tabs included, and runs only when Enter is pressed. Where the terminal does
///   not mark it, a line that comes within 5 ms of the last is pasted, and the Enter after its end runs it.
/// - Tab completes, Alt-H describes the name at the cursor, Alt-S shows the signature of the call, Ctrl-R searches, Ctrl-C
///   drops the input, Ctrl-D ends.
/// - While no key comes, the rest of the latest input that began like this one is faint behind the cursor, and the
///   signature of the call below; Right takes the former.
///
/// With vi's keys (`bind -v` in `.editrc`) only Enter and Tab are ours: Escape cannot both start a key sequence and
/// leave the insert mode.
package final class LibeditEditor: LineEditor {
  let rules: EditingRules
  let history: History
  let editor: OpaquePointer
  private let recalled: OpaquePointer?
  let isDumb: Bool
  private let marksPaste: Bool
  /// The names and descriptions of our commands, which libedit keeps the addresses of.
  private var commandTexts: [WideText] = []

  /// The text that libedit was last given: it keeps the address, not the text.
  private var leftPrompt = CText()
  private var rightPrompt = CText()
  /// The prompt, and the columns that it takes.
  private(set) var promptText = ""
  private(set) var promptColumns = 0
  /// The terminal's columns when the input was last drawn; nil before.
  private(set) var drawnColumns: Int?

  /// The character that libedit takes as the border of an escape sequence in a prompt.
  private static let escapeMarker: Unicode.Scalar = "\u{1}"
  private static let markPaste = "\u{1B}[?2004h"
  private static let endMarkedPaste = "\u{1B}[?2004l"

  /// An editor on standard input and output, which are a terminal; nil when libedit cannot have them.
  ///
  /// - Parameters:
  ///   - program: The name by which `.editrc` addresses this program alone (`playhead:bind ^T ...`).
  ///   - history: The entries that Up and Ctrl-R find. Inputs are added to it.
  ///   - isDumb: Whether the terminal understands no escape sequences (`TERM=dumb`).
  package init?(program: String, rules: EditingRules, history: History, isDumb: Bool = false) {
    ce_use_utf8()
    guard let editor = ce_open(program) else { return nil }
    self.editor = editor
    self.rules = rules
    self.history = history
    recalled = ce_history_open(editor, 1 << 20)
    self.isDumb = isDumb
    marksPaste = !isDumb && !ce_has_vi_keys(editor)
    for entry in history.entries { ce_history_enter(recalled, entry) }

    ce_set_owner(editor, Unmanaged.passUnretained(self).toOpaque())
    ce_set_prompts(
      editor,
      { LibeditEditor.owner(of: $0)?.leftPrompt.pointer },
      { LibeditEditor.owner(of: $0)?.askRightPrompt() },
      CChar(Self.escapeMarker.value))
    bindKeys(of: editor)
  }

  deinit {
    if let recalled { history_end(recalled) }
    el_end(editor)
  }

  /// Whether something was pasted into the present input.
  var hasPasted = false
  /// Whether lines of the present input came faster than anybody types them.
  var hasPastedUnmarked = false
  /// Whether an answer is typed, not an input.
  private(set) var isAsking = false
  /// The text that the next line begins with.
  var offered = ""
  /// Whether pasted text is being read: nothing helps with it.
  var isPasting = false
  /// Whether keys search the history.
  var isSearching = false
  /// The hint on screen while no key comes; nil while there is none.
  var hint: InputHint?
  /// Whether the input is complete, and shown for the last time.
  var isLeaving = false
  /// The columns that the right prompt takes.
  private(set) var rightColumns = 0

  package func ask(_ question: String) -> String? {
    isAsking = true
    defer { isAsking = false }
    if case .line(let answer) = readLine(prompt: question) { return answer }
    return nil
  }

  package func readLine(prompt: String) -> LineResult {
    (hasPasted, hasPastedUnmarked, isLeaving) = (false, false, false)
    setPrompt(prompt)

    var text: UnsafePointer<CChar>?
    var length: Int32 = 0
    let calls = ce_owner_calls(
      row: { LibeditEditor.owner(of: $0)?.cursorRow ?? -1 },
      hint: { editor, isShown in LibeditEditor.owner(of: editor)?.showHint(isShown) },
      leave: { LibeditEditor.owner(of: $0)?.leaveInput() })
    let result = ce_read(editor, calls, &text, &length)
    if marksPaste { write(Self.endMarkedPaste) }
    guard result == ce_line, let text else {
      write("\n")
      return result == ce_interrupted ? .interrupted : .endOfInput
    }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
    let input = String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    if isAsking { return .line(input) }
    if hasPastedUnmarked { return .pasted(rules.cleanPaste(input)) }
    if hasPasted { return .pasted(input) }
    remember(input)
    return .line(input)
  }

  /// Draws the input behind a prompt from now on.
  func setPrompt(_ prompt: String) {
    promptText = prompt
    promptColumns = TerminalColumns.count(TerminalColumns.withoutEscapes(prompt))
    // Part of the prompt, so that it is sent again when the program resumes after Ctrl-Z.
    leftPrompt.set(
      TerminalColumns.markingEscapes(in: (marksPaste ? Self.markPaste : "") + prompt, with: Self.escapeMarker))
  }

  package func offer(_ text: String) {
    offered = text
    el_push(editor, PrivateKey.offered)
  }

  package func remember(_ input: String) {
    let count = history.entries.count
    history.append(input)
    if history.entries.count > count { ce_history_enter(recalled, input) }
  }

  /// Teaches libedit a command that keys can be bound to.
  func addCommand(_ name: String, _ help: String, to editor: OpaquePointer, _ command: @escaping ce_command) {
    let texts = [WideText(name), WideText(help)]
    commandTexts += texts
    ce_add_command(editor, texts[0].pointer, texts[1].pointer, command)
  }

  /// The editor whose libedit instance called back.
  static func owner(of editor: OpaquePointer?) -> LibeditEditor? {
    guard let editor, let owner = ce_owner(editor) else { return nil }
    return Unmanaged<LibeditEditor>.fromOpaque(owner).takeUnretainedValue()
  }

  /// Where the cursor is below the prompt; -1 on a terminal that moves it by no sequence.
  private var cursorRow: Int32 {
    if isDumb { return -1 }
    return Int32(clamping: row(of: Buffer(editor).textBeforeCursor))
  }

  /// Asked whenever the input is drawn.
  private func askRightPrompt() -> UnsafeMutablePointer<CChar>? {
    drawnColumns = terminalColumns
    let text = isLeaving || isAsking ? "" : rules.rightPrompt()
    rightColumns = TerminalColumns.count(TerminalColumns.withoutEscapes(text))
    rightPrompt.set(TerminalColumns.markingEscapes(in: text, with: Self.escapeMarker))
    return rightPrompt.pointer
  }

  /// Writes past libedit, which has nothing in its own buffer while it waits for a key.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = SystemLibrary.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }

  /// The terminal's height in rows, 24 when it does not say.
  var terminalRows: Int {
    var size = winsize()
    return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 ? Int(size.ws_row) : 24
  }

  /// The terminal's width in columns, 80 when it does not say.
  var terminalColumns: Int {
    var size = winsize()
    return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }
}

/// Text at an address that stays until it is set again.
private struct CText: ~Copyable {
  private(set) var pointer = strdup("")

  mutating func set(_ text: String) {
    free(pointer)
    pointer = strdup(text)
  }

  deinit { free(pointer) }
}

/// Text in the C library's wide characters, at an address that stays.
private final class WideText {
  let pointer: UnsafeMutablePointer<wchar_t>

  init(_ text: String) {
    let characters = text.unicodeScalars.map { wchar_t($0.value) } + [0]
    pointer = .allocate(capacity: characters.count)
    pointer.initialize(from: characters, count: characters.count)
  }

  deinit { pointer.deallocate() }
}
