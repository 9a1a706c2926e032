import LayerKit
import LuaBridge
import PlainText
package import ScriptRuntime
package import TransitionChecker
import TransitionKit
import ViewKit

/// A hunt through the application of a session: its tries run in copies of the process.
package final class ScriptHunt {
  /// A try of which nothing is known, as its copy came to no end.
  package struct Lost: Error {
    package let number: Int
    package let failure: CopyFailure
  }

  private let session: ScriptSession
  private let met: MetChanges
  private var errors: [Finding] = []
  /// The warnings of requests that the hunt itself made.
  private var ownWarnings: Set<Int> = []
  private var hunt: Hunt?

  /// Begins to note what a script does, before it runs.
  package init(_ session: ScriptSession) {
    self.session = session
    met = MetChanges(session.app)
    let report = session.onCallbackError
    session.onCallbackError = { [unowned self, unowned session] error in
      let line = error.file.flatMap { file in error.line.map { WarningReport.Place(file: file, line: $0) } }
      errors.append(
        Finding(.types, in: Scenario(.asItRuns), at: session.world.now, about: "", error.message, source: line))
      report(error)
    }
  }

  /// Ends the script's part: everything comes to rest, and what can be done from then on is found out.
  ///
  /// - Parameter rules: Those that count; nil: all.
  /// - Returns: False where there is nothing that a finger or the program could do.
  package func begin(_ rules: Set<Rule.ID>?, isStrict: Bool = false) -> Bool {
    session.world.run()
    var means = Hunt.Means()
    (means.rules, means.isStrict) = (rules, isStrict)
    let variables = GlobalVariables(in: session)
    means.calls = met.calls {
      variables.name(of: $0)
    } own: { [unowned self] call in
      let first = session.app.warnings.count
      call()
      ownWarnings.formUnion(first..<session.app.warnings.count)
    }
    means.watch = { [unowned self] in watch() }
    means.noteDisturbance = { [unowned self] in session.noteDisturbance(isLayout: $0) }
    hunt = Hunt(session.app, means)
    return hunt?.hasTargets == true
  }

  /// The first error of the program so far; nil for none.
  package var firstError: String? { errors.first?.message }

  /// The transitions that nothing ends as the script leaves them: a hunt from there finds nothing else.
  package var isFrozen: Bool { !session.app.openTransitions.isEmpty }

  /// Returns what tells of all that has broken since the call, in the order in which it did.
  private func watch() -> () -> [Finding] {
    let (errorCount, warningCount) = (errors.count, session.app.warnings.count)
    let findingCount = session.findingsInOrder.count
    return { [unowned self] in
      session.timeline.reportUnfinishedTransitions(held: true)
      let names = LayerNames(in: session)
      let warned = session.app.warnings.enumerated().dropFirst(warningCount).filter { !ownWarnings.contains($0.offset) }
        .compactMap { Finding($0.element, names.named(WarningText($0.element.warning).message)) }
      let all = errors.dropFirst(errorCount) + warned + session.findingsInOrder.dropFirst(findingCount)
      return all.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }
  }

  /// How many tries have `count` events together; they are numbered from 1.
  package static func tries(events count: Int, seed: UInt64) -> Int {
    var (number, events) = (0, 0)
    while events < count {
      number += 1
      events += Hunt.length(ofTry: number, seed: seed)
    }
    return number
  }

  // MARK: Trying

  /// Makes a try in a copy.
  /// - Returns: What it has done and broken.
  package func attempt(_ number: Int, seed: UInt64) -> Result<Hunt.Outcome, Lost> {
    inCopy(number) { $0.attempt(number: number, seed: seed) }
  }

  /// The break of a try with events of which none can be left out.
  ///
  /// - Parameters:
  ///   - gestures: How many events the hunt was to have.
  ///   - line: The line before which it began; nil: at the end of the script.
  package func shrink(
    _ outcome: Hunt.Outcome, of number: Int, gestures: Int, seed: UInt64, before line: Int? = nil
  ) -> Finding? {
    guard var finding = outcome.finding else { return nil }
    let rule = finding.rule
    let shrinker = Shrinker<HuntEvent>(simpler: \.simpler) { [self] events in
      let again = inCopy(number) { Hunt.Outcome(events: events, finding: $0.replay(events, rule)) }
      guard case .success(let outcome) = again, let shown = outcome.finding else { return false }
      finding = shown
      return true
    }
    let events = shrinker.shrunk(outcome.events)
    finding = session.placed(finding)
    finding.hunted = HuntedBreak(
      gestures: gestures, seed: seed, number: number, length: outcome.events.count, events: events,
      script: events.script(hunt?.means.calls.map(\.text) ?? []), before: line)
    return finding
  }

  private func inCopy(_ number: Int, _ body: (Hunt) -> Hunt.Outcome) -> Result<Hunt.Outcome, Lost> {
    guard let hunt, let inCopy = session.options.inCopy else {
      return .failure(Lost(number: number, failure: .stopped))
    }
    switch inCopy(session.options.scenarioTimeout, { [JSONLine.text(body(hunt))] }) {
    case .success(let lines):
      guard let line = lines.first, let outcome: Hunt.Outcome = JSONLine.value(line) else {
        return .failure(Lost(number: number, failure: .died("said nothing")))
      }
      return .success(outcome)
    case .failure(let failure): return .failure(Lost(number: number, failure: failure))
    }
  }
}
