import PlainText

/// Text that was pasted: a transcript with prompts and output, several inputs, or one.
struct PastedText {
  private let isCompleteInput: (String) -> Bool
  private let isCommand: (String) -> Bool

  init(_ parser: InputParser) {
    isCompleteInput = parser.isComplete
    isCommand = { parser.command(in: $0)?.command != nil }
  }

  // MARK: Transcripts

  /// The inputs of a transcript, without its prompts and its output; any other text as it is.
  ///
  /// An input goes on over the lines after its prompt until it is complete.
  func withoutOutput(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.contains(where: { Self.prompted($0) != nil }) else { return text }
    var kept: [Substring] = []
    var input: String?
    for line in lines {
      if let typed = Self.prompted(line).map(Self.withoutRightPrompt) {
        kept.append(typed)
        input = String(typed)
      } else if let continuation = Self.continued(line) ?? (input.map { !isCompleteInput($0) } == true ? line : nil) {
        kept.append(continuation)
        input = (input.map { $0 + "\n" } ?? "") + continuation
      } else {
        input = nil
      }
    }
    return kept.joined(separator: "\n")
  }

  /// The text after a line's prompt: `> `, `playhead> `, `0.350 s> `; nil without one.
  private static func prompted(_ line: Substring) -> Substring? {
    guard let end = line.firstIndex(of: ">") else { return nil }
    let before = line[..<end]
    let isTime = before.hasSuffix(" s") && Double(before.dropLast(2)) != nil
    guard before.isEmpty || before == "playhead" || isTime else { return nil }
    let typed = line[line.index(after: end)...]
    return typed.isEmpty ? typed : typed.first == " " ? typed.dropFirst() : nil
  }

  /// The typed text, without the time at the right edge that a terminal's copy has behind it: `0.200 s  frame 12  1x`,
  /// or with ` live 0.500 s` after it.
  private static func withoutRightPrompt(_ typed: Substring) -> Substring {
    var words = typed.split(separator: " ")
    func number(_ word: Substring?) -> Bool { word.map { Double($0) != nil } == true }
    if words.suffix(3).first == "live", words.last == "s", number(words.suffix(2).first) { words.removeLast(3) }
    let tail = Array(words.suffix(5))
    guard tail.count == 5, number(tail[0]), tail[1] == "s", tail[2] == "frame", Int(tail[3]) != nil,
      tail[4].hasSuffix("x"), number(tail[4].dropLast())
    else { return typed }
    return typed[..<tail[0].startIndex].trimmed
  }

  /// The text after the mark of a continued line, `… `; nil without one.
  private static func continued(_ line: Substring) -> Substring? {
    line.hasPrefix("… ") ? line.dropFirst(2) : nil
  }

  // MARK: Inputs

  /// Whether the last input of a text is complete, so that all of them can be run.
  func isComplete(_ text: String) -> Bool { inputs(in: text).last.map(isCompleteInput) ?? true }

  /// The inputs of a text, in order: each line that is a command, and the lines of each complete piece of Lua.
  func inputs(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var inputs: [String] = []
    var index = 0
    while index < lines.count {
      var input = lines[index]
      index += 1
      if input.allSatisfy(\.isWhitespace) { continue }
      if !isCommand(input) {
        while index < lines.count, !isCompleteInput(input) || continues(lines[index]) {
          input += "\n" + lines[index]
          index += 1
        }
      }
      while input.hasSuffix("\n") { input.removeLast() }
      inputs.append(input)
    }
    return inputs
  }

  /// Whether a line cannot begin an input: it ends a block, calls a method of what stands before, or operates on it.
  private func continues(_ line: String) -> Bool {
    let text = line.trimmed
    guard let first = text.first, !isCommand(String(text)) else { return false }
    if ")}],.:+*/%^=~|&".contains(first) || text.hasPrefix("..") || text.hasPrefix("- ") { return true }
    let word = text.prefix { $0.isLetter }
    return ["else", "elseif", "end", "until", "then", "do", "and", "or"].contains { $0 == word }
  }
}
