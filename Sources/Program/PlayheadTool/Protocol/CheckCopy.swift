import Glibc
import PlainText
import SessionProtocol
import TransitionChecker

/// A check in a process of its own, whose report a caller reads.
struct CheckCopy {
  private var options: RunOptions
  private let file: String

  /// - Throws: `ProtocolError` of a rule or scenario that there is none of.
  init(_ options: RunOptions, _ request: CheckRequest) throws(ProtocolError) {
    self.options = RunOptions(source: .shell)
    self.options.device = options.device
    self.options.memoryLimitInMebibytes = options.memoryLimitInMebibytes
    self.options.answersInJSON = true
    self.options.isQuiet = true
    file = request.file
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
    guard let device = options.chosenDevice else { return [] }
    var lines: [String] = []
    let ending = ProcessCopy.run(within: seconds) { send in
      // The answer that waits for the check is the other process's.
      UnfinishedAnswer.end()
      let report = CapturedOutput {
        var check = CheckRun(options, device: device)
        return check.run([file])
      }
      report.output.split(separator: "\n").forEach { send(String($0)) }
      send("\(report.code) \(JSONText.string(report.errors))")
      return ExitCode.success.rawValue
    } receive: {
      lines.append($0)
    }
    switch ending {
    case .finished: break
    case .overdue: throw ProtocolError(.stopped, "the check took longer than \(NumberText.shortest(seconds ?? 0)) s")
    case .stopped: throw ProtocolError(.stopped, "the check was stopped")
    case .died(let how): throw ProtocolError(.gone, "the check \(how)", [("why", JSONText.string(how))])
    }
    let last = lines.popLast() ?? ""
    let words = last.split(separator: " ", maxSplits: 1)
    guard lines.isEmpty, let code = words.first.flatMap({ Int32($0) }), let errors = words.last.flatMap({ JSON($0) }),
      code != ExitCode.success.rawValue, code != ExitCode.scriptError.rawValue, code != ExitCode.notJudged.rawValue
    else { return lines }
    let message = (errors.string ?? "").split(separator: "\n").first.map(String.init) ?? "'\(file)' cannot be checked"
    throw ProtocolError(
      code == ExitCode.unreadableInput.rawValue ? .unknown : .refused,
      message.hasPrefix("playhead: ") ? String(message.dropFirst(10)) : message)
  }
}

/// What a body writes to standard output and standard error: only in a copy of the process, whose own they are then.
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
