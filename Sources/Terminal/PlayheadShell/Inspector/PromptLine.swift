import PlainText
import TerminalCells

/// The line typed on the bottom row, with a cursor in it; of a command also its history and the search through it.
struct PromptLine {
  let kind: InspectorState.Prompt
  private(set) var before: String
  private(set) var after = ""
  /// Earlier inputs, oldest first; empty where there is no history.
  private let history: [String]
  /// Which of them is shown; nil for what was typed itself.
  private var historyIndex: Int?
  /// The text typed before history was looked at.
  private var draft = ""
  /// The text searched for in the history; nil without a search.
  private(set) var search: String?

  init(_ kind: InspectorState.Prompt, _ text: String = "", history: [String] = []) {
    self.kind = kind
    before = text
    self.history = history
  }

  var text: String { before + after }

  /// The cursor, in UTF-8 code units from the start.
  var cursor: Int { before.utf8.count }

  /// The rest of the latest earlier input that begins with what is typed; empty unless the cursor is at the end.
  var suggestion: Substring {
    guard after.isEmpty, !before.isEmpty, search == nil, historyIndex == nil else { return "" }
    return history.last { $0.count > before.count && $0.hasPrefix(before) }?.dropFirst(before.count) ?? ""
  }

  // MARK: Editing

  /// Edits by a key.
  /// - Returns: Whether the key means anything here.
  mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let character): before.append(character)
    case .paste(let text): before += text.split(separator: "\n").joined(separator: " ")
    case .backspace where !before.isEmpty: before.removeLast()
    case .delete where !after.isEmpty, .control("d") where !after.isEmpty: after.removeFirst()
    case .left, .control("b"):
      if let last = before.popLast() { after.insert(last, at: after.startIndex) }
    case .right, .control("f"):
      before += suggestion
      if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): (before, after) = ("", text)
    case .end, .control("e"): (before, after) = (text, "")
    case .control("u"): before = ""
    case .control("k"): after = ""
    case .control("w"):
      while before.last?.isWhitespace == true { before.removeLast() }
      while let last = before.last, !last.isWhitespace { before.removeLast() }
    case .up, .control("p"): recall(-1)
    case .down, .control("n"): recall(1)
    default: return false
    }
    return true
  }

  /// Puts `text` in the place of a range of UTF-8 code units that ends at the cursor.
  mutating func replace(_ range: Range<Int>, with text: String) {
    before = String(decoding: before.utf8.prefix(range.lowerBound), as: UTF8.self) + text
  }

  // MARK: History

  private mutating func recall(_ direction: Int) {
    let next = (historyIndex ?? history.count) + direction
    guard (0...history.count).contains(next), !history.isEmpty else { return }
    if historyIndex == nil { draft = text }
    historyIndex = next == history.count ? nil : next
    (before, after) = (historyIndex.map { history[$0] } ?? draft, "")
  }

  /// Begins to search the history for what is typed next, or finds the one before.
  mutating func searchBack() {
    guard let term = search else {
      (search, draft) = ("", text)
      return
    }
    find(term, before: historyIndex ?? history.count)
  }

  /// A key while searching.
  /// - Returns: Whether the key belonged to the search; any other key takes what was found.
  mutating func search(by key: Key) -> Bool {
    guard let term = search else { return false }
    switch key {
    case .character(let character):
      search = term + String(character)
      find(term + String(character), before: (historyIndex ?? history.count - 1) + 1)
    case .backspace:
      search = String(term.dropLast())
      historyIndex = nil
      find(String(term.dropLast()), before: history.count)
    case .control("r"): searchBack()
    case .escape, .control("g"):
      (search, historyIndex) = (nil, nil)
      (before, after) = (draft, "")
    default:
      (search, historyIndex) = (nil, nil)
      return false
    }
    return true
  }

  private mutating func find(_ term: String, before end: Int) {
    guard !term.isEmpty else {
      (before, after) = (draft, "")
      return
    }
    guard let match = history[..<min(max(0, end), history.count)].lastIndex(where: { $0.contains(term) }) else {
      return
    }
    historyIndex = match
    let range = history[match].firstRange(of: term)
    let cut = range?.upperBound ?? history[match].endIndex
    (before, after) = (String(history[match][..<cut]), String(history[match][cut...]))
  }

  /// Whether what is searched for was found.
  var isFound: Bool { search.map { $0.isEmpty || historyIndex != nil } ?? true }
}
