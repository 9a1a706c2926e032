import CResources
import LuaBridge
import PlainText
import ScriptRuntime
import TransitionChecker

/// The Lua half of `playhead test`.
enum TestPrelude {
  /// The chunk name of the prelude, whose frames are not the test's.
  static let chunkName = "playhead test"

  /// The functions that the Lua half returns.
  struct Functions {
    /// Lists the tests of which a pattern is part: name, and whether it is pending, whether it fits and its line, in turn.
    /// Takes the pattern, or nothing.
    let list: LuaReference
    /// Runs what precedes the test of a number, and the test. Further arguments: the path of its snapshots, the mode, and
    /// the kept snapshots, name and text in turn.
    let perform: LuaReference
    /// Runs what follows the test, whether or not it failed.
    let conclude: LuaReference
    /// Returns whether the test called itself pending, and its snapshots and notes: kind (`text`, `picture`, `kept`,
    /// `note`), name, text, and the line that took it, in turn.
    let taken: LuaReference
  }

  /// Defines the functions of tests in a session; nil when the prelude fails.
  @discardableResult
  static func run(in session: ScriptSession) -> Functions? {
    guard case .success(let prelude) = session.load(source, name: chunkName),
      case .success(let values) = session.run(prelude), values.count == 4
    else { return nil }
    let functions = values.compactMap { if case .reference(let function) = $0 { function } else { nil } }
    guard functions.count == 4 else { return nil }
    return Functions(list: functions[0], perform: functions[1], conclude: functions[2], taken: functions[3])
  }

  static let source = [
    Resource.testArranging.text, kinds, Resource.testValues.text,
    TestWord.functions.map(\.definition).joined(separator: "\n"), "local checks = {}",
    TestWord.checks.map(\.definition).joined(separator: "\n"), Resource.testChecking.text,
    Resource.testSpying.text, Resource.testPerforming.text,
  ].joined(separator: "\n")

  /// The number fields of each kind of value, which their own table has.
  private static let kinds =
    "local kinds = {\n"
    + StructKind.allCases.map { kind in
      "  \(kind.rawValue) = {\(kind.fields.map { "\"\($0)\"" }.joined(separator: ", "))},"
    }.joined(separator: "\n") + "\n}"
}
