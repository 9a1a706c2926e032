import Glibc
import LuaBridge
import PlainText
import ScriptAPI
import ScriptRuntime
import ScriptTools
import TimeControl
import TransitionChecker
import ViewKit

/// `playhead check`: mistakes in the text of scripts, and what breaks in their transitions.
struct CheckCommand {
  let options: RunOptions
  let device: Device
  private let filesRead = FilesRead()

  init(_ options: RunOptions, device: Device) {
    self.options = options
    self.device = device
  }

  /// Reports on each file, and on each script of a folder, and returns the exit code.
  func run(_ paths: [String]) -> Int32 {
    if options.listsRules {
      StandardStream.output.write(Self.list)
      return ExitCode.success.rawValue
    }
    guard !paths.isEmpty else {
      StandardStream.report("check takes scripts or folders; playhead check --help explains it")
      return ExitCode.usage.rawValue
    }
    var code = ExitCode.success
    for path in paths.flatMap(scripts) {
      guard let text = SourceFiles.text(at: path) else { return SourceFiles.unreadable(path).rawValue }
      let source = SourceFiles.withoutShebang(text)
      let lines = Self.findings(in: source, named: path)
      if !lines.isEmpty { code = .scriptError }
      mistakes.show(lines.map { $0 + "\n" }.joined())
      if Self.runs(source, path), judge(source, path, tellsFailure: lines.isEmpty) { code = .scriptError }
      if let stop = Interrupts.exitCode { return stop.rawValue }
    }
    return code.rawValue
  }

  /// Where mistakes in the text and errors of a run are told: lines of JSON have standard output for themselves.
  private var mistakes: StandardStream { options.answersInJSON ? .error : .output }

  /// Whether a script can be run: not one with a syntax error, of definitions for editors, or of tests.
  private static func runs(_ text: String, _ path: String) -> Bool {
    !text.hasPrefix("---@meta") && !TestCommand.isTestFile(path)
  }

  /// Runs a script and reports what breaks in its transitions; whether that fails the check.
  ///
  /// - Parameter tellsFailure: Whether an error of the script is told: not where a mistake in its text is, the likely cause.
  private func judge(_ source: String, _ path: String, tellsFailure: Bool) -> Bool {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let settings = SessionOptions(options, device: device, folder: folder, filesRead: filesRead)
    guard let session = try? ScriptSession(settings), let runner = session.trialRunner(options.selection) else {
      return false
    }
    // What is wrong with its text is told already.
    if case .failure = session.load(source, name: path) { return false }
    Interrupts.install(for: session)
    var fails = false
    if let error = BranchingSession(session).runScript(source, name: path), Interrupts.exitCode == nil {
      fails = true
      if tellsFailure { mistakes.show(ErrorReport(error, in: session).textForPrograms + "\n") }
    }
    session.timeline.reportUnfinishedTransitions(held: true)
    let findings = runner.end()
    for finding in findings {
      let report = FindingReport(finding, in: path)
      StandardStream.output.show(options.answersInJSON ? report.json + "\n" : report.text)
    }
    if options.isVerbose {
      let skipped = runner.lost.map { "; not to an end: \($0.subject.description), \($0.scenario.id)" }.joined()
      StandardStream.report(
        "\(path): \(runner.subjects.count) transitions in \(runner.scenarioCount) scenarios\(skipped)")
    }
    return fails || findings.contains { $0.severity == .error || options.isStrict && $0.severity == .warning }
  }

  /// A file itself, or the scripts of a folder and the folders in it, in byte order.
  private func scripts(at path: String) -> [String] {
    SourceFiles.scripts(at: path) { $0.hasSuffix(".lua") }
  }

  /// A line for each mistake in the text; a syntax error hides all others.
  static func findings(in text: String, named path: String) -> [String] {
    guard let session = try? ScriptSession(SessionOptions()) else { return ["\(path): error: not enough memory"] }
    if case .failure(let error) = session.load(text, name: path) {
      return [ErrorReport(error, in: session).textForPrograms]
    }
    // Files of definitions for editors declare names without defining any.
    if text.hasPrefix("---@meta") { return [] }
    if TestCommand.isTestFile(path) { TestPrelude.run(in: session) }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let check = ScriptCheck(text, in: session) { SourceFiles.read($0, $1, below: folder)?.text }
    return check.findings.map { finding in
      let hint = finding.hint.map { "; \($0)" } ?? ""
      let rule = finding.rule.map { " [\($0.rawValue)]" } ?? ""
      return "\(path):\(finding.line):\(finding.column): warning: \(finding.message)\(hint)\(rule)"
    }
  }

  /// All rules and scenarios.
  private static var list: String {
    let rules = Rule.all.map { rule in
      [rule.id.rawValue, rule.isJudged ? rule.severity.rawValue : "not judged", rule.title]
    }
    let rows = Scenario.Row.allCases.map { [$0.id, "", $0.title] }
    return (rules + rows).map { "\($0[0].padded(to: 13))\($0[1].padded(to: 12))\($0[2])\n" }.joined()
  }
}
