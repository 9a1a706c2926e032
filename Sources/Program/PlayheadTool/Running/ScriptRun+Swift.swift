import PlainText
import RecordingExport
import ScriptAPI
import ScriptRuntime
import SwiftExport
import TimeControl
import ViewKit

/// A script's classes as Swift.
extension ScriptRun {
  /// Runs the script once more, to see what its variables hold, and writes its classes.
  /// - Throws: `ScriptFailure.cannotExport` for a file that cannot be written.
  func swift(to path: String) throws(ScriptFailure) -> ExitCode {
    guard case .file(let file) = options.source, !ImporterProgram.reads(file), let text = SourceFiles.text(at: file)
    else {
      StandardStream.report("a script's file becomes Swift: playhead export FILE.lua \(path)")
      return .usage
    }
    let source = SourceFiles.withoutShebang(text)
    guard let exporter = ScriptExporter(source, kinds: kinds(in: source, name: file)) else {
      StandardStream.report("'\(file)' nests too deeply to be written as Swift")
      return .scriptError
    }
    let (swift, reports) = exporter.export()
    for report in reports {
      StandardStream.error.show(
        "\(file):\(report.line): \(report.isHarness ? "note" : "not in Swift"): \(report.reason)\n")
    }
    let left = reports.filter { !$0.isHarness }.count
    if left > 0 { StandardStream.error.show("\(file): \(left) left out, each a comment in the Swift\n") }
    if path == "-" {
      var bytes = swift
      bytes.withUTF8 { StandardStream.output.write(UnsafeRawBufferPointer($0)) }
    } else if let problem = SourceFiles.write(Array(swift.utf8), to: path) {
      throw .cannotExport(path, problem)
    }
    return left > 0 && options.isStrict ? .scriptError : .success
  }

  /// The types that a run of a script has seen.
  private func kinds(in source: String, name: String) -> RecordedKinds {
    let folder = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "."
    var settings = SessionOptions(options, device: device, folder: folder, filesRead: FilesRead())
    settings.write = { _ in }
    guard let text = RecordedKinds.instrumented(source), let session = try? ScriptSession(settings) else {
      return RecordedKinds()
    }
    let run = BranchingSession(session)
    _ = run.runScript(text, name: name, arguments: options.scriptArguments, until: options.until)
    return RecordedKinds(run.session.lua)
  }
}
