import LayerKit
import PlainText
package import ScriptRuntime
import TransitionChecker

extension Timeline {
  /// Judges the transitions that a function starts, in a copy of the world: this one does not change.
  ///
  /// - Parameter call: The name of the call in errors.
  /// - Returns: A table for each finding, the gravest first.
  /// - Throws: `ScriptFailure` when the function starts no transition, from inside a callback, and where there are no
  ///   copies.
  package func check(_ body: ScriptFunction, _ call: String) throws(ScriptFailure) -> [ScriptValue] {
    if let reason = session.readOnlyReason(for: call) { throw reason }
    guard let inCopy = session.options.inCopy, !world.isHandlingEvent else { throw .clockIsRunning(function: call) }
    let lines = inCopy { [session] in
      guard let runner = session.trialRunner() else { return [] }
      body.call(as: "the function to check")
      session.world.run()
      session.timeline.reportUnfinishedTransitions(held: false)
      var findings = runner.end()
      if let error = runner.errors.first, runner.subjects.isEmpty {
        findings.append(Finding(.types, in: Scenario(.asItRuns), at: session.world.now, about: "", error))
      }
      let subjects = runner.subjects.isEmpty && findings.isEmpty ? [] : ["met"]
      return subjects + findings.map { FindingReport($0, in: "").json }
    }
    guard let lines else { throw .cannotBranch(at: world.now, .noMemory) }
    guard !lines.isEmpty else { throw .noTransition(function: call) }
    return lines.dropFirst().compactMap(Self.finding)
  }

  /// A finding as a table, from its JSON.
  private static func finding(_ line: String) -> ScriptValue? {
    guard case .object(let fields)? = JSON(line) else { return nil }
    return .table(
      fieldsOfFindings.compactMap { name -> (String, ScriptValue)? in
        return switch fields[name] {
        case .string(let text)?: (name, .string(text))
        case .number(let number)?: (name, .number(number))
        default: nil
        }
      })
  }

  private static let fieldsOfFindings = [
    "rule", "severity", "message", "transition", "scenario", "what", "percent", "time", "subject", "before", "after",
    "others", "line", "why", "cure",
  ]
}
