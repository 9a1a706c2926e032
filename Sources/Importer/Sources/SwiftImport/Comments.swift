import LuaTree
import SwiftSyntax

/// Comments of Swift as comments of Lua.
///
/// A comment that begins with `lua:` is a line of Lua itself: what a script's export left as it was.
enum Comments {
  /// The comments before a node, after the last line of Lua there.
  static func before(_ node: some SyntaxProtocol) -> (lines: [String], hasBlank: Bool) {
    lines(of: node.leadingTrivia)
  }

  static func lines(of trivia: Trivia) -> (lines: [String], hasBlank: Bool) {
    let entries = entries(of: trivia)
    let own = entries[(entries.lastIndex(where: \.isLua).map { $0 + 1 } ?? 0)...]
    let lines = own.map(\.text)
    return lines.first == "" ? (Array(lines.dropFirst()), true) : (lines, false)
  }

  static func behind(_ node: some SyntaxProtocol) -> String? {
    let found = node.trailingTrivia.compactMap { piece -> String? in
      switch piece {
      case .lineComment(let text), .docLineComment(let text): lua(text).first
      case .blockComment(let text) where !text.contains("\n"): lua(text).first
      default: nil
      }
    }
    return found.isEmpty ? nil : found.joined(separator: " ")
  }

  // MARK: Lines of Lua

  private static let mark = "// lua:"

  static func hasLua(_ trivia: Trivia) -> Bool {
    trivia.contains { if case .lineComment(let text) = $0 { text.hasPrefix(mark) } else { false } }
  }

  /// The lines of Lua in a trivia, with the comments among them.
  ///
  /// - Parameter line: Where the trivia begins.
  static func pieces(of trivia: Trivia, file: Int, line: Int) -> [LuaStatement] {
    guard hasLua(trivia) else { return [] }
    let entries = entries(of: trivia)
    let last = entries.lastIndex(where: \.isLua) ?? 0
    var hasBlank = false
    var pieces: [LuaStatement] = []
    for entry in entries[...last] {
      if entry.text.isEmpty, !entry.isLua {
        hasBlank = true
        continue
      }
      var piece = LuaStatement(.nothing, origin: LuaStatement.Origin(file: file, line: line + entry.line))
      piece.comments = [entry.text]
      piece.hasBlankBefore = hasBlank
      hasBlank = false
      pieces.append(piece)
    }
    return pieces
  }

  // MARK: Reading

  private struct Entry {
    /// Empty for a blank line.
    var text: String
    var isLua = false
    /// Counted from the trivia's first.
    var line: Int
  }

  private static func entries(of trivia: Trivia) -> [Entry] {
    var entries: [Entry] = []
    var (newlines, line) = (0, 0)
    func addBlank() {
      if newlines > 1 { entries.append(Entry(text: "", line: line)) }
      newlines = 0
    }
    for piece in trivia {
      switch piece {
      case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
        newlines += count
        line += count
      case .lineComment(let text) where text.hasPrefix(mark):
        addBlank()
        let code = text.dropFirst(mark.count)
        entries.append(Entry(text: shown(code.hasPrefix(" ") ? code.dropFirst() : code), isLua: true, line: line))
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
        addBlank()
        entries += lua(text).map { Entry(text: $0, line: line) }
        line += text.utf8.count { $0 == UInt8(ascii: "\n") }
      default: break
      }
    }
    addBlank()
    return entries
  }

  private static func lua(_ text: String) -> [String] {
    if text.hasPrefix("///") { return ["---" + Self.clean(text.dropFirst(3))] }
    if text.hasPrefix("//") { return ["--" + Self.separated(Self.clean(text.dropFirst(2)))] }
    var body = text.dropFirst(2)
    if body.hasPrefix("*") { body = body.dropFirst() }
    if body.hasSuffix("*/") { body = body.dropLast(2) }
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("*") { line = line.dropFirst() }
      let text = Self.clean(line.drop { $0 == " " })
      return text.isEmpty ? "--" : "-- " + text
    }
    let kept = lines.drop { $0 == "--" }
    return Array(kept.reversed().drop { $0 == "--" }.reversed())
  }

  /// Without what would not be one line of text.
  private static func clean(_ text: Substring) -> String {
    var text = shown(text)
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }

  private static func shown(_ text: Substring) -> String {
    String(text.filter { $0 != "\r" && $0 != "\r\n" })
  }

  /// `--[[` would begin a comment of many lines.
  private static func separated(_ text: String) -> String { text.hasPrefix("[") ? " " + text : text }
}
