package import LuaBridge
import ScriptAPI
package import ScriptRuntime
import TestSupport
package import Testing

/// A fresh session with what it prints: a script in, text out.
package final class Stage {
  package let session: ScriptSession
  /// Everything printed so far.
  package var output: String { String(decoding: sink.bytes, as: UTF8.self) }
  /// The warnings given so far, in full.
  package private(set) var warnings: [String] = []
  /// The errors that escaped from callbacks.
  package private(set) var callbackErrors: [ScriptError] = []
  private let sink: Sink

  private final class Sink { var bytes: [UInt8] = [] }

  /// - Parameter folder: Where `require` finds modules, from the root of the package; nil: nowhere.
  package convenience init(seed: UInt64 = 0, modulesIn folder: String? = nil) throws {
    var options = SessionOptions()
    options.seed = seed
    if let folder {
      options.readSource = { name, _, _ in SourceTree.text(of: "\(folder)/\(name).lua").map { ($0, name + ".lua") } }
    }
    try self.init(options)
  }

  /// - Parameter options: Everything but where it prints.
  package init(_ options: SessionOptions) throws {
    let sink = Sink()
    self.sink = sink
    var options = options
    options.write = { sink.bytes += $0 }
    session = try ScriptSession(options)
    session.onCallbackError = { [weak self] in self?.callbackErrors.append($0) }
    session.onWarning = { [weak self] in self?.warnings.append($0) }
  }

  deinit { session.onCallbackError = { _ in } }

  /// Runs a chunk; the error it failed with, if any.
  @discardableResult
  package func run(_ source: String, name: String = "test.lua") -> ScriptError? {
    switch session.load(source, name: name) {
    case .failure(let error): return error
    case .success(let chunk):
      if case .failure(let error) = session.run(chunk) { return error }
      return nil
    }
  }

  /// The output of a script that must succeed, in a session of its own; without the newline at the end.
  package static func output(_ source: String, _ location: SourceLocation = #_sourceLocation) throws -> String {
    weak var world: AnyObject?
    let output = try {
      let stage = try Stage()
      world = stage.session.world
      if let error = stage.run(source) { Issue.record("\(error)", sourceLocation: location) }
      for error in stage.callbackErrors { Issue.record("in a callback: \(error)", sourceLocation: location) }
      return stage.output
    }()
    // A cycle of strong references in the engine keeps it, and all that was made in it.
    if world != nil { Issue.record("its world is still alive after the session", sourceLocation: location) }
    return output.hasSuffix("\n") ? String(output.dropLast()) : output
  }

  /// The error of a script that must fail.
  package static func failure(_ source: String, _ location: SourceLocation = #_sourceLocation) throws -> ScriptError {
    try #require(try Stage().run(source), "the script did not fail", sourceLocation: location)
  }
}
