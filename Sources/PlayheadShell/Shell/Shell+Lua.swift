import LayerKit
import LuaBridge
import ScriptAPI
import TimelineKit

/// Inputs that are Lua: an expression is shown, a statement is run.
extension Shell {
  func runLua(_ input: String) {
    let number = inputs.count
    let name = "input \(number)"
    let isStatement = rules.isStatement(input)
    let chunk: LuaReference
    switch session.load("return " + input, name: name, shownAs: input) {
    case .success(let expression): chunk = expression
    case .failure:
      switch session.load(input, name: name) {
      case .success(let statement): chunk = statement
      case .failure(let error): return report(error)
      }
    }
    switch session.run(chunk) {
    case .failure(let error): report(error)
    case .success(let values):
      script.append(isStatement ? input : "print(\(input))")
      show(values, number: number, isSilent: input.trimmed.hasSuffix(";"), isCall: isStatement)
      remark(on: input)
    }
  }

  /// Says once what a person may not expect of an input that went well.
  private func remark(on input: String) {
    guard input.hasPrefix("local "), !input.contains("\n"), !hasExplainedLocal else { return }
    hasExplainedLocal = true
    say(surroundings.ink.faint("a local is gone when its input has run; without local it stays"))
  }

  /// Shows results, and keeps the first as `_` and under the input's number.
  private func show(_ values: [LuaValue], number: Int, isSilent: Bool, isCall: Bool) {
    if values.count == 1, case .nil = values[0], isCall { return }
    let lua = session.lua
    for (index, value) in values.enumerated() {
      lua.push(value)
      if !isSilent { say(ValueText(session).text(at: lua.top)) }
      if index == 0, !lua.isNil(at: lua.top) {
        lua.pushCopy(of: lua.top)
        lua.popIntoGlobal("_")
        lua.pushCopy(of: lua.top)
        lua.popIntoGlobal("_\(number)")
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
    script.append(twin)
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

  // MARK: Errors

  /// The chunk name of what the shell itself runs: errors there are shown without the line, which nobody typed.
  private static let ownChunk = "command"

  func report(_ error: ScriptError) { say(lines(of: error)) }

  func report(_ failure: CommandFailure) {
    switch failure {
    case .arguments(let message, let example): say(surroundings.ink.failure(message), "hint: \(example)")
    case .message(let message): say(surroundings.ink.failure(message))
    case .script(let error): report(error)
    }
  }

  private func lines(of error: ScriptError) -> [String] {
    if error.code == ScriptError.Code.interrupted {
      if hasToldInterrupt { return [] }
      hasToldInterrupt = true
      let start = surroundings.echoesInterrupts ? [""] : []
      return start + ["interrupted at \(NumberText.seconds(session.world.now)); the session goes on"]
    }
    var error = error
    if error.file == Self.ownChunk {
      error.file = nil
      error.line = nil
    }
    var lines = ErrorReport(error, in: session).lines
    if !lines.isEmpty { lines[0] = surroundings.ink.failure(lines[0]) }
    return lines
  }
}
