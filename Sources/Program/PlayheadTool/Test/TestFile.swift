import CSignals
import LuaBridge
import PlainText
import ScriptAPI
import ScriptRuntime
import ScriptTools
import TimeControl
import TransitionChecker
import ViewKit

/// The process of one test file: runs the file once, and each of its tests in a copy of what it is then.
///
/// A copy is a world of its own, and costs a fraction of a millisecond; a test that crashes or hangs takes nothing along.
struct TestFile {
  let path: String
  let source: String
  let options: RunOptions
  let device: Device
  /// The place of the file among all, which shards begin to count at.
  let number: Int
  /// Of several processes with this file, which this is.
  let slice: Shard
  /// Of all tests of all files, which part is wanted; nil: all.
  let shard: Shard?
  let filesRead: FilesRead
  let send: (TestMessage) -> Void

  private var isFirstSlice: Bool { slice.number == 1 }
  /// Whether the limit of a test ends the loading of the file, which `--timeout` else does earlier.
  private var endsLoading: Bool { options.timeout.map { $0 > options.testTimeout } ?? true }

  /// Runs the tests, and returns the exit code of the process.
  func run() -> Int32 {
    let notes = Notes()
    let begin = ContinuousTime.now
    if endsLoading { Interrupts.install(timeout: options.testTimeout, message: "") }
    guard let session = session(notes) else { return ExitCode.internalError.rawValue }
    Interrupts.install(for: session)
    let loaded = load(in: session, notes).map { prelude in
      (prelude, session.run(prelude.list, options.tests.pattern.map { [.string($0)] } ?? []))
    }
    if endsLoading {
      if Interrupts.hasTimedOut { return isOverdue(at: (notes.error ?? loaded?.1.error)?.line) }
      Interrupts.endTimeout()
      if let timeout = options.timeout { Interrupts.install(timeout: timeout, spent: ContinuousTime.now - begin) }
    }
    if let code = Interrupts.exitCode { return code.rawValue }
    guard let (prelude, list) = loaded else { return fails(notes.error, in: session) }
    let names: [(listed: TestMessage.Listed, isPending: Bool)]
    switch list {
    case .failure(let error): return fails(error, in: session)
    case .success(let values): names = listed(values)
    }
    if isFirstSlice { send(.lists(names.map { $0.listed })) }
    let snapshots = SnapshotFiles(of: path)
    let shared = Dictionary(grouping: names.map { SnapshotFiles.prefix(ofTest: $0.listed.name) }) { $0 }
      .filter { $1.count > 1 }
    let wanted = options.tests.order(names.count).filter { names[$0].listed.isWanted }
    // A collection in a copy would write to every page of the heap, and so copy them all.
    session.lua.collectGarbage()
    for path in filesRead.paths { send(.hasRead(path: path)) }
    let known = filesRead.paths.count
    var leaving = ProcessCopy.Leaving()
    defer { leaving.wait() }
    for (place, index) in wanted.enumerated() where slice.contains(place) {
      if let code = Interrupts.exitCode { return code.rawValue }
      let test = names[index]
      send(.begins(index))
      if test.isPending {
        send(.ends(.pending("to be written"), seconds: 0))
        continue
      }
      let prefix = SnapshotFiles.prefix(ofTest: test.listed.name)
      let one = FileTest(
        number: index + 1, name: test.listed.name, prefix: prefix, sharesPrefix: shared[prefix] != nil,
        snapshots: snapshots)
      if let code = runCopy(of: one, in: session, notes, prelude, known, &leaving) { return code.rawValue }
    }
    return (Interrupts.exitCode ?? .success).rawValue
  }

  /// Runs a test in a copy; the exit code when the rest is not run.
  ///
  /// - Parameter known: How many of the files read are reported already.
  private func runCopy(
    of test: FileTest, in session: ScriptSession, _ notes: Notes, _ prelude: TestPrelude.Functions, _ known: Int,
    _ leaving: inout ProcessCopy.Leaving
  ) -> ExitCode? {
    let limit = options.testTimeout
    // The copy ends itself; this is for one that cannot.
    var hasFailed = false
    let ending = ProcessCopy.run(within: limit + 5, until: "done", &leaving) { tell in
      Interrupts.install(timeout: limit, message: "")
      let begin = ContinuousTime.now
      let outcome = outcome(of: test, in: session, notes, prelude)
      if Interrupts.isWaiting { return ExitCode.interrupted.rawValue }
      for path in filesRead.paths.dropFirst(known) { send(.hasRead(path: path)) }
      send(.ends(outcome, seconds: ContinuousTime.now - begin))
      if case .failed = outcome { tell("failed") }
      tell("done")
      return ExitCode.success.rawValue
    } receive: { _ in
      hasFailed = true
    }
    switch ending {
    case .finished: return hasFailed && options.tests.failsFast ? .success : nil
    case .stopped(.timedOut) where Interrupts.hasTimedOut: return .timedOut
    case .overdue, .stopped(.timedOut): send(.ends(overdue(at: nil), seconds: limit))
    case .stopped(.interrupted): return .interrupted
    case .stopped(let code): return code
    case .died(let how): send(.ends(.failed(error("its process \(how)")), seconds: 0))
    }
    return nil
  }

  private func outcome(
    of test: FileTest, in session: ScriptSession, _ notes: Notes, _ prelude: TestPrelude.Functions
  ) -> TestResult.Outcome {
    notes.pictures = [:]
    let kept = test.snapshots.texts(ofTest: test.name)
    let words = [test.snapshots.shownPath(test.prefix), options.snapshots.word] + kept.flatMap { [$0.key, $0.text] }
    let result = session.run(prelude.perform, [.integer(test.number)] + words.map { .string($0) })
    if Interrupts.hasTimedOut { return overdue(at: result.error?.lineOfTest) }
    let end = session.run(prelude.conclude)
    if Interrupts.hasTimedOut { return overdue(at: end.error?.lineOfTest) }
    guard case .success(let values) = session.run(prelude.taken), let isPending = values.first else {
      return failure(end.error, in: session)
    }
    if isPending.isTrue { return .pending(result.error?.message ?? "to be written") }
    let problem = TakenSnapshots(of: test, in: path, options.snapshots, send)
      .problem(values.dropFirst(), pictures: notes.pictures ?? [:])
    if let error = result.error ?? end.error ?? notes.error { return failure(error, in: session) }
    return problem ?? finding(in: session) ?? .passed
  }

  /// The errors of transitions in a test that did not ask for a check; nil when there are none.
  private func finding(in session: ScriptSession) -> TestResult.Outcome? {
    session.timeline.reportUnfinishedTransitions(held: false)
    let found = session.watchedFindings.filter { $0.severity == .error }
    if found.isEmpty { return nil }
    let silencing = Silencing(path)
    let errors = found.filter { !silencing.covers($0) }
    guard let first = errors.first else { return nil }
    return .failed(
      TestResult.Failure(
        "\(first.message) [\(first.rule.rawValue)]", line: first.source?.line,
        report: errors.map { FindingReport($0, in: path, isTest: true, options: options.worldWords).text }.joined()))
  }

  // MARK: The file itself

  /// Runs the prelude and the file; nil when one fails.
  private func load(in session: ScriptSession, _ notes: Notes) -> TestPrelude.Functions? {
    guard let prelude = TestPrelude.run(in: session) else { return nil }
    switch session.load(source, name: path) {
    case .failure(let error): notes.error = error
    case .success(let chunk): if case .failure(let error) = session.run(chunk) { notes.error = error }
    }
    return notes.error == nil ? prelude : nil
  }

  /// Reports a file that comes to no end, at the line where it was stopped.
  private func isOverdue(at line: Int?) -> Int32 {
    Interrupts.endTimeout()
    for path in filesRead.paths { send(.hasRead(path: path)) }
    if isFirstSlice { send(.fails(.failed(error(FileRun.endlessLoading(within: options.testTimeout), line: line)))) }
    return ExitCode.success.rawValue
  }

  private func fails(_ error: ScriptError?, in session: ScriptSession) -> Int32 {
    for path in filesRead.paths { send(.hasRead(path: path)) }
    if isFirstSlice { send(.fails(failure(error, in: session, isError: true))) }
    return (Interrupts.exitCode ?? .success).rawValue
  }

  private func listed(_ values: [LuaValue]) -> [(listed: TestMessage.Listed, isPending: Bool)] {
    stride(from: 0, to: values.count - 3, by: 4).map { place in
      let name = values[place].text ?? ""
      let isInShard = shard.map { $0.contains(number + place / 4) } ?? true
      let isWanted = values[place + 2].isTrue && options.tests.fits(name) && isInShard
      return (
        TestMessage.Listed(name: name, line: values[place + 3].wholeNumber, isWanted: isWanted),
        values[place + 1].isTrue
      )
    }
  }

  private func session(_ notes: Notes) -> ScriptSession? {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    var settings = SessionOptions(options, device: device, folder: folder, filesRead: filesRead)
    // The file's own output is the same in every slice, so only the first sends it.
    settings.write = { bytes in
      if notes.isInTest || isFirstSlice { send(.prints(String(decoding: bytes, as: UTF8.self))) }
    }
    let write = settings.writeFile
    settings.writeFile = { bytes, path in
      guard notes.isInTest, path.hasPrefix(TestWord.pictureFolder) else { return write(bytes, path) }
      notes.pictures?[String(path.dropFirst(TestWord.pictureFolder.count))] = bytes
      return nil
    }
    // Errors are not silenced: they fail the test.
    let silencing = Silencing(path)
    settings.isSilenced = { warning in
      Rule.ID(warning.warning).map { Rule.named($0).severity == .error } ?? false || silencing.covers(warning)
    }
    settings.leave = { _ in
      let outcome = TestResult.Outcome.failed(error("the test ended its process"))
      if notes.isInTest || isFirstSlice { send(notes.isInTest ? .ends(outcome, seconds: 0) : .fails(outcome)) }
      cs_leave(ExitCode.success.rawValue)
    }
    do {
      let session = try ScriptSession(settings)
      session.onWarning = { StandardStream.error.show($0 + "\n") }
      session.onCallbackError = { notes.error = notes.error ?? $0 }
      return session
    } catch {
      StandardStream.report("\(error.description)")
      return nil
    }
  }

  // MARK: Outcomes

  private func failure(_ error: ScriptError?, in session: ScriptSession, isError: Bool = false) -> TestResult.Outcome {
    guard let error else { return .failed(self.error("unknown")) }
    return .failed(
      TestResult.Failure(
        error.message, line: error.line, report: ErrorReport(error, in: session).text, isError: isError))
  }

  private func error(_ problem: String, line: Int? = nil) -> TestResult.Failure {
    let place = line.map { "\(path):\($0)" } ?? path
    return TestResult.Failure(problem, line: line, report: "\(place): \(problem)", isError: true)
  }

  private func overdue(at line: Int?) -> TestResult.Outcome {
    let seconds = NumberText.shortest(options.testTimeout)
    return .failed(error("stopped by --test-timeout after \(seconds) s of real time", line: line))
  }
}

/// The state of the file or the test that runs.
private final class Notes {
  /// The first error that escaped from a callback, or the file's own.
  var error: ScriptError?
  /// The pictures that the test has taken, by their names; nil while the file itself runs.
  var pictures: [String: [UInt8]]?

  var isInTest: Bool { pictures != nil }
}

/// A test as its copy runs it.
struct FileTest {
  /// From 1.
  let number: Int
  let name: String
  /// The prefix of its snapshots' names, and whether another test's names begin with it, too.
  let prefix: String
  let sharesPrefix: Bool
  let snapshots: SnapshotFiles
}

extension Result<[LuaValue], ScriptError> {
  fileprivate var error: ScriptError? { if case .failure(let error) = self { error } else { nil } }
}

extension ScriptError {
  /// Where the file's own code stood; a check of transitions is called by the prelude.
  fileprivate var lineOfTest: Int? {
    file == TestPrelude.chunkName ? traceback.first { $0.file != TestPrelude.chunkName }?.line : line
  }
}

extension RunOptions.Snapshots {
  /// Its name in the Lua half.
  fileprivate var word: String {
    switch self {
    case .record: "record"
    case .update: "update"
    case .never: "never"
    }
  }
}

extension LuaValue {
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var wholeNumber: Int? { if case .integer(let number) = self { number } else { nil } }
  var isTrue: Bool { if case .bool(true) = self { true } else { false } }
}
