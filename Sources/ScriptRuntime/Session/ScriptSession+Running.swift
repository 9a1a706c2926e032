import LayerKit
package import LuaBridge

/// Running source text.
extension ScriptSession {
  /// Compiles `source` under the name errors show. A failure that `isIncomplete` could be completed by more lines.
  ///
  /// - Parameter shown: The text that errors quote lines of, where it is not `source` itself.
  package func load(_ source: String, name: String, shownAs shown: String? = nil) -> Result<LuaReference, ScriptError> {
    keep(shown ?? source, of: name)
    return lua.load(source, name: name)
  }

  /// Runs a compiled chunk with arguments, then commits what it changed and runs what is due.
  package func run(_ chunk: LuaReference, _ arguments: [LuaValue] = []) -> Result<[LuaValue], ScriptError> {
    let result = lua.call(chunk, arguments)
    world.drain()
    return result
  }

  /// Runs a whole script: its main chunk, then the clock until nothing finite is pending.
  /// - Parameter arguments: What comes after the file's name: `...`, and the table `arg`.
  package func runScript(_ source: String, name: String, arguments: [String] = []) -> ScriptError? {
    if case .failure(let error) = runMainChunk(source, name: name, arguments: arguments) { return error }
    world.run()
    return nil
  }

  /// Runs a script's main chunk, and leaves the clock where that leaves it.
  package func runMainChunk(_ source: String, name: String, arguments: [String]) -> Result<[LuaValue], ScriptError> {
    lua.pushTable()
    lua.push(name)
    lua.popIntoElement(0, of: -2)
    for (index, argument) in arguments.enumerated() {
      lua.push(argument)
      lua.popIntoElement(index + 1, of: -2)
    }
    lua.popIntoGlobal("arg")
    return load(source, name: name).flatMap { run($0, arguments.map { .string($0) }) }
  }

  /// `package.path`; nil where a script has taken it away, or never had it.
  package var packagePath: String? {
    get {
      let top = lua.top
      defer { lua.setTop(top) }
      lua.pushGlobal("package")
      guard lua.isTable(at: lua.top) else { return nil }
      lua.pushField("path", of: lua.top)
      return lua.string(at: lua.top)
    }
    set {
      lua.pushGlobal("package")
      defer { lua.pop() }
      guard lua.isTable(at: lua.top), let newValue else { return }
      lua.push(newValue)
      lua.popIntoField("path", of: lua.top - 1)
    }
  }
}
