import LuaBridge
import LuaSyntax
import PlainText
import ScriptAPI
import ScriptRuntime
import ScriptTools
import TimeControl
import TransitionChecker
import ViewKit

/// The process that hunts in one script: `check --fuzz`. It shares the tries with copies of itself.
struct HuntTrial {
  let trial: ScriptTrial
  /// How many gestures are tried.
  let gestures: Int

  private var options: RunOptions { trial.options }
  private var path: String { trial.files[0] }
  private var seed: UInt64 { options.seed }

  /// The application as a script leaves it.
  private struct Start {
    let session: ScriptSession
    let hunt: ScriptHunt
    /// The line that the script is left out from; nil where all of it has run.
    let line: Int?
  }

  /// How many tries are shared at once. The first break of a round counts, whatever process has it.
  private static let round = 64
  /// How many statements are left out of a script that freezes the screen.
  private static let mostCuts = 40

  /// Hunts, and sends what is found.
  func run(_ silencing: Silencing, _ filesRead: FilesRead) {
    guard let start = start(silencing, filesRead) else { return }
    let session = start.session
    let hunt = start.hunt
    guard hunt.begin(options.selection.rules, isStrict: options.isStrict) else {
      return trial.send(
        .leaves(
          NotJudged(
            path, "nothing in it can be touched", in: path,
            cure: "show a control or a view with a recogniser, or present or push something")))
    }
    let count = ScriptHunt.tries(events: gestures, seed: seed)
    // A collection in a copy would write to every page of the heap.
    session.lua.collectGarbage()
    var (next, first): (Int, Answer?) = (1, nil)
    while next <= count, first == nil, Interrupts.exitCode == nil {
      let numbers = next..<min(count + 1, next + Self.round)
      first = self.first(of: numbers, in: hunt)
      next = numbers.upperBound
    }
    trial.send(.hunts(tries: first?.number ?? next - 1, gestures: gestures))
    switch first {
    case .broken(let number, let outcome):
      let finding = hunt.shrink(outcome, of: number, gestures: gestures, seed: seed, before: start.line)
      if let finding, !silencing.covers(finding) { trial.send(.finds(TrialRunner.Found(finding, at: 0))) }
    case .lost(let number, let failure):
      let message = "try \(number) of --fuzz --seed \(seed): \(failure.reason(within: options.scenarioTimeout))"
      trial.send(.mistake(CheckMistake(.error, message, in: path, kind: failure == .overdue ? .noEnd : .crash)))
    case nil: break
    }
  }

  /// The answer of a copy about its tries.
  private enum Answer: Codable {
    case broken(Int, Hunt.Outcome)
    case lost(Int, CopyFailure)

    var number: Int {
      switch self {
      case .broken(let number, _), .lost(let number, _): number
      }
    }
  }

  /// The answer of the first of some tries that shows anything; nil where none does.
  private func first(of numbers: Range<Int>, in hunt: ScriptHunt) -> Answer? {
    let jobs = min(options.jobs ?? ProcessCopy.processors, numbers.count)
    var answers: [Answer] = []
    ProcessCopy.runAll(jobs, atOnce: jobs) { job, send in
      for number in numbers where number % jobs == job {
        switch hunt.attempt(number, seed: seed) {
        case .success(let outcome) where outcome.finding == nil: continue
        case .success(let outcome): send(JSONLine.text(Answer.broken(number, outcome)))
        case .failure(let lost) where lost.failure == .stopped: break
        case .failure(let lost): send(JSONLine.text(Answer.lost(number, lost.failure)))
        }
        break
      }
      return ExitCode.success.rawValue
    } receive: { _, line in
      if let answer: Answer = JSONLine.value(line) { answers.append(answer) }
    } ended: { _, _ in
    }
    return answers.min { $0.number < $1.number }
  }

  // MARK: The script

  /// Runs the script, and where that leaves the screen frozen, as much of it as does not.
  private func start(_ silencing: Silencing, _ filesRead: FilesRead) -> Start? {
    let text = trial.script.text
    // The lines of Swift are others.
    let cuts: [Int?] = [nil] + (trial.script.map == nil ? Self.cuts(text) : [])
    for (index, cut) in cuts.enumerated() where Interrupts.exitCode == nil {
      let part = cut.map { HuntedBreak.start(of: text, before: $0) } ?? text
      guard let (session, hunt) = runScript(part, filesRead, isWhole: index == 0) else { return nil }
      if !hunt.isFrozen { return Start(session: session, hunt: hunt, line: cut) }
    }
    trial.send(.leaves(NotJudged(path, "the script leaves the screen frozen", in: path)))
    return nil
  }

  /// The lines that statements of a script begin in, the last first.
  private static func cuts(_ text: String) -> [Int] {
    guard let syntax = try? ScriptSyntax(text.utf8) else { return [] }
    let bytes = Array(text.utf8)
    let lines = syntax.body.map { statement in 1 + bytes[..<statement.start].count { $0 == UInt8(ascii: "\n") } }
    return Array(Set(lines).sorted().reversed().prefix(mostCuts))
  }

  /// A session in which the script has run to its end; nil after an error, which is sent.
  private func runScript(
    _ text: String, _ filesRead: FilesRead, isWhole: Bool
  ) -> (ScriptSession, ScriptHunt)? {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let settings = SessionOptions(options, device: trial.device, folder: folder, filesRead: filesRead)
    guard let session = try? ScriptSession(settings) else { return nil }
    let hunt = ScriptHunt(session)
    if case .failure(let error) = session.load(text, name: trial.script.name) {
      if isWhole { tell(error, in: session) }
      return nil
    }
    Interrupts.install(for: session)
    let limit = ScriptLimit(options.scriptTimeout)
    limit.begins()
    let error = BranchingSession(session).runScript(text, name: trial.script.name)
    if limit.ends() {
      trial.send(.mistake(ScriptTrial.endless(options, in: path, line: error?.line)))
      return nil
    }
    guard let error else { return (session, hunt) }
    if Interrupts.exitCode == nil { tell(error, in: session) }
    return nil
  }

  private func tell(_ error: ScriptError, in session: ScriptSession) {
    trial.send(
      .mistake(
        CheckMistake(
          .error, error.message, in: error.file ?? path, line: error.line, kind: .scriptError,
          text: ErrorReport(error, in: session).textForPrograms)))
  }
}
