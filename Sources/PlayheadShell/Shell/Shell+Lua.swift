import LayerKit
import LuaBridge
import PlainText
import RecordingKit
import ScriptRuntime
import TimeControl

/// Inputs that are Lua: an expression is shown, a statement is run.
extension Shell {
  func runLua(_ input: String) {
    let number = inputs.count
    let isStatement = rules.isStatement(input)
    let isExpression = rules.isExpression(input)
    let chunk = SessionInput.chunk(
      (isExpression ? "return " : "") + input, name: "input \(number)", shownAs: input, resultNumber: number)
    switch evaluate(chunk) {
    case .failure(let error): report(error)
    case .success(let values):
      record(input, isExpression: !isStatement)
      show(values, isSilent: input.trimmed.hasSuffix(";"), isCall: isStatement)
      explainLocal(input)
    }
  }

  /// An input as an expression, where it is one, else as a statement.
  func compile(_ input: String, name: String) -> Result<LuaReference, ScriptError> {
    if case .success(let chunk) = session.load("return " + input, name: name, shownAs: input) {
      return .success(chunk)
    }
    return session.load(input, name: name)
  }

  /// Explains once a session that a local ends with its input.
  private func explainLocal(_ input: String) {
    guard input.hasPrefix("local "), !input.contains("\n"), !hasExplainedLocal else { return }
    hasExplainedLocal = true
    say(environment.terminal.ink.faint("a local ends with its input; leave out local to keep the variable"))
  }

  /// Shows results; the first is what the input came to.
  func show(_ values: [LuaValue], isSilent: Bool = false, isCall: Bool = false) {
    if values.count == 1, case .nil = values[0], isCall { return }
    let lua = session.lua
    for (index, value) in values.enumerated() {
      if index == 0 { outcome = .value(value) }
      if isSilent { continue }
      lua.push(value)
      say(ValueText(session, limits, width: columns).text(at: lua.top))
      lua.pop()
    }
  }

  /// Performs a command by running its Lua equivalent, which becomes part of the script.
  ///
  /// - Returns: The results, where it is an expression.
  @discardableResult
  func perform(_ lua: String, returns: Bool = false) throws(CommandFailure) -> [LuaValue] {
    let values = try ask((returns ? "return " : "") + lua)
    record(lua)
    return values
  }

  /// Runs Lua of the shell's own, with the clock as `timeline`: out of reach of a script that uses that name.
  ///
  /// - Parameter resultNumber: The number of the input whose result it is; nil for none.
  func ask(_ source: String, resultNumber: Int? = nil) throws(CommandFailure) -> [LuaValue] {
    let chunk = SessionInput.chunk(
      "local timeline = ...; " + source, name: Self.ownChunk, takesTimeline: true, resultNumber: resultNumber)
    switch evaluate(chunk) {
    case .success(let values): return values
    case .failure(let error): throw .script(error)
    }
  }

  /// Does an input, in the current session or in a branch that it makes, and says so then.
  func evaluate(_ input: SessionInput) -> Result<[LuaValue], ScriptError> {
    let result = current.evaluate(input)
    if let notice = current.takeNotice() { say(environment.terminal.ink.faint(notice.text)) }
    return result
  }

  /// Calls `body` with the value of an expression, at the top of the stack.
  func withValue<Result>(of expression: Substring, _ body: (LuaState) throws(CommandFailure) -> Result)
    throws(CommandFailure) -> Result
  {
    let value = try ask("return \(expression)").first ?? .nil
    session.lua.push(value)
    defer { session.lua.pop() }
    return try body(session.lua)
  }
}

extension BranchNotice {
  fileprivate var text: String {
    switch self {
    case .branched(let name, let former, let time):
      "\(NumberText.seconds(time))   now in \(name); switch \(former) returns to the former branch"
    case .switched(let name, let time): "\(NumberText.seconds(time))   back in \(name)"
    }
  }
}
