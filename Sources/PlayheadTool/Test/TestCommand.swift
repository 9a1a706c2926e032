import Glibc
import LuaBridge
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
    if let timeout = options.timeout { Interrupts.install(timeout: timeout) }
    let run = TestRun(makeSession: makeSession, snapshots: options.snapshots) { Self.stop != nil }
    var results: [TestResult] = []
    for file in files {
      filesRead.paths.insert(file)
      guard let text = SourceFiles.text(at: file) else {
        StandardStream.report(SourceFiles.problem("read", file))
        return ExitCode.unreadableInput.rawValue
      }
      results += run.results(ofFile: file, SourceFiles.withoutShebang(text))
      if Self.stop != nil { break }
    }
    Interrupts.endTimeout()
    let stop = Self.stop
    StandardStream.output.write(options.reporter.text(results, stoppedBy: stop?.what))
    if let stop { return stop.code.rawValue }
    return (results.contains(where: \.isFailure) ? ExitCode.scriptError : .success).rawValue
  }

  /// The reason why the tests stopped; nil while they run.
  private static var stop: (what: String, code: ExitCode)? {
    if Interrupts.hasTimedOut { return ("--timeout", .timedOut) }
    return Interrupts.isWaiting ? ("Ctrl-C", .interrupted) : nil
  }

  /// A file itself, or the test files of a folder and the folders in it, in byte order.
  private func testFiles(at path: String) -> [String] {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return [path] }
    return SourceFiles.names(in: path).flatMap { name -> [String] in
      let place = path == "." ? name : "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\(name)"
      if name.hasSuffix("/") { return name.hasPrefix(".") ? [] : testFiles(at: String(place.dropLast())) }
      return Self.isTestFile(name) ? [place] : []
    }
  }

  /// Whether a file's name says that it holds tests.
  static func isTestFile(_ path: String) -> Bool { path.hasSuffix("_test.lua") || path.hasSuffix("_spec.lua") }

  private func makeSession(folder: String) -> ScriptSession? {
    var settings = SessionOptions(options, device: device, folder: folder, filesRead: filesRead)
    // Reports to machines have standard output for themselves.
    let stream = options.reporter == .spec ? StandardStream.output : .error
    settings.write = { stream.write($0) }
    do {
      let session = try ScriptSession(settings)
      session.onWarning = { StandardStream.error.write($0 + "\n") }
      Interrupts.install(for: session)
      return session
    } catch {
      StandardStream.report("\(error.description)")
      return nil
    }
  }
}
