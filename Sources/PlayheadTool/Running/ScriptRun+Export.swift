import ScriptAPI
import ViewKit

/// The files a run writes.
extension ScriptRun {
  /// Writes what `-o` asks for, as `--format` or the name's ending says; `-` is standard output, and a picture unless
  /// said otherwise.
  func export(to path: String) -> ExitCode {
    func fail(_ text: String) -> ExitCode {
      StandardStream.report("\(text)")
      return .scriptError
    }
    output.flush()
    let bytes: [UInt8]
    let kind = options.format.map { "-.\($0.rawValue)" } ?? (path == "-" ? "-.png" : path)
    do {
      bytes = try session.exportedFile(kind, at: options.time)
    } catch { return fail(error.text) }
    if path == "-" {
      return bytes.withUnsafeBytes { StandardStream.output.write($0) } ? .success : fail("standard output is full")
    }
    return SourceFiles.write(bytes, to: path).map { fail(PictureFileFailure(path, $0).text) } ?? .success
  }

  /// The trace of a script's run, which prints nothing; nil after a failure, which is reported.
  func trace() -> Trace? {
    guard case .file(let path) = options.source, let text = SourceFiles.text(at: path) else { return nil }
    output.divert { _ in }
    let code = run(SourceFiles.withoutShebang(text), name: path)
    output.divert(to: nil)
    return code == .success ? Trace(session, device: device.name) : nil
  }
}
