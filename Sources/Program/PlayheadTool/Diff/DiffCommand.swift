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
    do throws(ComparedRun.Failure) {
      let (first, second) = (try trace(words[0]), try trace(words[1]))
      let tolerance = options.tolerance
      let found = TraceDifference(first, second, tolerance: tolerance, names: (words[0], words[1]))
      if found.isEmpty {
        if !options.isQuiet { StandardStream.output.show(first.sameAsOther) }
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

  private func trace(_ path: String) throws(ComparedRun.Failure) -> Trace {
    try ComparedRun(path, options, device: device).trace
  }

  /// The text in the width of a terminal: what differs is bright, what comes first of all the most.
  static func lines(_ text: String, _ style: TerminalStyle) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().flatMap { line in
      let lines = WrappedText(String(line), width: style.columns, indent: line.hasPrefix("  ") ? 6 : 2).lines
      if ["first: ", "first value: ", "first event: "].contains(where: line.hasPrefix) {
        return lines.map { style.ink.draw($0, .warning) }
      }
      guard line.hasPrefix("  "), let end = line.firstRange(of: ": ") else { return lines.map(style.ink.strong) }
      guard lines[0].count > line.distance(from: line.startIndex, to: end.lowerBound) else { return lines }
      let name = String(line[..<end.lowerBound])
      return [style.ink.draw(name, .note) + lines[0].dropFirst(name.count)] + lines.dropFirst()
    }
  }
}

extension Trace {
  /// A line that says of a run how much of it is the same in another.
  var sameAsOther: String {
    "the same: \(frameCount) picture\(frameCount == 1 ? "" : "s"), \(arrivals.count) layers, \(events.count) events\n"
  }
}
