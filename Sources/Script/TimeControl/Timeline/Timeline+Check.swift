import LayerKit
import PlainText
package import ScriptRuntime
import TransitionChecker
package import ViewKit

extension Timeline {
  /// Judges the transitions that a function starts, in a copy of the world: this one does not change.
  ///
  /// - Parameters:
  ///   - recognizer: A gesture that starts such a transition too, and is tried as well; nil: none is.
  ///   - fractions: Where held transitions are let go, each in 0...1; empty: where the matrix says.
  ///   - names: Of rules whose findings are left out, and of views and controllers that they are about. One that leaves
  ///     nothing out gives a note without a rule, unless there are `fractions`: elsewhere it may.
  ///   - rule: The only rule whose findings count; nil: all do.
  ///   - scenario: The only scenario, or row of them, that is tried; nil: all that apply are.
  ///   - call: The name of the call in errors.
  /// - Returns: A table for each finding, the gravest first. A transition that only the system draws gives a note without a
  ///   rule.
  /// - Throws: `ScriptFailure` for a rule or a scenario that there is none of, when the function or the gesture starts no transition,
  ///   from inside a callback, and where there are no copies.
  package func check(
    _ body: ScriptFunction, by recognizer: UIPanGestureRecognizer?, at fractions: [Double], ignoring names: [String],
    rule: String? = nil, scenario: String? = nil, _ call: String
  ) throws(ScriptFailure) -> [ScriptValue] {
    if let reason = session.readOnlyReason(for: call) { throw reason }
    var ignored = try IgnoredFindings(names, call)
    var selection = TrialRunner.Selection()
    if !fractions.isEmpty { selection.fractions = fractions }
    if let rule {
      guard let id = Rule.ID(named: rule) else { throw .touch("\(call): \(Rule.ID.unknown(rule))") }
      selection.rules = [id]
    }
    if let scenario {
      guard Scenario.isID(scenario) else {
        throw .touch("\(call): no scenario is called '\(scenario)'; playhead check --list shows them, such as M3@25%")
      }
      (selection.scenarios, selection.hasReference) = ([scenario], true)
    }
    // With a gesture, it may only be that which drives what the function begins.
    var reported = try findings(selection, call, isEnough: recognizer == nil) {
      body.call(as: "the function to check")
    }
    guard !reported.isEmpty else { throw .nothingBegan(function: call) }
    if let recognizer {
      let name = LayerNames(in: session).named(world.label(of: recognizer))
      let ways = FingerWay.all(of: recognizer)
      guard !ways.isEmpty else { throw .touch("\(call): \(name) is on no view in a window, so no finger reaches it") }
      var lines: [String] = []
      for way in ways where lines.isEmpty {
        lines = try findings(selection, call, isEnough: true) { way.go(in: session.app) }
      }
      guard !lines.isEmpty else {
        throw .touch("\(call): no transition begins when a finger on \(name) moves right, left, down or up")
      }
      reported += lines.dropFirst().filter { !reported.contains($0) }
    }
    let heard = reported.dropFirst().compactMap(Self.fields).filter { !ignored.has($0) }.map(Self.table)
    return heard
      + (fractions.isEmpty ? ignored.idle : []).map { message in
        .table([("severity", .string(Rule.Severity.note.rawValue)), ("message", .string(message))])
      }
  }

  /// A line first if a transition was met, and one for each finding; empty where nothing was.
  ///
  /// - Parameter isEnough: Whether a transition that went through no scenario, which is no verdict, is an error.
  private func findings(
    _ selection: TrialRunner.Selection, _ call: String, isEnough: Bool, _ start: () -> Void
  ) throws(ScriptFailure) -> [String] {
    guard let inCopy = session.options.inCopy, !world.isHandlingEvent else { throw .clockIsRunning(function: call) }
    let copied = inCopy(nil) { [session] in
      guard let runner = session.trialRunner(selection) else { return [] }
      start()
      session.world.run()
      session.timeline.reportUnfinishedTransitions(held: false)
      var findings = runner.end().map(session.placed)
      if let error = runner.errors.first, runner.subjects.isEmpty {
        findings.append(Finding(.types, in: Scenario(.asItRuns), at: session.world.now, about: "", error))
      }
      return runner.subjects.isEmpty && findings.isEmpty
        ? runner.drawnBySystem.prefix(1).flatMap { ["", Self.note($0)] }
        : [runner.lost.first.map(loss) ?? (isEnough ? runner.unjudged : nil) ?? ""]
          + findings.map { FindingReport($0, in: "").json() }
    }
    let lines: [String]
    switch copied {
    case .success(let reported): lines = reported
    case .failure(.died(let how)): throw .touch("\(call): its copy of the world \(how)")
    case .failure: throw .cannotBranch(at: world.now, .noMemory)
    }
    if let problem = lines.first, !problem.isEmpty { throw .touch("\(call): \(problem)") }
    return lines
  }

  /// Of a scenario that came to no end.
  private func loss(_ lost: TrialRunner.Lost) -> String {
    "'\(lost.subject.description)', \(lost.scenario.description) (\(lost.scenario.id)): "
      + lost.failure.reason(within: session.options.scenarioTimeout)
  }

  /// Where there is nothing of the program's to judge.
  private static func note(_ subject: Subject) -> String {
    let message = "'\(subject.description)' is drawn by the system alone: there is no animator to judge"
    return JSONText.object([
      "severity": JSONText.string(Rule.Severity.note.rawValue), "message": JSONText.string(message),
      "transition": JSONText.string(subject.description),
    ])
  }

  static func fields(_ line: String) -> [String: JSON]? {
    if case .object(let fields)? = JSON(line) { fields } else { nil }
  }

  static func table(_ finding: [String: JSON]) -> ScriptValue {
    .table(
      fieldsOfFindings.compactMap { name -> (String, ScriptValue)? in
        return switch finding[name] {
        case .string(let text)?: (name, .string(text))
        case .number(let number)?: (name, .number(number))
        case .array(let lines)?: (name, .array(lines.compactMap(\.string).map(ScriptValue.string)))
        default: nil
        }
      })
  }

  private static let fieldsOfFindings = [
    "rule", "severity", "message", "transition", "scenario", "what", "percent", "time", "subject", "before", "after",
    "others", "line", "why", "cure", "gestures",
  ]
}
