import PlainText
import PlayheadShell
import RecordingExport
import RecordingFiles
import ViewKit

/// `playhead diff`: the differences of two runs. Each is a trace, or a script to run; one may be a film.
struct DiffCommand {
  private let options: RunOptions
  private let device: Device

  init(_ options: RunOptions, device: Device) {
    self.options = options
    self.device = device
  }

  /// Prints the differences, and returns 1 where there are any.
  func run(_ words: [String]) -> Int32 {
    Self.reporting { () throws(ComparedRun.Failure) in
      if words.contains(where: MeasuredFilm.isFilm) { return try beside(film: words) }
      guard options.box == nil, options.export.lanes.isEmpty else {
        throw ComparedRun.Failure(
          message: "--box and --lane are for a film beside a run; of two runs all is compared", code: .usage)
      }
      let (first, second) = (try trace(words[0]), try trace(words[1]))
      let difference = TraceDifference(
        first, second, tolerance: options.tolerance ?? TraceDifference.usualTolerance, names: (words[0], words[1]))
      return Self.show(difference.isEmpty ? nil : difference.text, of: first, options)
    }
  }

  /// Compares two runs, and returns the exit code; a failure is reported.
  static func reporting(_ body: () throws(ComparedRun.Failure) -> ExitCode) -> Int32 {
    do throws(ComparedRun.Failure) { return try body().rawValue } catch {
      if let code = Interrupts.exitCode { return code.rawValue }
      StandardStream.report(error.message)
      return error.code.rawValue
    }
  }

  /// Shows the differences of a trace from another, nil where it has none.
  static func show(_ differences: String?, of trace: Trace, _ options: RunOptions) -> ExitCode {
    guard let differences else {
      if !options.isQuiet { StandardStream.output.show(trace.sameAsOther) }
      return .success
    }
    show(differences, options)
    return .scriptError
  }

  private static func show(_ text: String, _ options: RunOptions) {
    if let style = TerminalStyle(.output, options) {
      StandardStream.output.show(lines(text, style), style)
    } else {
      StandardStream.output.show(text)
    }
  }

  /// - Parameter words: A film and a run, in either order.
  private func beside(film words: [String]) throws(ComparedRun.Failure) -> ExitCode {
    func usage(_ message: String) -> ComparedRun.Failure { ComparedRun.Failure(message: message, code: .usage) }
    let (films, runs) = (words.filter(MeasuredFilm.isFilm), words.filter { !MeasuredFilm.isFilm($0) })
    guard let run = runs.first else {
      throw usage("'\(films[0])' and '\(films[1])' are both films; one of the two is a script or a trace")
    }
    let film = films[0]
    guard let box = options.box else {
      throw usage(
        "a film needs the box to follow, in pixels of its first picture: "
          + "playhead diff --box X,Y,WIDTH,HEIGHT --lane card.position \(film) \(run)")
    }
    guard options.export.lanes.count == 1 else {
      throw usage("a box of a film is held to one position of the run: --lane card.position")
    }
    guard SourceFiles.isThere(film) else { throw ComparedRun.Failure(message: SourceFiles.problem("read", film)) }
    let trace = try trace(run)
    let lane: PositionLane
    do throws(PositionLane.Problem) { lane = try PositionLane(options.export.lanes[0], in: trace) } catch {
      throw usage("\(run): \(error.message)")
    }
    do throws(MeasuredFilm.Problem) {
      let positions = try MeasuredFilm(path: film, box: box, program: "ffmpeg").positions()
      let difference = try FilmDifference(positions, beside: lane, of: trace, tolerance: options.tolerance)
      if !(difference.isEmpty && options.isQuiet) { Self.show(difference.text(film: film, run: run), options) }
      return difference.isEmpty ? .success : .scriptError
    } catch {
      throw ComparedRun.Failure(message: "\(film): \(error.message)", code: error.code)
    }
  }

  private func trace(_ path: String) throws(ComparedRun.Failure) -> Trace {
    try ComparedRun(path, options, device: device).trace
  }

  /// The text in the width of a terminal: what differs is bright, what comes first of all the most.
  private static func lines(_ text: String, _ style: TerminalStyle) -> [String] {
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
  fileprivate var sameAsOther: String {
    "the same: \(frameCount) picture\(frameCount == 1 ? "" : "s"), \(arrivals.count) layers, \(events.count) events\n"
  }
}
