import LuaBridge
import PlainText
import ScriptAPI
import ScriptRuntime
import TimeControl

/// Decides whether an input is a command, Lua, a misspelt word, or an incomplete block.
///
/// The editor and the shell ask about the same input in turn. It is compiled once as an expression and once as a
/// statement, and the shell runs the compiled chunk.
final class InputParser {
  let commands = CommandTable()
  /// The number of the next input, by which errors name it.
  var nextNumber = 1
  private let current: BranchingSession
  private lazy var commandsByName: [String: Command] = Dictionary(
    commands.all.flatMap { command in command.names.map { ($0, command) } }, uniquingKeysWith: { first, _ in first })

  private var compiled = CompiledInput()

  /// The latest input and the results of compiling it; nil where it was not compiled.
  private struct CompiledInput {
    var input = ""
    var number = 0
    weak var session: ScriptSession?
    var expression: Compilation?
    var statement: Compilation?
  }

  private enum Compilation {
    case valid(LuaReference)
    case invalid
    case incomplete
  }

  init(_ current: BranchingSession) { self.current = current }

  func parse(_ input: String) -> ParsedInput {
    if let invocation = command(in: input) { return .command(invocation) }
    // A valid statement is never a misspelt command.
    if !isStatement(input), let misspelling = Misspelling(of: input, self) { return .misspelt(misspelling) }
    return .lua(lua(input))
  }

  /// An input as Lua, whatever its first word.
  func lua(_ input: String) -> LuaInput {
    let (isStatement, isExpression) = (isStatement(input), isExpression(input))
    var chunk: LuaReference?
    if case .valid(let valid)? = isExpression ? compiled.expression : compiled.statement { chunk = valid }
    return LuaInput(text: input, isStatement: isStatement, isExpression: isExpression, chunk: chunk)
  }

  /// Whether an input can be run, or has an error that more lines cannot fix.
  func isComplete(_ buffer: String) -> Bool {
    if buffer.trimmed.isEmpty || command(in: buffer) != nil || isExpression(buffer) { return true }
    if case .incomplete = statement(buffer) { return false }
    return true
  }

  // MARK: Lua

  func isExpression(_ input: String) -> Bool {
    take(input)
    let cached = compiled.expression ?? compile("return " + input)
    compiled.expression = cached
    if case .valid = cached { return true }
    return false
  }

  func isStatement(_ input: String) -> Bool {
    if case .valid = statement(input) { return true }
    return false
  }

  private func statement(_ input: String) -> Compilation {
    take(input)
    // Compiled with a newline, because a quoted string never continues after one, although the compiler says it is
    // incomplete.
    let cached = compiled.statement ?? compile(input + "\n")
    compiled.statement = cached
    return cached
  }

  private func take(_ input: String) {
    let session = current.session
    if input == compiled.input, nextNumber == compiled.number, session === compiled.session { return }
    compiled = CompiledInput(input: input, number: nextNumber, session: session)
  }

  private func compile(_ source: String) -> Compilation {
    switch current.session.lua.load(source, name: Self.name(ofInput: nextNumber)) {
    case .success(let chunk): .valid(chunk)
    case .failure(let error): error.isIncomplete ? .incomplete : .invalid
    }
  }

  static func name(ofInput number: Int) -> String { "input \(number)" }

  // MARK: Names

  /// Whether a script has a global variable of this name.
  func isGlobal(_ name: String) -> Bool {
    let lua = current.session.lua
    lua.pushGlobal(name)
    defer { lua.pop() }
    return !lua.isNil(at: lua.top)
  }

  /// Whether a script made a global of this name.
  func isVariable(_ name: String) -> Bool { isGlobal(name) && !Self.luasOwn.contains(name) }

  /// Whether a name is known: a variable, a name of the API, a result, a word of the language.
  func isKnown(_ name: String) -> Bool {
    if isGlobal(name) || Catalog.uiKit.globalNames.contains(name) || name.hasPrefix("_") { return true }
    // A word that cannot be assigned to belongs to the language.
    if case .valid = compile("\(name) = 1") { return false }
    return true
  }

  /// Every name that an input may begin with.
  var allNames: [String] { commandNames + current.session.lua.globalNames + Catalog.uiKit.globalNames }

  /// The names of commands that are long enough to be misspelt.
  var commandNames: [String] { commands.all.flatMap(\.names).filter { $0.count > 2 } }

  // MARK: Commands

  func command(named name: some StringProtocol) -> Command? { commandsByName[String(name)] }

  /// The command that an input is; nil when the input is Lua.
  ///
  /// A leading space means Lua, a leading `:` a command. Otherwise the first word has to be a command's name, and what
  /// follows must not look like Lua: `step = 3`, `step(3)`, `step.x`. Where a global variable has that name too, the
  /// input is Lua if it can be: `back` shows the variable, and `back 3` goes back.
  func command(in input: String) -> Invocation? {
    if input.hasPrefix("?") { return question(input.dropFirst()) }
    if input.hasSuffix("?"), !input.contains(where: { $0 == "\"" || $0.isWhitespace }) {
      return question(input.dropLast())
    }
    let isForced = input.hasPrefix(":")
    let text = isForced ? input.dropFirst() : input[...]
    let word = String(text.prefix { $0.isLetter || $0 == "_" || $0 == "-" })
    guard let command = commandsByName[word] else {
      return isForced ? Invocation(command: nil, name: word, arguments: "") : nil
    }
    let arguments = Self.withoutComment(text.dropFirst(word.count))
    let invocation = Invocation(command: command, name: word, arguments: arguments.trimmed)
    if isForced { return invocation }
    let isUsed = isGlobal(word) && (isExpression(input) || isStatement(input))
    // Accepts the habits of other shells: `quit()`, `exit(3)`, `help(UIView.animate)`, `help "spring"`.
    if command.isAlsoCalled, !isUsed, let inside = Self.inside(arguments) {
      return Invocation(command: command, name: word, arguments: inside)
    }
    guard arguments.isEmpty || arguments.first == " ", !isUsed || Self.luasOwn.contains(word) else { return nil }
    if Self.luasKeywords.contains(word) { return invocation }
    // A name without a variable cannot be called: `display (a + b)` is the command, and Lua has an error for `step(3)`.
    let marks = arguments.isEmpty || isUsed ? "=({[.:,\"" : "=.:,\""
    if let next = arguments.trimmed.first, marks.contains(next), !Self.isArgument(arguments.trimmed) { return nil }
    return invocation
  }

  /// Lua's own globals that have the name of a command; alone, the command is meant.
  private static let luasOwn = ["next", "load"]

  /// Words that no valid Lua starts with.
  private static let luasKeywords = ["goto", "until", "in", "break"]

  /// The text between brackets or quotes; nil when there is other text.
  private static func inside(_ text: Substring) -> Substring? {
    let text = text.trimmed
    guard text.count > 1, let first = text.first, let last = text.last else { return nil }
    let isCall = first == "(" && last == ")"
    guard isCall || first == last && (first == "\"" || first == "'") else { return nil }
    let inside = text.dropFirst().dropLast().trimmed
    return isCall ? Self.inside(inside) ?? inside : inside
  }

  /// The arguments without a Lua comment: `3` of `3 -- a little further`. What looks like an option, `--chrome`, is no
  /// comment: the command refuses it, instead of doing as if it were not there.
  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var before: Character?
    for index in text.indices {
      let character = text[index]
      if quote == nil, character == "-", before.map(\.isWhitespace) ?? true, text[index...].hasPrefix("--"),
        text[index...].dropFirst(2).first?.isLetter != true
      {
        return text[..<index]
      }
      if character == quote, before != "\\" {
        quote = nil
      } else if quote == nil, "\"'".contains(character) {
        quote = character
      }
      before = character
    }
    return text
  }

  private func question(_ name: Substring) -> Invocation? {
    commandsByName["help"].map { Invocation(command: $0, name: "help", arguments: name.trimmed) }
  }

  /// `.5` and `./take.lua` are arguments, and `.x` is a field.
  private static func isArgument(_ text: Substring) -> Bool {
    text.first == "." && text.dropFirst().first.map { $0.isNumber || $0 == "/" || $0 == "." } == true
  }
}

/// The kind of an input.
enum ParsedInput {
  case command(Invocation)
  case misspelt(Misspelling)
  /// Lua, or any other text, which then has a syntax error.
  case lua(LuaInput)
}

/// An input that is Lua.
struct LuaInput {
  /// As typed.
  let text: String
  /// A call is a statement and an expression.
  let isStatement: Bool
  let isExpression: Bool
  /// Compiled, as an expression where it is one; nil where it has a syntax error.
  let chunk: LuaReference?
}

/// A command with the text typed after it.
struct Invocation {
  /// Nil when a leading `:` asked for a command that does not exist.
  let command: Command?
  /// As typed.
  let name: String
  let arguments: Substring
}
