import LuaBridge
import ScriptRuntime
import ScriptTools
import TimeControl
import TransitionChecker
import ViewKit

/// `playhead test`: every test of some files, each in a world of its own.
struct TestRun {
  /// Makes a session for a script in a folder; nil after reporting why it cannot.
  let makeSession: (_ folder: String) -> ScriptSession?
  let snapshots: RunOptions.Snapshots
  /// Whether the remaining tests are skipped.
  let isStopped: () -> Bool
  /// Receives each message as it arises.
  let tell: (TestProcess.Message) -> Void

  /// The name of the test that a file fails when it cannot be run.
  static let nameOfFile = "the file runs"

  /// Runs a file's tests in its order, from the one of a number, up to where they are stopped.
  func run(file path: String, _ source: String, from first: Int) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    func fileFails(_ outcome: TestResult.Outcome) {
      tell(.ends(TestResult(file: path, name: Self.nameOfFile, outcome: outcome)))
    }
    guard !isStopped(), let (session, prelude) = load(path, source, folder), !isStopped() else { return }
    guard let prelude else { return fileFails(failure(session.error, in: session.session)) }
    let names: [(name: String, isPending: Bool)]
    switch session.session.run(prelude.list) {
    case .failure(let error): return fileFails(failure(error, in: session.session))
    case .success(let values):
      names = stride(from: 0, to: values.count - 1, by: 2).map { index in
        (values[index].text ?? "", values[index + 1].isTrue)
      }
    }
    for (index, test) in names.enumerated().dropFirst(first) where !isStopped() {
      tell(.begins(index: index, name: test.name))
      let kept = SnapshotFiles(ofTest: test.name, in: path)
      let outcome = test.isPending ? .pending : outcome(of: index + 1, path, source, folder, kept)
      // A stopped test has neither passed nor failed.
      if !isStopped() { tell(.ends(TestResult(file: path, name: test.name, outcome: outcome))) }
    }
  }

  private func outcome(
    of number: Int, _ path: String, _ source: String, _ folder: String, _ kept: SnapshotFiles
  ) -> TestResult.Outcome {
    guard let (loaded, prelude) = load(path, source, folder), let prelude else {
      return .failed(message: "the file does not run", line: nil, report: "the file does not run")
    }
    let session = loaded.session
    if case .failure(let error) = session.run(prelude.list) { return failure(error, in: session) }
    let words = [kept.shownPath, snapshots.word] + kept.read().flatMap { [$0.key, $0.text] }
    let result = session.run(prelude.perform, [.integer(number)] + words.map { .string($0) })
    let written = isStopped() ? nil : keep(session.run(prelude.taken), kept, path)
    if case .failure(let error) = result { return failure(error, in: session) }
    return loaded.error.map { failure($0, in: session) } ?? written ?? finding(in: session, path) ?? .passed
  }

  /// What breaks in a transition of the test, though the test did not ask; nil when nothing that is an error does.
  private func finding(in session: ScriptSession, _ path: String) -> TestResult.Outcome? {
    session.timeline.reportUnfinishedTransitions(held: false)
    let errors = session.watchedFindings.filter { $0.severity == .error }
    guard let first = errors.first else { return nil }
    return .failed(
      message: "\(first.message) [\(first.rule.rawValue)]", line: first.source?.line,
      report: errors.map { FindingReport($0, in: path).text }.joined())
  }

  /// Writes the snapshots that a test has taken. Returns the failure for a new snapshot, unless updating, and for one
  /// that cannot be written; nil otherwise.
  private func keep(
    _ taken: Result<[LuaValue], ScriptError>, _ kept: SnapshotFiles, _ path: String
  ) -> TestResult.Outcome? {
    guard case .success(let values) = taken else { return nil }
    var lines: [String] = []
    var first: Int?
    for place in stride(from: 0, to: values.count - 2, by: 3) {
      let line = values[place + 2].wholeNumber
      let snapshot = SnapshotFiles.Taken(key: values[place].text ?? "", text: values[place + 1].text ?? "", line: line)
      let problem = kept.write(snapshot)
      guard problem != nil || snapshots != .update else { continue }
      first = first ?? line
      let what = problem ?? "wrote \(kept.shownPath).\(snapshot.key).txt; look at it, and run again"
      lines.append("\(path):" + (line.map { "\($0): " } ?? " ") + what)
    }
    return lines.first.map { .failed(message: $0, line: first, report: lines.joined(separator: "\n")) }
  }

  /// A session in which the prelude and the file have run. Without the functions when the file failed.
  private func load(
    _ path: String, _ source: String, _ folder: String
  ) -> (Loaded, TestPrelude.Functions?)? {
    guard let session = makeSession(folder) else { return nil }
    let loaded = Loaded(session)
    guard let prelude = TestPrelude.run(in: session) else { return (loaded, nil) }
    switch session.load(source, name: path) {
    case .failure(let error): loaded.error = error
    case .success(let chunk):
      if case .failure(let error) = session.run(chunk) { loaded.error = error }
    }
    return (loaded, loaded.error == nil ? prelude : nil)
  }

  private func failure(_ error: ScriptError?, in session: ScriptSession) -> TestResult.Outcome {
    guard let error else { return .failed(message: "unknown", line: nil, report: "unknown") }
    return .failed(message: error.message, line: error.line, report: ErrorReport(error, in: session).text)
  }

  /// A session, and the first error that escaped from it.
  private final class Loaded {
    let session: ScriptSession
    var error: ScriptError?

    init(_ session: ScriptSession) {
      self.session = session
      session.onCallbackError = { [unowned self] in error = error ?? $0 }
    }
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
  fileprivate var wholeNumber: Int? { if case .integer(let number) = self { number } else { nil } }
  fileprivate var isTrue: Bool { if case .bool(true) = self { true } else { false } }
}
