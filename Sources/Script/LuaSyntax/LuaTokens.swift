/// The tokens of a whole script, as the parser reads them: `LineTokens` with operators and numbers in one piece.
struct LuaTokens {
  struct Token {
    enum Kind { case name, keyword, number, string, symbol, end }
    let kind: Kind
    let text: String
    /// The offset of its first byte in the script.
    let start: Int
  }

  let tokens: [Token]

  /// - Parameter source: A script; what follows a string without end is not read.
  init(_ source: some Collection<UInt8>) {
    let pieces = LineTokens(source).tokens
    var tokens: [Token] = []
    var index = 0
    while index < pieces.count {
      let first = pieces[index]
      var text = first.text
      /// The next piece, when nothing stands between it and this token.
      func next() -> LineTokens.Token? {
        guard index + 1 < pieces.count, pieces[index + 1].kind != .string,
          pieces[index + 1].start == first.start + text.utf8.count
        else { return nil }
        return pieces[index + 1]
      }
      func take(_ piece: LineTokens.Token) {
        text += piece.text
        index += 1
      }
      var kind: Token.Kind
      switch first.kind {
      case .string: kind = .string
      case .name: kind = Self.keywords.contains(text) ? .keyword : .name
      case .number: kind = .number
      case .symbol:
        kind = .symbol
        if text == ".", let piece = next(), piece.kind == .number {
          take(piece)
          kind = .number
        }
        // Most signs are brackets and commas.
        while kind == .symbol, Self.joined.contains(text.utf8.last ?? 0), let piece = next(), piece.kind == .symbol,
          Self.operators.contains(text + piece.text)
        {
          take(piece)
        }
      }
      while kind == .number, let piece = next(), Self.continues(text, with: piece) { take(piece) }
      tokens.append(Token(kind: kind, text: text, start: first.start))
      index += 1
    }
    tokens.append(Token(kind: .end, text: "", start: source.count))
    self.tokens = tokens
  }

  private static let keywords = Set(LineTokens.keywords)
  /// The signs of which longer operators are made.
  private static let joined = Array("=~<>/:.".utf8)
  private static let operators: Set<String> = [
    "==", "~=", "<=", ">=", "//", "::", "<<", ">>", "..", "...",
  ]

  /// Whether a piece belongs to a number: `1` `.` `5e` `-` `3`.
  private static func continues(_ number: String, with piece: LineTokens.Token) -> Bool {
    let isHexadecimal = number.hasPrefix("0x") || number.hasPrefix("0X")
    let isExponent = isHexadecimal ? "pP" : "eE"
    switch piece.kind {
    case .name, .number: return true
    case .string: return false
    case .symbol where piece.text == ".": return !number.utf8.contains(UInt8(ascii: "."))
    case .symbol where piece.text == "-" || piece.text == "+": return number.last.map(isExponent.contains) ?? false
    case .symbol: return false
    }
  }
}
