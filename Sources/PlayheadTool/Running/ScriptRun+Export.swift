import ScriptRuntime
import TimeControl
import ViewKit

/// The files a run writes.
extension ScriptRun {
  /// Writes a file of `-o`, in the format of `--format` or the name's ending; `-` is standard output, and a picture by
  /// default.
  func export(to path: String) -> ExitCode {
    func fail(_ text: String) -> ExitCode {
      StandardStream.report("\(text)")
      return .scriptError
    }
    output.flush()
    do throws(ScriptFailure) {
      var request = try ExportRequest(options.format ?? (path == "-" ? .png : nil), file: path)
      if let time = options.time { request.at = try session.timeline.time(time) }
      let bytes = try session.timeline.export(request)
      if path == "-" {
        bytes.withUnsafeBytes { StandardStream.output.write($0) }
        return .success
      }
      if let problem = SourceFiles.write(bytes, to: path) { throw .cannotExport(path, problem) }
      return .success
    } catch {
      if let code = Interrupts.exitCode { return code }
      return fail(error.message)
    }
  }

  /// The trace of a script's run, which prints nothing; nil after a failure, which is reported.
  func trace() -> Trace? {
    guard case .file(let path) = options.source, let text = SourceFiles.text(at: path) else { return nil }
    output.divert { _ in }
    let code = run(SourceFiles.withoutShebang(text), name: path)
    output.divert(to: nil)
    return code == .success ? Trace(session) : nil
  }
}
