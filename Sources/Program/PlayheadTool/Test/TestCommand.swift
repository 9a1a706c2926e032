import LuaBridge
import PlainText
import ScriptAPI
import ScriptRuntime
import SystemLibrary
import TransitionChecker
import ViewKit

/// `playhead test`: finds test files, runs them and reports.
struct TestCommand {
  private var options: RunOptions
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
    do throws(PartProblem) {
      return try options.mergesParts ? merge(words) : test(words)
    } catch {
      StandardStream.report(error.message)
      return error.code.rawValue
    }
  }

  /// Why Lua does not take the pattern of `--filter`; nil where it does, or there is none.
  private var problemOfPattern: String? {
    guard let pattern = options.tests.pattern, let session = try? ScriptSession(SessionOptions()),
      case .success(let chunk) = session.load("string.find('', ...)", name: "--filter"),
      case .failure(let error) = session.run(chunk, [.string(pattern)])
    else { return nil }
    return error.message
  }

  private func test(_ words: [String]) throws(PartProblem) -> Int32 {
    if let problem = problemOfPattern {
      let given = "--filter '\(options.tests.pattern ?? "")'"
      StandardStream.report("\(given): \(problem); it is a pattern of Lua's, such as --filter 'swipe.*back'")
      return ExitCode.usage.rawValue
    }
    let shard = try BazelTest.shard(unless: options.shard)
    let paths = (words.isEmpty ? ["."] : words).flatMap(testFiles).reduce(into: [String]()) { paths, path in
      if !paths.contains(path) { paths.append(path) }
    }
    guard !paths.isEmpty else {
      StandardStream.report(
        "no file here ends in _test.lua or _spec.lua; playhead new NAME makes one, with what it tests")
      return ExitCode.unreadableInput.rawValue
    }
    Interrupts.note()
    // Many files are run side by side, few are shared between as many processes as were asked for. The first failure is
    // only known when all before it have run.
    let jobs = options.tests.failsFast ? 1 : options.jobs ?? ProcessCopy.processors
    let slices = options.jobs == nil ? 1 : max(1, (jobs + paths.count - 1) / paths.count)
    let files = options.tests.order(paths.count).map {
      FileRun(path: paths[$0], number: $0, slices: slices, order: options.tests.order)
    }
    for file in files {
      filesRead.add(file.path)
      guard let text = SourceFiles.text(at: file.path) else { return SourceFiles.unreadable(file.path).rawValue }
      file.source = SourceFiles.withoutShebang(text)
      if let problem = ScriptRun.unknownEra(of: .file(path: file.path), options) {
        StandardStream.error.show(problem)
        return ExitCode.usage.rawValue
      }
    }
    let output = PrintedOutput(files, to: stream)
    let isPart = shard != nil && options.reporter == .json
    var (hasFailed, code, lines) = (false, ExitCode.success, [String]())
    func note(_ unit: Int, _ message: String) {
      if isPart { lines.append(JSONText.array([String(unit / slices), String(unit % slices), message])) }
    }
    ProcessCopy.runAll(files.count * slices, atOnce: jobs) { unit, send in
      if hasFailed { return ExitCode.success.rawValue }
      return body(files[unit / slices], Shard(unit % slices + 1, of: slices), shard) { send(JSONLine.text($0)) }
    } receive: { unit, line in
      guard let message: TestMessage = JSONLine.value(line) else { return }
      let file = files[unit / slices]
      if case .hasRead(let path) = message { filesRead.add(path) }
      file.receive(message, from: FileRun.Process(slice: unit % slices))
      note(unit, line)
      output.show()
      if options.tests.failsFast, file.hasFailed { hasFailed = true }
    } ended: { unit, ending in
      let file = files[unit / slices]
      // Before the tests are known it is the limit of loading that comes first.
      let isLoading = options.timeout.map { $0 > options.testTimeout && !file.isListed } ?? true
      var ending = ending == .stopped(.timedOut) && isLoading ? .overdue : ending
      // The signal that ends this process has reached its group.
      if Interrupts.isEnding, case .died = ending { ending = .stopped(.interrupted) }
      if let message = file.end(of: FileRun.Process(slice: unit % slices), ending, options) {
        note(unit, JSONLine.text(message))
      }
      output.show()
      if case .stopped(let stop) = ending, stop != .interrupted { code = stop }
    }
    if Interrupts.exitCode != nil { code = .interrupted }
    output.showAll()
    guard let shard, isPart else { return report(files, code) }
    let part = PartFile(
      command: .test, shard: shard, paths: files.map(\.path), order: options.tests.shuffle.map { String($0) } ?? "",
      worldWords: options.worldWords, lines: lines)
    // A part that was stopped is none.
    if code == .success { StandardStream.output.write(part.text) }
    return report(files, code, isWritten: true)
  }

  /// Reports what the parts of the tests have come to, as one run would have.
  private func merge(_ words: [String]) throws(PartProblem) -> Int32 {
    let parts = try PartFile.all(words, of: .test)
    var merging = self
    merging.options.tests.shuffle = parts.first.flatMap { UInt64($0.order) }
    let files = (parts.first?.paths ?? []).enumerated().map {
      FileRun(path: $1, number: $0, slices: 1, order: merging.options.tests.order)
    }
    for part in parts {
      for line in part.lines {
        guard case .array(let entry)? = JSON(line), entry.count == 3,
          let index = entry[0].number.flatMap({ Int(exactly: $0) }),
          files.indices.contains(index), let slice = entry[1].number.flatMap({ Int(exactly: $0) }),
          let message: TestMessage = JSONLine.value(entry[2])
        else { throw PartProblem("a line of part \(part.shard.text) is none of tests: \(line.prefix(60))") }
        files[index].receive(message, from: FileRun.Process(slice: slice, shard: part.shard.number))
      }
    }
    PrintedOutput(files, to: stream).showAll()
    return merging.report(files, .success)
  }

  /// - Parameter isWritten: Whether standard output has its report already.
  private func report(_ files: [FileRun], _ stopped: ExitCode, isWritten: Bool = false) -> Int32 {
    let results = files.flatMap { $0.results }
    let report = TestReport(
      results: results, notes: notes(files, isWhole: stopped == .success), stop: stop(files, stopped),
      showsTimes: options.isVerbose)
    if !isWritten, options.reporter == .text, let style = TerminalStyle(.output, options) {
      StandardStream.output.show(report.lines(style), style)
    } else if !isWritten {
      StandardStream.output.write(report.text(options.reporter))
    }
    if let problem = BazelTest.write(report.text(.junit)) {
      StandardStream.report(problem)
      return ExitCode.unwritableOutput.rawValue
    }
    let code = stopped == .success && results.contains(where: \.isFailure) ? ExitCode.scriptError : stopped
    return code.rawValue
  }

  /// The cause of a stop, and the tests it left out; nil where they came to their end.
  private func stop(_ files: [FileRun], _ stopped: ExitCode) -> TestReport.Stop? {
    guard stopped == .timedOut || stopped == .interrupted else { return nil }
    return TestReport.Stop(
      by: stopped == .timedOut ? "--timeout" : Interrupts.name, endsAll: stopped == .interrupted,
      leftOut: files.filter { $0.leftOut != 0 }.map { TestReport.LeftOut(file: $0.path, tests: $0.leftOut) })
  }

  /// The body of a process.
  private func body(
    _ file: FileRun, _ slice: Shard, _ shard: Shard?, _ send: @escaping (TestMessage) -> Void
  ) -> Int32 {
    if let timeout = options.timeout { Interrupts.install(timeout: timeout) }
    let test = TestFile(
      path: file.path, source: file.source, options: options, device: device, number: file.number, slice: slice,
      shard: shard, filesRead: FilesRead(), send: send)
    return test.run()
  }

  /// Standard output is for the reports of programs.
  private var stream: StandardStream { options.reporter == .text ? .output : .error }

  /// Notes after the results.
  private func notes(_ files: [FileRun], isWhole: Bool) -> [String] {
    var notes = options.tests.shuffle.map { ["in the order of --shuffle \($0)"] } ?? []
    for file in files { notes += file.notes }
    if let count = skippedByFailure(files) {
      return notes + ["--fail-fast left out \(count) \(count == 1 ? "test" : "tests")"]
    }
    for file in files where isWhole && file.isWhole {
      let folder = SnapshotFiles(of: file.path)
      for name in file.unusedSnapshots(of: folder) {
        notes.append(
          "\(file.path): no test takes \(folder.shownPath(name)) any more"
            + (options.snapshots == .update ? "; removed" : "; --update removes it"))
        if options.snapshots == .update { folder.remove(name) }
      }
    }
    return notes
  }

  /// How many tests of the files that ran did not run, as one before them has failed; nil for none.
  private func skippedByFailure(_ files: [FileRun]) -> Int? {
    let count = options.tests.failsFast ? files.reduce(0) { $0 + ($1.leftOut ?? 0) } : 0
    return count > 0 && files.contains(where: \.hasFailed) ? count : nil
  }

  /// The file itself, or the test files of a folder and its subfolders, in byte order.
  private func testFiles(at path: String) -> [String] { SourceFiles.scripts(at: path, where: Self.isTestFile) }

  /// Whether a file's name marks it as a test file.
  static func isTestFile(_ path: String) -> Bool { path.hasSuffix("_test.lua") || path.hasSuffix("_spec.lua") }
}
