import LayerKit
public import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// Running source text.
extension ScriptSession {
  /// Compiles `source` under the name errors show. A failure that `isIncomplete` could be completed by more lines.
  ///
  /// - Parameter shown: The text that errors quote lines of, where it is not `source` itself.
  public func load(_ source: String, name: String, shownAs shown: String? = nil) -> Result<LuaReference, ScriptError> {
    sources[name] = shown ?? source
    return lua.load(source, name: name)
  }

  /// Runs a compiled chunk with arguments, then commits what it changed and runs what is due.
  public func run(_ chunk: LuaReference, _ arguments: [LuaValue] = []) -> Result<[LuaValue], ScriptError> {
    let result = lua.call(chunk, arguments)
    world.drain()
    return result
  }

  /// Runs a whole script: its main chunk, then the clock until nothing finite is pending.
  /// - Parameter arguments: What comes after the file's name: `...`, and the table `arg`.
  public func runScript(_ source: String, name: String, arguments: [String] = []) -> ScriptError? {
    if case .failure(let error) = runMainChunk(source, name: name, arguments: arguments) { return error }
    world.run()
    return nil
  }

  /// Runs a script's main chunk, and leaves the clock where that leaves it.
  func runMainChunk(_ source: String, name: String, arguments: [String]) -> Result<[LuaValue], ScriptError> {
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

  /// The text of a chunk's line, for showing where an error is; lines count from 1.
  public func sourceLine(_ line: Int, of file: String) -> String? {
    guard let source = sources[file] else { return nil }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(line - 1) ? String(lines[line - 1]) : nil
  }
}
