import LayerKit
import LuaBridge
import ScriptAPI
import TimelineKit

/// Inputs that are Lua: an expression is shown, a statement is run.
extension Shell {
  func runLua(_ input: String) {
    let number = inputs.count
    let isStatement = rules.isStatement(input)
    switch compile(input, name: "input \(number)").flatMap({ session.run($0) }) {
    case .failure(let error): report(error)
    case .success(let values):
      record(input, isExpression: !isStatement)
      show(values, number: number, isSilent: input.trimmed.hasSuffix(";"), isCall: isStatement)
      remark(on: input)
    }
  }

  /// An input as an expression, where it is one, else as a statement.
  func compile(_ input: String, name: String) -> Result<LuaReference, ScriptError> {
    if case .success(let chunk) = session.load("return " + input, name: name, shownAs: input) {
      return .success(chunk)
    }
    return session.load(input, name: name)
  }

  /// Says once what a person may not expect of an input that went well.
  private func remark(on input: String) {
    guard input.hasPrefix("local "), !input.contains("\n"), !hasExplainedLocal else { return }
    hasExplainedLocal = true
    say(surroundings.ink.faint("a local is gone when its input has run; without local it stays"))
  }

  /// Shows results, and keeps the first as `_` and under the input's number.
  func show(_ values: [LuaValue], number: Int, isSilent: Bool = false, isCall: Bool = false) {
    if values.count == 1, case .nil = values[0], isCall { return }
    let lua = session.lua
    for (index, value) in values.enumerated() {
      lua.push(value)
      if !isSilent { say(ValueText(session, limits, width: columns).text(at: lua.top)) }
      if index == 0 {
        if !lua.isNil(at: lua.top) { results.keepTop(asResultOf: number) }
        outcome = .value(lua.reference(at: lua.top))
      }
      lua.pop()
    }
  }

  /// Does what a command says by running its twin, which becomes part of the script.
  ///
  /// - Returns: The twin's results, where it is an expression.
  @discardableResult
  func perform(_ twin: String, returns: Bool = false) throws(CommandFailure) -> [LuaValue] {
    let values = try ask((returns ? "return " : "") + twin)
    record(twin)
    return values
  }

  /// Runs Lua of the shell's own, with the clock as `timeline`.
  func ask(_ source: String) throws(CommandFailure) -> [LuaValue] {
    switch evaluate("local timeline = ...; " + source, name: Self.ownChunk, [timeline]) {
    case .success(let values): return values
    case .failure(let error): throw .script(error)
    }
  }

  func evaluate(_ source: String, name: String, _ arguments: [LuaValue] = []) -> Result<[LuaValue], ScriptError> {
    session.load(source, name: name).flatMap { session.run($0, arguments) }
  }

  /// Calls `body` with the value of an expression, at the top of the stack.
  func withValue<Answer>(of expression: Substring, _ body: (LuaState) throws(CommandFailure) -> Answer)
    throws(CommandFailure) -> Answer
  {
    let value = try ask("return \(expression)").first ?? .nil
    session.lua.push(value)
    defer { session.lua.pop() }
    return try body(session.lua)
  }
}
