import LuaSyntax

/// The chains that variables stand for, as far as the lines set them.
extension TypedLine {
  /// The chains that variables were set to: `["UIView()"]` after `local box = UIView()`. Empty for a name that is
  /// defined differently or more than once: its type is unknown, and it hides a global with the same name.
  package var variables: [String: [String]] {
    let made = MadeNames(tokens)
    var meanings: [String: [String]] = [:]
    var seen: Set<String> = []
    for index in made.assigned where !(index > 0 && [".", ":"].contains(tokens[index - 1].text)) {
      let name = tokens[index].text
      let isOnlyOne = seen.insert(name).inserted && made.isAssignment(index) && !made.isSymbol(index - 1, ",")
      meanings[name] = isOnlyOne ? value(from: index + 2) : []
    }
    // `local box = …` is both declared and assigned; a parameter of that name would be the same word.
    for name in made.declared where !isDeclaredOnce(name) || meanings[name] == nil { meanings[name] = [] }
    return meanings
  }

  private func isDeclaredOnce(_ name: String) -> Bool {
    let places = tokens.indices.filter { tokens[$0].kind == .name && tokens[$0].text == name }
    return places.count { $0 > 0 && tokens[$0 - 1].text == "local" } == 1
      && !places.contains { index in
        guard let bracket = enclosing(before: index), bracket.place > 0, tokens[bracket.place].text == "(" else {
          return index > 0 && tokens[index - 1].text == "for"
        }
        let before = tokens[bracket.place - 1].text
        let isNamed = bracket.place > 1 && tokens[bracket.place - 2].text == "function"
        return before == "function" || isNamed
      }
  }

  /// The chain of names and calls that forms an entire expression; empty for other expressions.
  private func value(from start: Int) -> [String] {
    var chain: [String] = []
    var index = start
    while index < tokens.count, tokens[index].kind == .name, !LineTokens.keywords.contains(tokens[index].text) {
      var name = tokens[index].text
      index += 1
      while index < tokens.count, let end = endOfArguments(from: index) {
        name += name.hasSuffix("()") ? "" : "()"
        index = end
      }
      chain.append(name)
      guard index < tokens.count, [".", ":"].contains(tokens[index].text), tokens[index].kind == .symbol else { break }
      index += 1
    }
    guard index < tokens.count else { return chain }
    let next = tokens[index]
    let goesOn = next.kind == .symbol ? ![";", ")", "}"].contains(next.text) : ["and", "or"].contains(next.text)
    return goesOn ? [] : chain
  }

  /// The index after a call's arguments at `place`; nil when there are none.
  private func endOfArguments(from start: Int) -> Int? {
    if tokens[start].kind == .string { return start + 1 }
    guard tokens[start].kind == .symbol, ["(", "{"].contains(tokens[start].text) else { return nil }
    var depth = 0
    for index in start..<tokens.count where tokens[index].kind == .symbol {
      if ["(", "{", "["].contains(tokens[index].text) { depth += 1 }
      if [")", "}", "]"].contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }
}
