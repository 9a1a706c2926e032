import FrameRendering
import PlainText
import RecordingExport
import RecordingFiles
import ScriptRuntime
import SessionProtocol
import SystemLibrary
import TimeControl
import TransitionChecker
import ViewKit

/// The run of a finding's scenario beside the run without it, as a page plays both.
struct FindingRuns {
  private let options: RunOptions
  private let file: String
  /// How long both may take, in seconds. Chosen here.
  private static let longest = 60.0

  /// - Parameters:
  ///   - replay: The command line that a row of a check has.
  ///   - file: The script that was checked.
  /// - Throws: `ProtocolError` of a row without a scenario.
  init(_ replay: String, of file: String, as session: RunOptions) throws(ProtocolError) {
    var options = try RunOptions(replay: replay, of: file, as: session)
    (options.opening, options.isQuiet, options.isReadOnly) = (.nothing, true, true)
    (self.options, self.file) = (options, file)
  }

  /// An object of JSON.
  ///
  /// - Throws: `ProtocolError` of runs that do not get there, or not in time.
  func result() throws(ProtocolError) -> String {
    var lines: [String] = []
    let ending = ProcessCopy.run(within: Self.longest) { send in
      // The answer that waits for it is the other process's.
      UnfinishedAnswer.end()
      let nowhere = open("/dev/null", O_RDWR)
      for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, stream) }
      if let result = performed() { send(result) }
      return ExitCode.success.rawValue
    } receive: {
      lines.append($0)
    }
    guard let result = lines.first, ending == .finished else {
      throw ProtocolError(.refused, "its scenario does not get there any more; check again")
    }
    return result
  }

  private func performed() -> String? {
    guard let after = run(replays: true), let finding = after.findings.first, let before = run(replays: false) else {
      return nil
    }
    let end = min(
      max(after.session.timeline.end, before.session.timeline.end), finding.time + RecordedRun.longestPlayed)
    func data(_ run: ScriptRun) -> String {
      let whole = RecordedRun.played(run.session, to: end)
      return JSONText.string(
        Base64.encode(RunData.record(of: whole, title: SourceFiles.stem(of: file), hasDrawings: true)))
    }
    let source = finding.source.flatMap { PageFinding.Source(file: $0.file, line: $0.line, SourceLines()) }
    return JSONText.object([
      "t": JSONText.number(finding.time), "file": source.map { JSONText.string($0.file) },
      "line": source.map { String($0.line) }, "first": source.map { String($0.first) },
      "lines": source.map { JSONText.array($0.lines.map(JSONText.string)) }, "after": data(after),
      "before": data(before),
    ])
  }

  private func run(replays: Bool) -> ScriptRun? {
    var options = options
    if !replays { options.replay = nil }
    guard let device = options.chosenDevice, let run = try? ScriptRun(options, device: device) else { return nil }
    _ = run.toTheEnd()
    return run
  }
}

extension RunOptions {
  /// The options in the command line of a finding.
  ///
  /// - Throws: `ProtocolError` for a command line without a scenario.
  init(replay: String, of file: String, as session: RunOptions) throws(ProtocolError) {
    var words = ShellWord.words(replay).dropFirst()
    if words.last == file { words.removeLast() }
    guard
      case .run(var options)? = try? CommandLineRequest(
        words + [file], standardInputIsTerminal: true, fileExists: { _ in true }), options.replay != nil
    else { throw ProtocolError(.refused, "no scenario was run for it") }
    options.memoryLimitInMebibytes = session.memoryLimitInMebibytes
    options.isTrusted = options.isTrusted && session.isTrusted
    self = options
  }
}
