/// The only reader of Lua's text: the tokens of a whole script, or of an unfinished line up to the cursor. A sign of several
/// characters is a token for each; `LuaTokens` joins them.
package struct LineTokens {
  package struct Token: Equatable {
    package enum Kind { case name, number, string, symbol }
    package let kind: Kind
    package let text: String
    /// The offset of its first byte in the line.
    package let start: Int
  }

  /// A comment, at the offset of its first byte.
  package struct Comment {
    package let start: Int
    /// Without its dashes.
    package let text: String
    /// Whether nothing but comments stands before it on its line.
    package let isAlone: Bool
  }

  package private(set) var tokens: [Token] = []
  package private(set) var comments: [Comment] = []
  /// The offset of the text of an unclosed string; nil outside of strings.
  package private(set) var openString: Int?
  /// Whether the cursor is in a comment, which has no completions.
  package private(set) var isInComment = false

  package init(_ line: some Collection<UInt8>) { read(Array(line)) }

  private mutating func read(_ bytes: [UInt8]) {
    var index = 0
    /// The end of the last token.
    var tokenEnd = -1
    func addComment(_ start: Int, _ end: Int) {
      let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")) ?? 0
      let text = String(decoding: bytes[(start + 2)..<end], as: UTF8.self)
      comments.append(Comment(start: start, text: text, isAlone: tokenEnd <= line))
    }
    while index < bytes.count {
      let start = index
      defer { if tokens.last?.start == start { tokenEnd = index } }
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
      case UInt8(ascii: "-")
      where Self.longBracket(bytes, at: start + 2) != nil && bytes[start...].starts(with: "--".utf8):
        let end = Self.endOfLongBracket(bytes, at: start + 2)
        isInComment = end == nil
        index = end ?? bytes.count
        addComment(start, index)
      case UInt8(ascii: "[") where Self.longBracket(bytes, at: start) != nil:
        guard let end = Self.endOfLongBracket(bytes, at: start) else {
          openString = start + (Self.longBracket(bytes, at: start) ?? 0)
          return
        }
        let bracket = Self.longBracket(bytes, at: start) ?? 0
        add(.string, bytes[(start + bracket)..<(end - bracket)], start)
        index = end
      case UInt8(ascii: "-") where bytes[start...].starts(with: "--".utf8):
        isInComment = !bytes[start...].contains(UInt8(ascii: "\n"))
        index = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        addComment(start, index)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = Self.endOfString(bytes, from: start) else {
          openString = start + 1
          return
        }
        add(.string, bytes[(start + 1)..<end], start)
        index = end + 1
      case let byte where Self.isNameByte(byte):
        index = bytes[start...].firstIndex { !Self.isNameByte($0) } ?? bytes.count
        add(Self.isDigit(byte) ? .number : .name, bytes[start..<index], start)
      default:
        add(.symbol, bytes[start..<(start + 1)], start)
        index += 1
      }
    }
  }

  private mutating func add(_ kind: Token.Kind, _ bytes: ArraySlice<UInt8>, _ start: Int) {
    tokens.append(Token(kind: kind, text: String(decoding: bytes, as: UTF8.self), start: start))
  }

  private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count, bytes[index] != bytes[start] { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
    return index < bytes.count ? index : nil
  }

  /// The length of the opening long bracket, `[[` or `[==[`, at `start`; nil when there is none.
  private static func longBracket(_ bytes: [UInt8], at start: Int) -> Int? {
    guard bytes.indices.contains(start), bytes[start] == UInt8(ascii: "[") else { return nil }
    var index = start + 1
    while index < bytes.count, bytes[index] == UInt8(ascii: "=") { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: "[") ? index + 1 - start : nil
  }

  /// The offset after the end of the long bracket that starts at `start`.
  private static func endOfLongBracket(_ bytes: [UInt8], at start: Int) -> Int? {
    guard let length = longBracket(bytes, at: start) else { return nil }
    let closing = Array("]".utf8) + [UInt8](repeating: UInt8(ascii: "="), count: length - 2) + Array("]".utf8)
    var index = start + length
    while index + length <= bytes.count {
      if bytes[index] == closing[0], bytes[index...].starts(with: closing) { return index + length }
      index += 1
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  /// Lua's reserved words.
  package static let keywords = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]
}
