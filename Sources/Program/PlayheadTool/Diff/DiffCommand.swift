import Glibc
import Limits
import PlainText
import PlayheadShell
import RecordingExport
import ViewKit

/// `playhead diff`: the differences of two runs. Each is a trace, or a script to run.
struct DiffCommand {
  private let options: RunOptions
  private let device: Device

  init(_ options: RunOptions, device: Device) {
    self.options = options
    self.device = device
  }

  /// Prints what differs, and returns 1 when something does.
  func run(_ words: [String]) -> Int32 {
    do throws(Failure) {
      let (first, second) = (try trace(words[0]), try trace(words[1]))
      let tolerance = options.tolerance
      let found = TraceDifference(first, second, tolerance: tolerance, names: (words[0], words[1]))
      if found.isEmpty {
        if !options.isQuiet {
          let count = first.frameCount
          StandardStream.output.show(
            "the same: \(count) picture\(count == 1 ? "" : "s"), \(first.arrivals.count) layers, "
              + "\(first.events.count) events\n")
        }
        return ExitCode.success.rawValue
      }
      if let style = TerminalStyle(.output, options) {
        StandardStream.output.show(Self.lines(found.text, style), style)
      } else {
        StandardStream.output.show(found.text)
      }
      return ExitCode.scriptError.rawValue
    } catch {
      if let code = Interrupts.exitCode { return code.rawValue }
      StandardStream.report("\(error.message)")
      return error.code.rawValue
    }
  }

  /// The text in the width of a terminal: what differs is bright, what comes first of all the most.
  private static func lines(_ text: String, _ style: TerminalStyle) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().flatMap { line in
      let lines = WrappedText(String(line), width: style.columns, indent: line.hasPrefix("  ") ? 6 : 2).lines
      if line.hasPrefix("first: ") { return lines.map { style.ink.draw($0, .warning) } }
      guard line.hasPrefix("  "), let end = line.firstRange(of: ": ") else { return lines.map(style.ink.strong) }
      guard lines[0].count > line.distance(from: line.startIndex, to: end.lowerBound) else { return lines }
      let name = String(line[..<end.lowerBound])
      return [style.ink.draw(name, .note) + lines[0].dropFirst(name.count)] + lines.dropFirst()
    }
  }

  private struct Failure: Error {
    let message: String
    var code = ExitCode.unreadableInput
  }

  private func trace(_ path: String) throws(Failure) -> Trace {
    let isScript = path.hasSuffix(".lua") || ImporterProgram.reads(path)
    let limit = isScript ? Limit.scriptBytes : .traceBytes
    guard let text = SourceFiles.text(at: path, most: limit.most) else {
      throw Failure(message: SourceFiles.problem("read", path))
    }
    if isScript { return try trace(ofScript: path) }
    do {
      return try Trace(reading: text)
    } catch {
      throw Failure(message: "'\(path)' is neither a script nor a trace: line \(error.line): \(error.message)")
    }
  }

  private func trace(ofScript path: String) throws(Failure) -> Trace {
    var options = options
    options.source = .file(path: path)
    let run: ScriptRun
    do { run = try ScriptRun(options, device: device) } catch {
      throw Failure(message: "\(error)", code: .internalError)
    }
    guard let trace = run.trace() else { throw Failure(message: "'\(path)' failed", code: .scriptError) }
    return trace
  }
}
