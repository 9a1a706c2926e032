import LuaBridge
import PlayheadShell
import ScriptAPI
import ScriptRuntime
import ScriptTools
import TimeControl

extension ScriptRun {
  /// A function that runs the script again when one of its files has changed since the last call.
  func follower() -> () -> ScriptChange {
    var watch = FileWatch(filesRead.paths)
    return { [self] in
      guard let changed = watch?.hasChanged(), changed else { return .none }
      defer { watch = FileWatch(filesRead.paths) }
      return takeChange()
    }
  }

  /// Runs the script in a separate session first, so that a script that fails leaves the screen as it is.
  private func takeChange() -> ScriptChange {
    guard case .file(let path) = options.source,
      let script = try? ScriptText(reading: files(of: path), setUp: options.setUp)
    else { return .failed("the script cannot be read") }
    func run(in branching: BranchingSession) -> ScriptError? {
      branching.runScript(script.text, name: script.name, arguments: options.scriptArguments, until: options.until)
    }
    var unseen = session.options
    unseen.write = { _ in }
    unseen.writeFile = { _, _ in nil }
    do {
      let attempt = BranchingSession(try ScriptSession(unseen))
      var failure: ScriptError?
      attempt.session.onCallbackError = { failure = failure ?? $0 }
      Interrupts.install(for: attempt.session)
      defer { Interrupts.install(for: session) }
      if let error = run(in: attempt) ?? failure {
        return .failed(ErrorReport(error, in: attempt.session).text)
      }
      current.reset(to: try ScriptSession(session.options))
      _ = run(in: current)
      return .taken
    } catch {
      return .failed(error.description)
    }
  }
}
