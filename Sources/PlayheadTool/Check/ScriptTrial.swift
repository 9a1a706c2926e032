import LuaBridge
import ScriptAPI
import ScriptRuntime
import ScriptTools
import TimeControl
import TransitionChecker
import ViewKit

/// The process that checks one script, or a part of its scenarios.
struct ScriptTrial {
  let path: String
  let source: String
  let options: RunOptions
  let device: Device
  /// Which of the scenarios it runs; nil: all.
  let shard: Shard?
  let send: (CheckMessage) -> Void

  /// Checks, and returns the exit code of the process.
  func run() -> Int32 {
    let silencing = Silencing(path)
    let inText = Self.mistakes(in: source, named: path).filter { mistake in
      mistake.rule.map { options.selection.rules?.contains($0) != false } ?? true
    }
    for mistake in silencing.settings.mistakes + inText where !isSilenced(mistake, silencing) {
      send(.mistake(mistake))
    }
    let filesRead = FilesRead()
    filesRead.add(path)
    if Self.runs(source, path) { judge(silencing, filesRead, tellsFailure: inText.isEmpty) }
    for file in filesRead.paths where file.hasSuffix(".lua") {
      for mistake in SourceFiles.text(at: file).map({ Silencing.comments(in: $0, of: file).mistakes }) ?? [] {
        send(.mistake(mistake))
      }
    }
    for entry in silencing.entries(ofAll: filesRead.paths.filter { $0.hasSuffix(".lua") }) {
      send(.ignores(entry, isUsed: silencing.used.contains(entry)))
    }
    return (Interrupts.exitCode ?? .success).rawValue
  }

  private func isSilenced(_ mistake: CheckMistake, _ silencing: Silencing) -> Bool {
    guard let rule = mistake.rule else { return false }
    return silencing.covers(rule, at: mistake.line.map { WarningReport.Place(file: mistake.file, line: $0) })
  }

  /// Whether a script can be run: not one with a syntax error, of definitions for editors, or of tests.
  private static func runs(_ text: String, _ path: String) -> Bool {
    !text.hasPrefix("---@meta") && !TestCommand.isTestFile(path)
  }

  /// Runs the script, and its transitions in their scenarios.
  ///
  /// - Parameter tellsFailure: Whether an error of the script is told: not where a mistake in its text is, the likely cause.
  private func judge(_ silencing: Silencing, _ filesRead: FilesRead, tellsFailure: Bool) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let settings = SessionOptions(options, device: device, folder: folder, filesRead: filesRead)
    var selection = options.selection
    selection.shard = shard
    guard let session = try? ScriptSession(settings), let runner = session.trialRunner(selection) else { return }
    // What is wrong with its text is told already.
    if case .failure = session.load(source, name: path) { return }
    Interrupts.install(for: session)
    if let error = BranchingSession(session).runScript(source, name: path), Interrupts.exitCode == nil {
      let text = tellsFailure ? ErrorReport(error, in: session).textForPrograms : ""
      send(.mistake(CheckMistake(.error, error.message, in: path, line: error.line, text: text)))
    }
    session.timeline.reportUnfinishedTransitions(held: true)
    let found = runner.endPart()
    for subject in runner.subjects { send(.meets(subject.description)) }
    for skipped in runner.skipped {
      send(
        .skips(
          place: skipped.place, transition: skipped.subject.description, scenario: skipped.scenario,
          reason: skipped.reason))
    }
    for lost in runner.lost {
      send(.loses(place: lost.place, transition: lost.subject.description, scenario: lost.scenario.id))
    }
    send(.runs(runner.scenarioCount))
    for one in found where !silencing.covers(one.finding) { send(.finds(one)) }
  }

  /// The mistakes in a text; a syntax error hides all others.
  static func mistakes(in text: String, named path: String) -> [CheckMistake] {
    guard let session = try? ScriptSession(SessionOptions()) else {
      return [CheckMistake(.error, "not enough memory", in: path)]
    }
    if case .failure(let error) = session.load(text, name: path) {
      let report = ErrorReport(error, in: session).textForPrograms
      return [CheckMistake(.error, error.message, in: path, line: error.line, text: report)]
    }
    // Files of definitions for editors declare names without defining any.
    if text.hasPrefix("---@meta") { return [] }
    if TestCommand.isTestFile(path) { TestPrelude.run(in: session) }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let check = ScriptCheck(text, in: session) { SourceFiles.read($0, $1, below: folder)?.text }
    return check.findings.map { CheckMistake($0, in: path) }
  }
}
