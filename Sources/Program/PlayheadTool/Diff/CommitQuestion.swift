import PlainText
import RecordingExport
import RecordingFiles
import ScriptRuntime
import SystemLibrary
import ViewKit

/// The question that each commit is asked, and the answers: the faults of a file in it, by names.
struct CommitQuestion {
  let question: RunOptions.Bisection.Question
  /// The file, from the folder that the question is asked in.
  let file: String
  let options: RunOptions
  let device: Device
  /// Where the trace is that others are compared with.
  let trace: String

  /// A fault in the file of a commit.
  struct Fault {
    /// A rule, a test, or what stands in its place.
    let name: String
    let text: String
    /// True when the script does not run, so that nothing is known of other faults.
    let isBroken: Bool
  }

  enum Answer {
    case faults([Fault])
    /// With the reason.
    case none(String)

    var faults: [Fault] { if case .faults(let faults) = self { faults } else { [] } }
    var names: Set<String> { Set(faults.map(\.name)) }
  }

  /// Asks in a folder: all runs in a copy of this process, whose output is read.
  func answer(in folder: String) -> Answer {
    let output = FileDescriptor.unnamed()
    defer { close(output) }
    guard output >= 0 else { return .none(String(cString: strerror(errno))) }
    var code: Int32?
    let ending = ProcessCopy.run { send in
      guard chdir(folder) == 0 else { return ExitCode.success.rawValue }
      let nowhere = open("/dev/null", O_WRONLY)
      dup2(output, STDOUT_FILENO)
      dup2(nowhere, STDERR_FILENO)
      send(String(ask()))
      return ExitCode.success.rawValue
    } receive: {
      code = Int32($0)
    }
    guard let code else {
      if case .died(let how) = ending { return .none("its process \(how)") }
      return .none("\(file) is not in it")
    }
    lseek(output, 0, SEEK_SET)
    let text = FileDescriptor(output).read(most: 64 << 20).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return answer(code, text)
  }

  /// Notes the trace that those of later commits are compared with; false where there is none.
  private func noteTrace() -> Bool {
    guard let run = try? ComparedRun(file, options, device: device) else { return false }
    return SourceFiles.write(run.trace.text, to: trace)
  }

  private func ask() -> Int32 {
    guard SourceFiles.isThere(file) else { return ExitCode.unreadableInput.rawValue }
    var options = options
    options.reporter = .json
    options.isQuiet = true
    options.color = .never
    switch question {
    case .check:
      var check = CheckRun(options, device: device)
      return check.run([file])
    case .test:
      options.snapshots = .never
      return TestCommand(options, device: device, filesRead: FilesRead()).run([file])
    case .diff:
      if !SourceFiles.isThere(trace) {
        return (noteTrace() ? ExitCode.success : .internalError).rawValue
      }
      return DiffCommand(options, device: device).run([trace, file])
    }
  }

  private func answer(_ code: Int32, _ output: String) -> Answer {
    switch (question, ExitCode(rawValue: code)) {
    case (_, .unreadableInput): return .none("\(file) is not in it")
    case (.check, .success), (.check, .scriptError), (.check, .notJudged): return .faults(objects(output, checkFault))
    case (.test, .success), (.test, .scriptError): return .faults(objects(output, testFault))
    case (.diff, .success): return .faults([])
    case (.diff, .scriptError) where !output.isEmpty:
      let first = output.split(separator: "\n").first { $0.hasPrefix("first: ") }
      return .faults([Fault(name: "difference", text: first.map(String.init) ?? "it differs", isBroken: false)])
    default: return .none("\(file) fails there")
    }
  }

  private func objects(_ output: String, _ fault: ([String: JSON]) -> Fault?) -> [Fault] {
    output.split(separator: "\n").compactMap { line in
      guard case .object(let fields)? = JSON(line) else { return nil }
      return fault(fields)
    }
  }

  private func checkFault(_ fields: [String: JSON]) -> Fault? {
    guard fields["fails"] == .bool(true), let name = fields["rule"]?.string else { return nil }
    return Fault(
      name: name, text: "\(place(fields)): \(fields["message"]?.string ?? "") [\(name)]",
      isBroken: !name.hasPrefix("R-"))
  }

  private func testFault(_ fields: [String: JSON]) -> Fault? {
    guard let outcome = fields["outcome"]?.string, outcome == "failed" || outcome == "error",
      let name = fields["test"]?.string
    else { return nil }
    return Fault(
      name: name, text: "\(place(fields)): \(name): \(fields["message"]?.string ?? "")",
      isBroken: name == TestResult.nameOfFile)
  }

  private func place(_ fields: [String: JSON]) -> String {
    let line = fields["line"]?.number.map { ":\(NumberText.brief($0))" } ?? ""
    return (fields["file"]?.string ?? file) + line
  }
}
