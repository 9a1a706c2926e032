import CEdit

extension LibeditEditor {
  /// A key sequence that no person types, by which our commands call libedit's own.
  enum PrivateKey {
    /// One byte, since a sequence that starts with Escape is out of reach in vi's insert mode.
    static let accept = "\u{1E}"
    static let offered = "\u{1D}"
    static let previousLine = "\u{1B}[57101~"
    static let nextLine = "\u{1B}[57102~"
    static let olderEntry = "\u{1B}[57103~"
    static let newerEntry = "\u{1B}[57104~"
    static let nextCharacter = "\u{1B}[57105~"
  }

  /// Adds our commands to `editor` and puts them on their keys.
  func bindKeys(of editor: OpaquePointer) {
    addCommand("playhead-enter", "Hand over a complete block, else continue it", to: editor) { editor, _ in
      LibeditEditor.owner(of: editor)?.enter(Buffer(editor)) ?? UInt8(CC_ERROR)
    }
    addCommand("playhead-newline", "Start a new line", to: editor) { editor, _ in
      LibeditEditor.owner(of: editor)?.startLine(Buffer(editor)) ?? UInt8(CC_ERROR)
    }
    addCommand("playhead-up", "The line above, else the older entry", to: editor) { editor, _ in
      let isFirstLine = !Buffer(editor).textBeforeCursor.contains("\n")
      el_push(editor, isFirstLine ? PrivateKey.olderEntry : PrivateKey.previousLine)
      return UInt8(CC_NORM)
    }
    addCommand("playhead-down", "The line below, else the newer entry", to: editor) { editor, _ in
      let isLastLine = !Buffer(editor).textAfterCursor.contains("\n")
      el_push(editor, isLastLine ? PrivateKey.newerEntry : PrivateKey.nextLine)
      return UInt8(CC_NORM)
    }
    addCommand("playhead-complete", "Complete the word at the cursor", to: editor) { editor, _ in
      LibeditEditor.owner(of: editor)?.complete(Buffer(editor)) ?? UInt8(CC_ERROR)
    }
    addCommand("playhead-describe", "Describe the word at the cursor", to: editor) { editor, _ in
      LibeditEditor.owner(of: editor)?.describe(Buffer(editor)) ?? UInt8(CC_ERROR)
    }
    addCommand("playhead-signature", "Show the signature of the call at the cursor", to: editor) { editor, _ in
      LibeditEditor.owner(of: editor)?.showSignature(Buffer(editor)) ?? UInt8(CC_ERROR)
    }
    addCommand("playhead-right", "The suggested rest at the end, else the next character", to: editor) { editor, _ in
      LibeditEditor.owner(of: editor)?.takeSuggestion(Buffer(editor)) ?? UInt8(CC_ERROR)
    }
    addCommand("playhead-search", "Find an earlier input by a part of it", to: editor) { editor, _ in
      LibeditEditor.owner(of: editor)?.search(Buffer(editor)) ?? UInt8(CC_ERROR)
    }
    addCommand("playhead-paste", "Insert what the terminal marks as pasted", to: editor) { editor, _ in
      LibeditEditor.owner(of: editor)?.paste(into: editor) ?? UInt8(CC_ERROR)
    }

    addCommand("playhead-offered", "Insert the text that is offered", to: editor) { editor, _ in
      LibeditEditor.owner(of: editor)?.insertOffered(into: editor) ?? UInt8(CC_ERROR)
    }

    ce_bind(editor, PrivateKey.accept, "ed-newline")
    ce_bind(editor, PrivateKey.offered, "playhead-offered")
    ce_bind(editor, "\r", "playhead-enter")
    ce_bind(editor, "\n", "playhead-enter")
    ce_bind(editor, "\t", "playhead-complete")
    guard !ce_has_vi_keys(editor) else { return }
    ce_bind(editor, PrivateKey.previousLine, "ed-prev-line")
    ce_bind(editor, PrivateKey.nextLine, "ed-next-line")
    ce_bind(editor, PrivateKey.olderEntry, "ed-prev-history")
    ce_bind(editor, PrivateKey.newerEntry, "ed-next-history")
    ce_bind(editor, PrivateKey.nextCharacter, "ed-next-char")
    // Terminals send arrows as CSI or, in application mode, as SS3 sequences.
    for key in ["\u{1B}[A", "\u{1B}OA"] { ce_bind(editor, key, "playhead-up") }
    for key in ["\u{1B}[B", "\u{1B}OB"] { ce_bind(editor, key, "playhead-down") }
    for key in ["\u{1B}\r", "\u{1B}\n"] { ce_bind(editor, key, "playhead-newline") }
    for key in ["\u{1B}h", "\u{1B}H"] { ce_bind(editor, key, "playhead-describe") }
    for key in ["\u{1B}s", "\u{1B}S"] { ce_bind(editor, key, "playhead-signature") }
    for key in ["\u{1B}[C", "\u{1B}OC"] { ce_bind(editor, key, "playhead-right") }
    for key in ["\u{1B}[H", "\u{1B}OH"] { ce_bind(editor, key, "ed-move-to-beg") }
    for key in ["\u{1B}[F", "\u{1B}OF"] { ce_bind(editor, key, "ed-move-to-end") }
    ce_bind(editor, "\u{1B}[3~", "ed-delete-next-char")
    ce_bind(editor, "\u{1B}p", "ed-search-prev-history")
    ce_bind(editor, "\u{1B}n", "ed-search-next-history")
    if !isDumb { ce_bind(editor, "\u{12}", "playhead-search") }
    ce_bind(editor, "\u{1B}[200~", "playhead-paste")
  }

  private func takeSuggestion(_ buffer: Buffer) -> UInt8 {
    if let suggestion = suggestion(for: buffer) {
      return UInt8(el_insertstr(buffer.editor, suggestion) == 0 ? CC_REFRESH : CC_ERROR)
    }
    el_push(buffer.editor, PrivateKey.nextCharacter)
    return UInt8(CC_NORM)
  }

  /// Inserts what was offered for this line, as if it were pasted.
  private func insertOffered(into editor: OpaquePointer?) -> UInt8 {
    guard !offered.isEmpty else { return UInt8(CC_ERROR) }
    defer { offered = "" }
    hasPasted = true
    return UInt8(el_insertstr(editor, offered) == 0 ? CC_REFRESH : CC_ERROR)
  }

  /// In how many milliseconds nobody types a key after Enter.
  static let pasteGap: Int32 = 5

  private func enter(_ buffer: Buffer) -> UInt8 {
    if isAsking {
      el_push(buffer.editor, PrivateKey.accept)
      return UInt8(CC_NORM)
    }
    if ce_more_comes_within(Self.pasteGap) {
      hasPastedUnmarked = true
      return UInt8(el_insertstr(buffer.editor, "\n") == 0 ? CC_REFRESH : CC_ERROR)
    }
    let isComplete = hasPasted ? rules.isCompletePaste : rules.isComplete
    guard isComplete(buffer.text) else { return startLine(buffer) }
    let isRedrawn = outdent(buffer)
    // Pressing libedit's own key moves to the block's last line first; ending the input here would not.
    el_push(buffer.editor, PrivateKey.accept)
    // The right prompt is wiped when Enter is pressed: the answer below shows the new time.
    isLeaving = !isDumb
    return UInt8(isLeaving || isRedrawn ? CC_REFRESH : CC_NORM)
  }

  /// Puts a word that closes a block, and is alone at the end, under the one that opened it.
  ///
  /// - Returns: Whether something changed.
  private func outdent(_ buffer: Buffer) -> Bool {
    guard buffer.textAfterCursor.isEmpty, !hasPasted, let line = rules.outdented(buffer.text) else { return false }
    let former = buffer.text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    el_deletestr(buffer.editor, Int32(clamping: former.unicodeScalars.count))
    return el_insertstr(buffer.editor, line) == 0
  }

  private func startLine(_ buffer: Buffer) -> UInt8 {
    let buffer = outdent(buffer) ? Buffer(buffer.editor) : buffer
    let isInserted = el_insertstr(buffer.editor, "\n" + rules.indentation(buffer.textBeforeCursor)) == 0
    return UInt8(isInserted ? CC_REFRESH : CC_ERROR)
  }
}
