/// Names in a script that are probably mistakes, found without running it.
///
/// Silence beats a wrong hint: a global counts as unknown when nothing in the script makes it, and a member only when it
/// is near to one that exists, and the script has none of its name.
public struct NameCheck {
  /// A name that looks wrong.
  public struct Finding: Equatable {
    /// Counted from 1; the column in bytes.
    public let line: Int
    public let column: Int
    public let message: String
    public let hint: String?
  }

  /// What was found, in the order of the script.
  public private(set) var findings: [Finding] = []
  private let source: [UInt8]
  private let tokens: [LineTokens.Token]

  /// - Parameter source: A script that compiles.
  public init(_ source: String) {
    self.source = Array(source.utf8)
    tokens = LineTokens(self.source).tokens
    let made = namesMade
    for index in tokens.indices where tokens[index].kind == .name {
      check(index, made)
    }
  }

  private mutating func check(_ index: Int, _ made: Set<String>) {
    let name = tokens[index].text
    guard !EditorType.luasKeywords.contains(name), !made.contains(name) else { return }
    if isSymbol(index - 1, "."), isSymbol(index - 2, ".") {
      // `..` joins texts; what follows stands for itself.
    } else if isSymbol(index - 1, ".") || isSymbol(index - 1, ":") && !isSymbol(index - 2, ":") {
      return checkMember(index, made)
    }
    guard !isKey(index), !Self.globals.contains(name) else { return }
    let suggestion = Suggestion.nearest(to: name, among: Self.globals.sorted() + made.sorted())
    add(index, "nothing makes the global '\(name)'", suggestion)
  }

  private mutating func checkMember(_ index: Int, _ made: Set<String>) {
    let name = tokens[index].text
    guard !Self.members.contains(name) else { return }
    guard name.utf8.count > 3, let meant = Suggestion.nearest(to: name, among: Self.members.sorted()) else { return }
    add(index, "nothing has a member '\(name)'", meant)
  }

  private mutating func add(_ index: Int, _ message: String, _ meant: String?) {
    let before = source[..<tokens[index].start]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = tokens[index].start - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
    findings.append(
      Finding(line: line, column: column, message: message, hint: meant.map { "did you mean '\($0)'?" }))
  }

  // MARK: What the script itself makes

  private func isSymbol(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .symbol && tokens[index].text == text
  }

  private func isWord(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .name && tokens[index].text == text
  }

  /// Whether a name is a key of a table, or is assigned: `name =`, and not `name ==`.
  private func isKey(_ index: Int) -> Bool { isSymbol(index + 1, "=") && !isSymbol(index + 2, "=") }

  /// Every name that the script declares, assigns or uses as a key.
  private var namesMade: Set<String> {
    var made: Set<String> = []
    var index = 0
    while index < tokens.count {
      if isKey(index), tokens[index].kind == .name {
        made.insert(tokens[index].text)
        // `a, b.c = 1, 2` makes both.
        var place = index
        while isSymbol(place - 1, ","), place >= 2, tokens[place - 2].kind == .name {
          place -= 2
          made.insert(tokens[place].text)
          while isSymbol(place - 1, "."), place >= 2 { place -= 2 }
        }
      } else if isWord(index, "local") || isWord(index, "for") {
        index += 1
        while index < tokens.count, !isSymbol(index, "="), !isWord(index, "in") {
          if isWord(index, "function") { index -= 1; break }
          if tokens[index].kind == .name { made.insert(tokens[index].text) }
          guard
            isSymbol(index + 1, ",") || isSymbol(index + 1, "<") || isSymbol(index, "<") || isSymbol(index, ",")
              || isSymbol(index + 1, ">") || isSymbol(index, ">")
          else { break }
          index += 1
        }
      } else if isWord(index, "function") {
        index += 1
        // The last name of `function Card:open(…)`, then the parameters.
        while index < tokens.count, !isSymbol(index, "(") {
          if tokens[index].kind == .name { made.insert(tokens[index].text) }
          index += 1
        }
        while index < tokens.count, !isSymbol(index, ")") {
          if tokens[index].kind == .name { made.insert(tokens[index].text) }
          index += 1
        }
      } else if isSymbol(index, ":"), isSymbol(index + 1, ":"), index + 2 < tokens.count {
        made.insert(tokens[index + 2].text)
        index += 2
      } else if isWord(index, "goto"), index + 1 < tokens.count {
        made.insert(tokens[index + 1].text)
      }
      index += 1
    }
    return made
  }

  // MARK: What there is

  /// What a test file finds beside the rest.
  private static let testing: Set<String> = [
    "describe", "context", "it", "test", "pending", "before_each", "after_each",
  ]

  private static let globals: Set<String> = Set(ScriptSession.globalNames).union(testing).union([
    "_G", "_VERSION", "arg", "assert", "collectgarbage", "coroutine", "debug", "dofile", "error", "getmetatable", "io",
    "ipairs", "load", "loadfile", "math", "next", "os", "package", "pairs", "pcall", "print", "rawequal", "rawget",
    "rawlen", "rawset", "require", "select", "self", "setmetatable", "string", "table", "tonumber", "tostring", "type",
    "utf8", "wait", "xpcall",
  ])

  /// Every member of the table, and those of Lua's own libraries.
  private static let members: Set<String> = {
    var names: Set<String> = [
      "abs", "acos", "asin", "atan", "ceil", "close", "code", "concat", "cos", "create", "date", "deg", "difftime",
      "exp",
      "file", "find", "floor", "fmod", "format", "getinfo", "gmatch", "gsub", "hint", "huge", "insert", "isyieldable",
      "len", "line", "log", "lower", "match", "max", "maxinteger", "message", "min", "mininteger", "modf", "move",
      "open",
      "pack", "packsize", "path", "pi", "rad", "random", "randomseed", "read", "remove", "rep", "resume", "reverse",
      "running", "sin", "sort", "sqrt", "status", "sub", "super", "tan", "time", "tointeger", "traceback", "ult",
      "unpack",
      "upper", "wrap", "write", "yield", "loaded", "preload", "init", "layer", "keyPath", "begin", "duration", "curve",
      "values", "from", "to", "key", "subject", "detail", "name", "clock", "char", "charpattern", "codepoint", "codes",
      "offset", "byte", "dump",
    ]
    for entry in Catalog.classes.map(\.entry) {
      names.formUnion(entry.properties.map(\.name) + entry.functions.map(\.name))
    }
    for entry in Catalog.structures { names.formUnion(entry.memberNames) }
    for entry in Catalog.protocols { names.formUnion(entry.callbacks.map(\.name)) }
    for entry in Catalog.allEnumerations {
      names.formUnion(entry.words)
      names.formUnion(entry.name.split(separator: ".").map(String.init))
    }
    return names
  }()
}
