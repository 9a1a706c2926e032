import Limits
import MotionFitting
import PlainText
import PlayheadShell
import RecordingFiles

/// `playhead fit`: the spring or the curve of a motion that was measured.
struct FitCommand {
  let options: RunOptions

  /// - Parameter words: The file, and the columns that are fitted.
  func run(_ words: [String]) -> Int32 {
    let path = words[0]
    if let output = options.outputs.first(where: { !$0.hasSuffix(".svg") }) {
      StandardStream.report("fit draws an .svg, and '\(output)' is none: -o fit.svg")
      return ExitCode.usage.rawValue
    }
    let samples: MotionSamples
    do {
      samples = try MeasuredFilm.isFilm(path) ? measured(film: path, words) : measured(table: path, words)
    } catch {
      if let code = Interrupts.exitCode { return code.rawValue }
      StandardStream.report(error.message)
      return error.code.rawValue
    }
    let fit = MotionFit(samples)
    StandardStream.output.show(FitReport(fit: fit, path: path).text)
    for output in options.outputs {
      guard let problem = write(fit, of: path, to: output) else { continue }
      StandardStream.report(problem)
      return ExitCode.scriptError.rawValue
    }
    return ExitCode.success.rawValue
  }

  private struct Failure: Error {
    let message: String
    var code = ExitCode.unreadableInput
  }

  private func measured(film path: String, _ words: [String]) throws(Failure) -> MotionSamples {
    guard words.count == 1 else {
      throw Failure(message: "columns are those of a table; a film has the x and y of its box", code: .usage)
    }
    guard let box = options.box else {
      throw Failure(
        message:
          "a film needs the box to follow, in pixels of its first picture: playhead fit --box X,Y,WIDTH,HEIGHT \(path)",
        code: .usage)
    }
    guard SourceFiles.isThere(path) else { throw Failure(message: SourceFiles.problem("read", path)) }
    do throws(MeasuredFilm.Problem) {
      return try MeasuredFilm(path: path, box: box, program: "ffmpeg").samples()
    } catch {
      throw Failure(message: "\(path): \(error.message)", code: error.code)
    }
  }

  private func measured(table path: String, _ words: [String]) throws(Failure) -> MotionSamples {
    guard options.box == nil else {
      throw Failure(message: "--box is for films, and '\(path)' has no ending of one", code: .usage)
    }
    guard !path.hasSuffix(".lua"), !ImporterProgram.reads(path) else {
      throw Failure(
        message: "a script is run first: playhead export \(path) run.csv, then playhead fit run.csv", code: .usage)
    }
    guard
      let text = path == "-" ? SourceFiles.standardInput() : SourceFiles.text(at: path, most: Limit.traceBytes.most)
    else { throw Failure(message: SourceFiles.problem("read", path)) }
    do throws(MeasuredTable.Problem) {
      return try MeasuredTable(text).samples(Array(words.dropFirst()))
    } catch {
      throw Failure(message: "\(path)\(error.line.map { ":\($0)" } ?? ""): \(error.message)")
    }
  }

  /// Draws what was measured against what is fitted.
  /// - Returns: The problem; nil for none.
  private func write(_ fit: MotionFit, of path: String, to output: String) -> String? {
    let (samples, best) = (fit.samples, fit.best)
    let axes = samples.axes.enumerated().map { index, axis in
      FittedCurveFile.Axis(axis.name, measured: axis.values) { best.value(at: $0, axis: index) }
    }
    let bytes = FittedCurveFile.encode(axes, at: samples.times, title: FitReport(fit: fit, path: path).title)
    return SourceFiles.write(bytes, to: output) == nil ? nil : SourceFiles.problem("write", output)
  }
}
