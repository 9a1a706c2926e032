package import LuaSyntax

/// An unfinished line of a script, up to the cursor, with the chains of names before its tokens.
package struct TypedLine {
  package let tokens: [LineTokens.Token]
  /// The offset of the text of an unclosed string; nil outside of strings.
  let openString: Int?
  /// Whether the cursor is in a comment, which has no completions.
  let isInComment: Bool

  /// The chains that variables stand for; see `variables`.
  private var meanings: [String: [String]] = [:]

  /// Chains are followed through the variables that the lines set.
  init(_ line: some Collection<UInt8>) {
    let line = LineTokens(line)
    (tokens, openString, isInComment) = (line.tokens, line.openString, line.isInComment)
    meanings = variables
  }

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
      ? ![")", "]", "}"].contains(before.text) : LineTokens.keywords.contains(before.text)
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
