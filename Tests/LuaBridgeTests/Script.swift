import LuaBridge
import Testing

/// A state, its host, and a short way to run text in it.
struct Script {
  let host = FakeHost()
  let state: LuaState

  init(memoryLimit: Int = 64 << 20, seed: UInt64 = 0, isTrusted: Bool = false) throws {
    state = try LuaState(memoryLimit: memoryLimit, seed: seed, isTrusted: isTrusted, host: host)
  }

  /// Runs a chunk named "test.lua" and returns its results, or its error.
  func run(_ source: String) -> Result<[LuaValue], ScriptError> {
    switch state.load(source, name: "test.lua") {
    case .success(let chunk): state.call(chunk)
    case .failure(let error): .failure(error)
    }
  }

  /// Runs a chunk that must succeed and gives what it printed.
  func output(_ source: String, _ location: SourceLocation = #_sourceLocation) -> String {
    host.output = ""
    if case .failure(let error) = run(source) { Issue.record("\(error)", sourceLocation: location) }
    return host.output
  }

  /// Runs a chunk that must fail and gives its error.
  func failure(_ source: String, _ location: SourceLocation = #_sourceLocation) throws -> ScriptError {
    switch run(source) {
    case .failure(let error): return error
    case .success: throw NoFailure(source: source)
    }
  }

  struct NoFailure: Error { let source: String }
}
