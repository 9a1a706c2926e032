import Glibc
import LuaBridge
import PlainText
import ScriptAPI
import ScriptRuntime
import ViewKit

/// `playhead test`: finds test files, runs them and reports.
struct TestCommand {
  private let options: RunOptions
  private let device: Device
  /// Collects the files that the tests read.
  private let filesRead: FilesRead

  init(_ options: RunOptions, device: Device, filesRead: FilesRead) {
    self.options = options
    self.filesRead = filesRead
    self.device = device
  }

  /// Runs the tests of files and folders; of the current folder when none is named. Returns the exit code.
  func run(_ words: [String]) -> Int32 {
    let files = (words.isEmpty ? ["."] : words).flatMap(testFiles)
    guard !files.isEmpty else {
      StandardStream.report(
        "no file here ends in _test.lua or _spec.lua; playhead new NAME makes one, with what it tests")
      return ExitCode.unreadableInput.rawValue
    }
    Interrupts.note()
    var results: [TestResult] = []
    var code = ExitCode.success
    for file in files where !Interrupts.isWaiting {
      filesRead.add(file)
      if let stop = run(file, &results) { code = stop }
      if code == .unreadableInput { return code.rawValue }
    }
    if Interrupts.isWaiting { code = .interrupted }
    StandardStream.output.write(options.reporter.text(results, isInterrupted: code == .interrupted))
    if code == .success, results.contains(where: \.isFailure) { code = .scriptError }
    return code.rawValue
  }

  /// Runs the tests of a file in a process of its own; a test that ends the process fails, and the rest run in another.
  /// Returns the exit code if not all ran; nil if they did.
  private func run(_ file: String, _ results: inout [TestResult]) -> ExitCode? {
    var next = 0
    while true {
      var running: (index: Int, name: String)?
      var hasFailed = false
      let ending = TestProcess.run { send in
        run(file, from: next, send)
      } receive: { message in
        switch message {
        case .begins(let index, let name): running = (index, name)
        case .hasRead(let path): filesRead.add(path)
        case .ends(let result):
          hasFailed = running == nil
          running = nil
          results.append(result)
        }
      }
      func fail(_ problem: String) {
        let name = running?.name ?? TestRun.nameOfFile
        let outcome = TestResult.Outcome.failed(message: problem, line: nil, report: "\(file): \(problem)")
        results.append(TestResult(file: file, name: name, outcome: outcome))
      }
      switch ending {
      case .finished where running == nil: return nil
      case .finished: fail("the test ended its process")
      case .died(let how): if running != nil || !hasFailed { fail("its process \(how)") }
      case .stopped(.timedOut):
        fail("stopped by --timeout after \(NumberText.shortest(options.timeout ?? 0)) s of real time")
        return .timedOut
      case .stopped(let code): return code
      }
      guard let running else { return nil }
      next = running.index + 1
    }
  }

  /// The body of a process: runs the tests of a file from the one of a number, and returns the exit code.
  private func run(_ file: String, from first: Int, _ send: @escaping (TestProcess.Message) -> Void) -> Int32 {
    if let timeout = options.timeout { Interrupts.install(timeout: timeout) }
    guard let text = SourceFiles.text(at: file) else { return SourceFiles.unreadable(file).rawValue }
    let run = TestRun(
      makeSession: makeSession, snapshots: options.snapshots, isStopped: { Interrupts.isStopping }, tell: send)
    run.run(file: file, SourceFiles.withoutShebang(text), from: first)
    for path in filesRead.paths.sorted() { send(.hasRead(path: path)) }
    return (Interrupts.exitCode ?? .success).rawValue
  }

  /// The file itself, or the test files of a folder and its subfolders, in byte order.
  private func testFiles(at path: String) -> [String] {
    SourceFiles.scripts(at: path, where: Self.isTestFile)
  }

  /// Whether a file's name marks it as a test file.
  static func isTestFile(_ path: String) -> Bool { path.hasSuffix("_test.lua") || path.hasSuffix("_spec.lua") }

  private func makeSession(folder: String) -> ScriptSession? {
    var settings = SessionOptions(options, device: device, folder: folder, filesRead: filesRead)
    // Standard output is reserved for machine-readable reports.
    let stream = options.reporter == .spec ? StandardStream.output : .error
    settings.write = { stream.write($0) }
    do {
      let session = try ScriptSession(settings)
      session.onWarning = { StandardStream.error.show($0 + "\n") }
      Interrupts.install(for: session)
      return session
    } catch {
      StandardStream.report("\(error.description)")
      return nil
    }
  }
}
