/// The tokens of an unfinished line of a script, up to the cursor.
package struct LineTokens {
  package struct Token: Equatable {
    package enum Kind { case name, number, string, symbol }
    package let kind: Kind
    package let text: String
    /// The offset of its first byte in the line.
    package let start: Int
  }

  package private(set) var tokens: [Token] = []
  /// The offset of the text of an unclosed string; nil outside of strings.
  private(set) var openString: Int?
  /// Whether the cursor is in a comment, which has no completions.
  private(set) var isInComment = false

  /// The chains that variables stand for; see `variables`.
  private var meanings: [String: [String]] = [:]

  /// - Parameter knowsVariables: Whether chains are followed through variables that these lines set.
  init(_ line: some Collection<UInt8>, knowsVariables: Bool = false) {
    read(Array(line))
    if knowsVariables { meanings = variables }
  }

  private mutating func read(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
      case UInt8(ascii: "-")
      where Self.longBracket(bytes, at: start + 2) != nil && bytes[start...].starts(with: "--".utf8):
        let end = Self.endOfLongBracket(bytes, at: start + 2)
        isInComment = end == nil
        index = end ?? bytes.count
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

  // MARK: Looking back

  /// The head of a chain that begins with a string in parentheses: `("x"):rep(3)`.
  package static let text = "\"\""

  /// The chain of names that ends before token `end`, outermost first: `box`, `layer`, `presentation()`. Empty when there
  /// is no chain.
  package func chain(before end: Int) -> [String] {
    var chain: [String] = []
    var index = end
    while true {
      var suffix = ""
      while index > 0, let open = opening(of: index - 1) {
        if index == open + 3, tokens[open + 1].kind == .string, isFirst(open) { return [Self.text] + chain }
        index = open
        suffix = "()"
      }
      guard index > 0, tokens[index - 1].kind == .name else { return [] }
      chain.insert(tokens[index - 1].text + suffix, at: 0)
      index -= 1
      guard index > 0, [".", ":"].contains(tokens[index - 1].text) else { return throughVariables(chain) }
      index -= 1
    }
  }

  /// Whether a parenthesis begins an expression instead of a call.
  private func isFirst(_ open: Int) -> Bool {
    guard open > 0 else { return true }
    let before = tokens[open - 1]
    return before.kind == .symbol
      ? ![")", "]", "}"].contains(before.text) : LuaLibrary.keywords.contains(before.text)
  }

  private func throughVariables(_ chain: [String]) -> [String] {
    var chain = chain
    // Each variable is gone through once at most: two may be set to each other.
    for _ in 0..<8 {
      let isCalled = chain[0].hasSuffix("()")
      guard let meaning = meanings[isCalled ? String(chain[0].dropLast(2)) : chain[0]] else { return chain }
      guard !meaning.isEmpty, !isCalled, meaning[0] != chain[0] else { return [] }
      chain.replaceSubrange(0..<1, with: meaning)
    }
    return []
  }

  /// The index of the bracket that the closing bracket at `index` matches.
  private func opening(of index: Int) -> Int? {
    guard [")", "}"].contains(tokens[index].text), tokens[index].kind == .symbol else { return nil }
    var depth = 0
    for position in stride(from: index, through: 0, by: -1) where tokens[position].kind == .symbol {
      if [")", "}", "]"].contains(tokens[position].text) { depth += 1 }
      if ["(", "{", "["].contains(tokens[position].text) { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }

  /// The labels in the table opened at token `place`, up to token `end`.
  package func labels(after position: Int, before end: Int) -> Set<String> {
    var labels: Set<String> = []
    var depth = 0
    for index in (position + 1)..<max(position + 1, end) {
      let token = tokens[index]
      if token.kind == .symbol, ["(", "{", "["].contains(token.text) { depth += 1 }
      if token.kind == .symbol, [")", "}", "]"].contains(token.text) { depth -= 1 }
      if depth == 0, token.kind == .name, index + 1 < end, tokens[index + 1].text == "=" { labels.insert(token.text) }
    }
    return labels
  }

  /// The innermost bracket open at token `end`: its index, and the number of commas since.
  package func enclosing(before end: Int) -> (place: Int, commas: Int)? {
    var depth = 0
    var commas = 0
    for position in stride(from: end - 1, through: 0, by: -1) where tokens[position].kind == .symbol {
      switch tokens[position].text {
      case ")", "}", "]": depth += 1
      case "(", "{", "[":
        if depth == 0 { return (position, commas) }
        depth -= 1
      case ",": if depth == 0 { commas += 1 }
      default: break
      }
    }
    return nil
  }
}
