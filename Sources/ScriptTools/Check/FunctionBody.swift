/// A function of a script: its name, its last parameter, and the tokens of its body.
struct FunctionBody {
  /// A block inside the function, by its opening keyword: `if`, `do`, `repeat`, `function`.
  struct Block {
    package let word: String
    package let place: Int
  }

  /// The class: `Fade` for `function Fade:animateTransition(context)`; nil for a field of a table.
  let owner: String?
  /// The index of its name.
  let name: Int
  /// Its last parameter; nil when it has none.
  let lastParameter: String?
  /// The indices of the tokens between the parameters and the function's `end`.
  let range: Range<Int>
  private let tokens: [LineTokens.Token]

  /// Every function called `name`: `function Fade:name(…)`, `function fade.name(…)` and `name = function(…)`.
  static func all(named name: String, in tokens: [LineTokens.Token]) -> [FunctionBody] {
    tokens.indices.compactMap { place in
      tokens[place].kind == .name && tokens[place].text == name ? FunctionBody(namedAt: place, in: tokens) : nil
    }
  }

  private init?(namedAt name: Int, in tokens: [LineTokens.Token]) {
    func text(_ place: Int) -> String { tokens.indices.contains(place) ? tokens[place].text : "" }
    var place = name + 1
    var owner: String?
    if [":", "."].contains(text(name - 1)), text(name - 3) == "function" {
      owner = text(name - 2)
    } else if text(name + 1) == "=", text(name + 2) == "function" {
      place = name + 3
    } else {
      return nil
    }
    guard text(place) == "(", let close = tokens[place...].firstIndex(where: { $0.text == ")" && $0.kind == .symbol })
    else { return nil }
    var depth = 1
    var end = close + 1
    while end < tokens.count {
      depth += Self.step(tokens[end])
      if depth == 0 { break }
      end += 1
    }
    guard depth == 0 else { return nil }
    self.owner = owner
    self.name = name
    lastParameter = tokens[close - 1].kind == .name ? tokens[close - 1].text : nil
    range = close + 1..<end
    self.tokens = tokens
  }

  /// The change in the number of open blocks at a token; `for` and `while` open theirs with `do`.
  private static func step(_ token: LineTokens.Token) -> Int {
    guard token.kind == .name else { return 0 }
    switch token.text {
    case "function", "if", "do", "repeat": return 1
    case "end", "until": return -1
    default: return 0
    }
  }

  /// The blocks of the function that are open at a token, outermost first.
  func blocks(around place: Int) -> [Block] {
    var open: [Block] = []
    for index in range.lowerBound..<place {
      let step = Self.step(tokens[index])
      if step > 0 { open.append(Block(word: tokens[index].text, place: index)) }
      if step < 0 { open.removeLast() }
    }
    return open
  }

  /// The indices of a name in the function.
  func places(of name: String) -> [Int] {
    range.filter { tokens[$0].kind == .name && tokens[$0].text == name }
  }
}
