import LayerKit
import PlainText
import PlayheadShell
import RecordingExport
import RecordingFiles
import RecordingKit
import ScriptRuntime
import TimeControl
import TransitionChecker
import ViewKit

extension RunOptions {
  /// The first option of files that has no meaning for those that are written, as a sentence; nil where all have one.
  var exportMisuse: String? {
    export.misuse(of: outputs, hasOtherTime: outputs.isEmpty || opening == .inspector)
  }
}

/// The files a run writes.
extension ScriptRun {
  /// Writes a file of `-o`, in the format of `--format` or the name's ending; `-` is standard output, and a picture by
  /// default.
  func export(to path: String) -> ExitCode {
    output.flush()
    if let problem = misreadTime {
      StandardStream.report(problem)
      return .usage
    }
    do throws(ScriptFailure) {
      var request = try exportRequest(for: path)
      let end = session.timeline.end
      if let first = request.from, first > request.to ?? max(end, options.export.partner == nil ? 0 : .infinity) {
        let last = request.to.map { "--to, and \(first) s is after \($0) s" }
        StandardStream.report("--from takes a time no later than " + (last ?? "the end, \(end) s, not \(first) s"))
        return .usage
      }
      var other: ScriptRun?
      if let partner = options.export.partner {
        switch besides(partner) {
        case .success(let run): other = run
        case .failure(let failure): return failure.code
        }
      }
      if request.format == .swift { return try swift(to: path) }
      let isNumbered = (try? SequenceName(path)) != nil
      if request.at == nil, !isNumbered, request.impliedLayout == .single, request.format.isPicture, !request.isCurve {
        request.at = findings.first.map { min($0.time, session.timeline.end) } ?? shownMoment(of: path)
      }
      if request.format == .png, path != "-", let names = try? SequenceName(path) {
        request.layout = .animation
        return try sequence(request, names, beside: other)
      }
      if request.format.isFilm { return try film(request, beside: other) }
      let file = try session.timeline.export(request, beside: other?.session.timeline)
      let bytes = file.bytes
      if let remark = file.remark ?? remark(on: request) { StandardStream.report(remark) }
      if path == "-" {
        bytes.withUnsafeBytes { StandardStream.output.write($0) }
        return .success
      }
      if let problem = SourceFiles.write(bytes, to: path) { throw .cannotExport(path, problem) }
      return .success
    } catch {
      if let code = Interrupts.exitCode { return code }
      StandardStream.report("\(error.message)")
      return .scriptError
    }
  }

  /// Writes this run beside another one that has ended, in pictures at a time, with a third of how far they are apart.
  ///
  /// - Parameter names: Of both, as the file shows them.
  func export(to path: String, beside other: ScriptRun, at time: Double, named names: [String]) -> ExitCode {
    do throws(ScriptFailure) {
      var request = try exportRequest(for: path)
      (request.at, request.runNames) = (time, names)
      if request.format.isPicture { request.options.dressing.insert(.difference) }
      let file = try session.timeline.export(request, beside: other.session.timeline)
      if let problem = SourceFiles.write(file.bytes, to: path) { throw .cannotExport(path, problem) }
      return .success
    } catch {
      if let code = Interrupts.exitCode { return code }
      StandardStream.report("\(error.message)")
      return .scriptError
    }
  }

  /// That the pictures of a run show nothing; nil for a curve.
  private func remark(on request: ExportRequest) -> String? {
    guard request.format.isPicture, !request.isCurve, !options.isQuiet else { return nil }
    return session.timeline.oneColorRemark.map { "\(request.path): \($0)" }
  }

  /// The error about the first option whose time cannot be read; nil when all can.
  private var misreadTime: String? {
    let asked = options.export
    for (option, time) in [("--at", asked.time), ("--from", asked.begin), ("--to", asked.end)] {
      guard let time else { continue }
      do { _ = try session.timeline.time(time) } catch { return "\(option): \(error.message)" }
    }
    // No time is after the end of a run that never ends.
    let isEndless = session.world.hasRunningAnimations && session.world.lastAnimationEnd == nil
    if let text = asked.time, let time = try? session.timeline.time(text), !isEndless,
      time > session.timeline.end + 1e-9
    {
      let end = NumberText.seconds(session.timeline.end)
      return "--at: the run ends at \(end), and \(NumberText.seconds(time)) is after it; --at end shows its end"
    }
    return nil
  }

  /// The options of one file.
  ///
  /// - Throws: `ScriptFailure` for an unknown format or time.
  private func exportRequest(for path: String) throws(ScriptFailure) -> ExportRequest {
    var asked = options.export
    asked.isStrict = options.isStrict
    if asked.title == nil, case .file(let script) = options.source { asked.title = SourceFiles.stem(of: script) }
    var request = try asked.request(for: path, in: session.timeline, accepted: ExportRequest.Format.allEndings)
    if request.format == .html { request.findings = pageFindings }
    return request
  }

  /// The findings of a replay, for its page.
  private var pageFindings: [PageFinding] {
    guard !findings.isEmpty, case .file(let path) = options.source else { return [] }
    let chapters = Chapter.all(in: session.world.recording.events) { $0 }
    let sources = SourceLines()
    return findings.causes.map { PageFinding($0, in: path, options, chapters: chapters, sources) }
  }

  /// The moment of a picture that is asked for without one, in seconds; standard error says which. Nil, the end, when
  /// nothing moves.
  private func shownMoment(of path: String) -> Double? {
    guard let time = session.timeline.tellingMoment else { return nil }
    if !options.isQuiet {
      let name = path == "-" ? "the picture" : path
      StandardStream.report("\(name): at \(NumberText.seconds(time)) (--at end for the end)")
    }
    return time
  }

  /// Writes each frame into a file of its own; makes their folder.
  /// - Throws: `ScriptFailure` for frames that cannot be drawn or written.
  private func sequence(
    _ request: ExportRequest, _ names: SequenceName, beside other: ScriptRun?
  ) throws(ScriptFailure) -> ExitCode {
    SourceFiles.makeFolder(of: request.path)
    try session.timeline.sequence(request, beside: other?.session.timeline) { number, bytes throws(ScriptFailure) in
      let path = names.name(of: number)
      if let problem = SourceFiles.write(bytes, to: path) { throw .cannotExport(path, problem) }
    }
    return .success
  }

  /// - Throws: `ScriptFailure` for frames that cannot be drawn.
  private func film(_ request: ExportRequest, beside other: ScriptRun?) throws(ScriptFailure) -> ExitCode {
    let film = try session.timeline.film(request, beside: other?.session.timeline)
    let file = FilmFile(request)
    if request.ground == .transparent {
      StandardStream.report("\(request.path): films have no transparent ground; it is white")
    }
    do throws(FilmFile.Failure) {
      try file.write(film)
      return .success
    } catch {
      if let code = Interrupts.exitCode { return code }
      StandardStream.report(error.message(request.path))
      return error.exitCode
    }
  }

  /// The trace of a script's run, which prints nothing; nil after a failure, which is reported.
  func trace() -> Trace? { runsQuietly() == .success ? Trace(session) : nil }

  /// Runs a script's file without its output.
  private func runsQuietly() -> ExitCode {
    guard case .file(let path) = options.source,
      let script = try? ScriptText(reading: files(of: path), setUp: options.setUp)
    else {
      return .unreadableInput
    }
    StandardStream.error.show(script.reports)
    output.divert { _ in }
    let code = run(script.text, name: script.name)
    output.divert(to: nil)
    return code
  }

  private struct Failure: Error {
    let code: ExitCode
  }

  /// The run of another script, once for all files.
  private func besides(_ path: String) -> Result<ScriptRun, Failure> {
    if let partner { return .success(partner) }
    guard SourceFiles.text(at: path) != nil else { return .failure(Failure(code: SourceFiles.unreadable(path))) }
    var options = options
    options.source = .file(path: path)
    options.outputs = []
    options.scriptArguments = []
    guard let run = try? ScriptRun(options, device: device) else { return .failure(Failure(code: .internalError)) }
    let code = run.runsQuietly()
    Interrupts.install(for: session)
    guard code == .success else {
      StandardStream.report("--side-by-side: '\(path)' failed")
      return .failure(Failure(code: code))
    }
    partner = run
    return .success(run)
  }
}
