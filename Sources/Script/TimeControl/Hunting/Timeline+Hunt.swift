import LayerKit
import PlainText
package import ScriptRuntime
import TransitionChecker

extension Timeline {
  /// Tries random gestures on what a function shows, in copies of the world: this one does not change.
  ///
  /// - Parameters:
  ///   - gestures: How many; at least 1.
  ///   - seed: Of the gestures: the same seed tries the same.
  ///   - call: The name of the call in errors.
  /// - Returns: A table of the first break, with the smallest gestures that show it; none where nothing breaks.
  /// - Throws: `ScriptFailure` where there is nothing to touch, for an error of the function, from inside a callback, and
  ///   where there are no copies.
  package func hunt(
    _ body: ScriptFunction, gestures: Int, seed: UInt64, _ call: String
  ) throws(ScriptFailure) -> [ScriptValue] {
    if let reason = session.readOnlyReason(for: call) { throw reason }
    guard let inCopy = session.options.inCopy, !world.isHandlingEvent else { throw .clockIsRunning(function: call) }
    let copied = inCopy(nil) { [session] in
      let hunt = ScriptHunt(session)
      body.call(as: "the function to hunt in")
      if let error = hunt.firstError { return [error] }
      guard hunt.begin(nil) else { return ["nothing can be touched; show a control or a view with a recogniser"] }
      if hunt.isFrozen { return ["the function leaves the screen frozen"] }
      for number in 1...ScriptHunt.tries(events: gestures, seed: seed) {
        switch hunt.attempt(number, seed: seed) {
        case .success(let outcome) where outcome.finding == nil: continue
        case .success(let outcome):
          let finding = hunt.shrink(outcome, of: number, gestures: gestures, seed: seed)
          return [""] + (finding.map { [FindingReport($0, in: "").json()] } ?? [])
        case .failure(let lost):
          return ["try \(number): \(lost.failure.reason(within: session.options.scenarioTimeout))"]
        }
      }
      return [""]
    }
    switch copied {
    case .success(let lines):
      if let problem = lines.first, !problem.isEmpty { throw .touch("\(call): \(problem)") }
      return lines.dropFirst().compactMap(Self.fields).map(Self.table)
    case .failure(.died(let how)): throw .touch("\(call): its copy of the world \(how)")
    case .failure: throw .cannotBranch(at: world.now, .noMemory)
    }
  }
}
