import LuaSyntax

/// The names that a script defines. Scopes are not followed: a name counts everywhere.
struct MadeNames {
  /// The declared variables, parameters, functions and labels.
  private(set) var declared: Set<String> = []
  /// The methods: `open` of `function Card:open()`.
  private(set) var methods: Set<String> = []
  /// The indices of assigned names, `name =`: variables, fields, and labels of calls.
  private(set) var assigned: [Int] = []
  private let tokens: [LineTokens.Token]

  init(_ tokens: [LineTokens.Token]) {
    self.tokens = tokens
    var index = 0
    while index < tokens.count {
      if tokens[index].kind == .name { index = read(at: index) } else { index += 1 }
    }
  }

  /// Reads the declaration or assignment at a name; returns the index after it.
  private mutating func read(at index: Int) -> Int {
    switch tokens[index].text {
    case "local" where !isWord(index + 1, "function"):
      let end = readNames(from: index + 1)
      if isSymbol(end, "=") { assigned += (index + 1..<end).filter { tokens[$0].kind == .name } }
      return end
    case "for": return readNames(from: index + 1)
    case "function": return readFunction(from: index + 1)
    case "goto":
      if index + 1 < tokens.count { declared.insert(tokens[index + 1].text) }
      return index + 2
    default:
      if isSymbol(index - 1, ":"), isSymbol(index - 2, ":") { declared.insert(tokens[index].text) }
      if isAssignment(index) { assigned += targets(endingAt: index) }
      return index + 1
    }
  }

  /// Reads `a, b <const>, c`; returns the index after it.
  private mutating func readNames(from start: Int) -> Int {
    var index = start
    while index < tokens.count, tokens[index].kind == .name {
      declared.insert(tokens[index].text)
      index += 1
      if isSymbol(index, "<") { index += 3 }
      guard isSymbol(index, ",") else { break }
      index += 1
    }
    return index
  }

  /// Reads `Card:open(to, …)`; returns the index after it.
  private mutating func readFunction(from start: Int) -> Int {
    var index = start
    while index + 1 < tokens.count, tokens[index].kind == .name, [".", ":"].contains(tokens[index + 1].text) {
      index += 2
    }
    if isSymbol(index - 1, ":") { declared.insert("self") }
    if index < tokens.count, tokens[index].kind == .name {
      if index > start { methods.insert(tokens[index].text) } else { declared.insert(tokens[index].text) }
      index += 1
    }
    return isSymbol(index, "(") ? readNames(from: index + 1) : index
  }

  /// Whether `name =` follows, and not `name ==`.
  func isAssignment(_ index: Int) -> Bool { isSymbol(index + 1, "=") && !isSymbol(index + 2, "=") }

  /// The targets of `a, b.c = 1, 2`, of which the last is at `index`.
  private func targets(endingAt index: Int) -> [Int] {
    var places = [index]
    var next = index
    while next >= 2, isSymbol(next - 1, "."), tokens[next - 2].kind == .name { next -= 2 }
    while next >= 2, isSymbol(next - 1, ","), tokens[next - 2].kind == .name {
      next -= 2
      places.append(next)
      while next >= 2, isSymbol(next - 1, "."), tokens[next - 2].kind == .name { next -= 2 }
    }
    return places
  }

  func isSymbol(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .symbol && tokens[index].text == text
  }

  private func isWord(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .name && tokens[index].text == text
  }
}
