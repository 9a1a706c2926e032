import Glibc
import ScriptAPI
import ScriptRuntime
import TransitionChecker

/// Scenarios of an example, counted in the copies that they run in: a process that forks is counted by no tool as a whole.
enum Scenarios {
  private static let shard = Shard(1, of: 8)

  /// Instructions of a scenario, on average over an eighth of all.
  static func count(_ tools: Tools) throws -> Double {
    var sum = 0.0
    let session = try session(tools) { sum += $0 }
    var selection = TrialRunner.Selection()
    selection.shard = shard
    let script = "swipe.lua"
    guard let trials = session.trialRunner(selection) else { throw BenchFailure("\(script) cannot be judged") }
    try run(script, in: session, tools)
    _ = trials.end()
    let count = trials.scenarioPlaces.joined().count
    guard trials.lost.isEmpty, count > 0 else { throw BenchFailure("\(script): a scenario did not come to its end") }
    return sum / Double(count)
  }

  /// A session of which each copy's instructions are handed on.
  static func session(_ tools: Tools, _ counted: @escaping (Double) -> Void) throws -> ScriptSession {
    var options = SessionOptions()
    // Modules are in the folder of the examples, as their scenery is.
    options.readSource = { name, _, _ in
      let path = "\(tools.examples)/\(name.split(separator: ".").joined(separator: "/")).lua"
      return (try? tools.text(of: path)).map { ($0, path) }
    }
    options.inCopy = { _, body in
      guard let (instructions, lines) = tools.counter.count(inCopy: body) else { return .failure(.died("did not end")) }
      counted(instructions)
      return .success(lines)
    }
    guard let session = try? ScriptSession(options) else { throw BenchFailure("there is no session") }
    return session
  }

  /// Runs an example to its end.
  static func run(_ script: String, in session: ScriptSession, _ tools: Tools) throws {
    let text = try tools.text(of: "\(tools.examples)/\(script)")
    if case .failure(let error) = session.load(text, name: script).flatMap({ session.run($0) }) {
      throw BenchFailure("\(script): \(error)")
    }
  }
}
