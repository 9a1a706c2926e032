import LuaBridge
import ScriptAPI

/// `playhead test`: every test of some files, each in a world of its own.
struct TestRun {
  /// Makes a session for a script in a folder; `nil` after it has said why it cannot.
  let makeSession: (_ folder: String) -> ScriptSession?

  /// The results of a file's tests, in its order. A file that cannot be run counts as one failed test.
  func results(ofFile path: String, _ source: String) -> [TestResult] {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    guard let (session, list, _) = load(path, source, folder) else { return [] }
    guard let list else {
      return [TestResult(file: path, name: "the file runs", outcome: failure(session.error, in: session.session))]
    }
    let names: [(name: String, isPending: Bool)]
    switch session.session.run(list) {
    case .failure(let error):
      return [TestResult(file: path, name: "the file runs", outcome: failure(error, in: session.session))]
    case .success(let values):
      names = stride(from: 0, to: values.count - 1, by: 2).map { index in
        (values[index].text ?? "", values[index + 1].isTrue)
      }
    }
    return names.enumerated().map { number, test in
      guard !test.isPending else { return TestResult(file: path, name: test.name, outcome: .pending) }
      return TestResult(file: path, name: test.name, outcome: outcome(of: number + 1, path, source, folder))
    }
  }

  private func outcome(of number: Int, _ path: String, _ source: String, _ folder: String) -> TestResult.Outcome {
    guard let (loaded, list, perform) = load(path, source, folder), let list, let perform else {
      return .failed(message: "the file does not run", line: nil, report: "the file does not run")
    }
    let session = loaded.session
    if case .failure(let error) = session.run(list) { return failure(error, in: session) }
    if case .failure(let error) = session.run(perform, [.integer(number)]) { return failure(error, in: session) }
    return loaded.error.map { failure($0, in: session) } ?? .passed
  }

  /// A session in which the prelude and the file have run. Without the functions when the file failed.
  private func load(
    _ path: String, _ source: String, _ folder: String
  ) -> (Loaded, list: LuaReference?, perform: LuaReference?)? {
    guard let session = makeSession(folder) else { return nil }
    let loaded = Loaded(session)
    guard let (list, perform) = TestPrelude.run(in: session) else { return (loaded, nil, nil) }
    switch session.load(source, name: path) {
    case .failure(let error): loaded.error = error
    case .success(let chunk):
      if case .failure(let error) = session.run(chunk) { loaded.error = error }
    }
    return loaded.error == nil ? (loaded, list, perform) : (loaded, nil, nil)
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

extension LuaValue {
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var isTrue: Bool { if case .bool(true) = self { true } else { false } }
}
