import PlainText
import SessionProtocol
import SystemLibrary
import TransitionChecker

/// A check in a process of its own, whose report a caller reads.
struct CheckCopy {
  private var options: RunOptions
  private let source: CheckRequest.Source

  /// - Throws: `ProtocolError` of a rule or scenario that there is none of.
  init(_ options: RunOptions, _ request: CheckRequest) throws(ProtocolError) {
    self.options = RunOptions(source: .shell)
    (self.options.device, self.options.era) = (options.device, options.era)
    (self.options.framesPerSecond, self.options.seed) = (options.framesPerSecond, options.seed)
    self.options.memoryLimitInMebibytes = options.memoryLimitInMebibytes
    (self.options.isTrusted, self.options.reducesMotion) = (options.isTrusted, options.reducesMotion)
    self.options.setUp = options.setUp
    self.options.answersInJSON = true
    self.options.isQuiet = true
    self.options.isReadOnly = options.isReadOnly
    source = request.source
    if let names = request.rules {
      var rules: Set<Rule.ID> = []
      for name in names {
        guard let rule = Rule.ID(named: name) else {
          throw .unknown("rule", name, among: Rule.ID.allCases.map(\.rawValue))
        }
        rules.insert(rule)
      }
      self.options.selection.rules = rules
    }
    if let names = request.scenarios {
      let known = Scenario.Row.allCases.map(\.id)
      if let name = names.first(where: { !known.contains($0) }) { throw .unknown("scenario", name, among: known) }
      self.options.selection.scenarios = Set(names)
    }
  }

  /// An object of JSON for each finding.
  ///
  /// - Throws: `ProtocolError` of a file that cannot be checked, and of a check that comes to no end.
  func rows(within seconds: Double? = nil) throws(ProtocolError) -> [String] {
    var lines: [String] = []
    let ending = ProcessCopy.run(within: seconds) {
      perform($0)
    } receive: {
      lines.append($0)
    }
    return try rows(lines, ending)
  }

  /// Checks, in a copy of the process: sends the rows, then the exit code and the errors.
  func perform(_ send: (String) -> Void) -> Int32 {
    // The answer that waits for the check is the other process's.
    UnfinishedAnswer.end()
    guard let device = options.chosenDevice else { return ExitCode.usage.rawValue }
    var path = ""
    switch source {
    case .file(let file): path = file
    case .code(let text):
      path = "\(Environment.value("TMPDIR") ?? "/tmp")/playhead-\(getpid()).lua"
      guard SourceFiles.write(text, to: path) else { return ExitCode.unwritableOutput.rawValue }
    }
    let report = CapturedOutput {
      var check = CheckRun(options, device: device)
      return check.run([path])
    }
    var rows = report.output.split(separator: "\n").map(String.init)
    if case .code = source {
      unlink(path)
      rows = rows.map { $0.replacing(JSONText.string(path), with: "\"code\"") }
    }
    (rows + ["\(report.code) \(JSONText.string(report.errors))"]).forEach(send)
    return ExitCode.success.rawValue
  }

  /// The rows of a check that has ended.
  ///
  /// - Parameter sent: All that it sent.
  /// - Throws: `ProtocolError` of a file that cannot be checked, and of a check that came to no end.
  func rows(_ sent: [String], _ ending: ProcessCopy.Ending) throws(ProtocolError) -> [String] {
    switch ending {
    case .finished: break
    case .overdue: throw ProtocolError(.stopped, "the check took too long")
    case .stopped: throw ProtocolError(.stopped, "the check was stopped")
    case .died(let how): throw ProtocolError(.gone, "the check \(how)", [("why", JSONText.string(how))])
    }
    let rows = Array(sent.dropLast())
    let words = (sent.last ?? "").split(separator: " ", maxSplits: 1)
    let fine: [ExitCode] = [.success, .scriptError, .notJudged]
    guard rows.isEmpty, let number = words.first.flatMap({ Int32($0) }), let code = ExitCode(rawValue: number),
      !fine.contains(code)
    else { return rows }
    let errors = words.last.flatMap { JSON($0)?.string } ?? ""
    let message = errors.split(separator: "\n").first.map(String.init) ?? "it cannot be checked"
    throw ProtocolError(
      code == .unreadableInput ? .unknown : .refused,
      message.hasPrefix("playhead: ") ? String(message.dropFirst(10)) : message)
  }
}

/// Standard output and standard error of a body: only in a copy of the process, whose own they are then.
struct CapturedOutput {
  let output: String
  let errors: String
  let code: Int32

  init(_ body: () -> Int32) {
    // They have no name, and are gone with the process.
    let files = (0..<2).map { _ in tmpfile().map { fileno($0) } ?? open("/dev/null", O_RDWR) }
    dup2(files[0], STDOUT_FILENO)
    dup2(files[1], STDERR_FILENO)
    code = body()
    StandardStream.output.write("")
    (output, errors) = (Self.text(of: files[0]), Self.text(of: files[1]))
  }

  private static func text(of file: Int32) -> String {
    let length = lseek(file, 0, SEEK_END)
    guard length > 0 else { return "" }
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      count = max(0, pread(file, buffer.baseAddress, length, 0))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
