import Limits
import RecordingExport
import RecordingFiles
import ScriptRuntime
import TimeControl
import ViewKit

/// One of two runs that are compared: a script that was run, or the trace of one.
struct ComparedRun {
  /// As sentences call it: the path, of a commit's file `1a2b3c4:card.lua`.
  let name: String
  /// The commit that it is of; nil for a file as it is.
  let commit: String?
  let trace: Trace
  /// Nil for a trace, which knows no lines and has no pictures.
  let run: ScriptRun?

  struct Failure: Error {
    let message: String
    var code = ExitCode.unreadableInput
  }

  /// Reads a trace, or runs a script without its output.
  ///
  /// - Parameters:
  ///   - commit: The commit that the path is of, as sentences call it.
  ///   - keepsLines: True for a run that remembers which line has set each value.
  /// - Throws: `Failure`; what the script itself reports is reported before.
  init(
    _ path: String, of commit: String? = nil, _ options: RunOptions, device: Device, keepsLines: Bool = false
  ) throws(Failure) {
    self.commit = commit
    name = commit.map { "\($0):\(path)" } ?? path
    let isScript = path.hasSuffix(".lua") || ImporterProgram.reads(path)
    let limit = isScript ? Limit.scriptBytes : .traceBytes
    guard let text = SourceFiles.text(at: path, most: limit.most) else {
      throw Failure(message: SourceFiles.problem("read", path))
    }
    guard isScript else {
      do {
        (self.trace, self.run) = (try Trace(reading: text), nil)
        return
      } catch {
        throw Failure(message: "'\(path)' is neither a script nor a trace: line \(error.line): \(error.message)")
      }
    }
    var options = options
    options.source = .file(path: path)
    let run: ScriptRun
    do { run = try ScriptRun(options, device: device) } catch {
      throw Failure(message: "\(error)", code: .internalError)
    }
    if keepsLines { run.current.observe { $0.keepSettings() } }
    guard let trace = run.trace() else { throw Failure(message: "'\(name)' failed", code: .scriptError) }
    (self.trace, self.run) = (trace, run)
  }

  /// The run with what is known of its lines.
  var traced: TracedRun { TracedRun(name: name, commit: commit, trace: trace, session: run?.session) }
}
