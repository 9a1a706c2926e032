import RecordingExport
import RecordingFiles
import SystemLibrary
import TransitionChecker
import ViewKit

/// `playhead bisect`: where two runs begin to differ, and which lines of their scripts make the difference.
struct BisectCommand {
  private let options: RunOptions
  private let device: Device

  init(_ options: RunOptions, device: Device) {
    self.options = options
    self.device = device
  }

  /// Compares two runs, or searches commits for the first that is bad; returns 1 where there is a difference.
  func run(_ words: [String]) -> Int32 {
    if let problem = misuse(words) {
      StandardStream.report(problem)
      return ExitCode.usage.rawValue
    }
    if let range = options.bisection.range {
      return CommitSearch(options: options, device: device, range: range, path: words[0]).run()
    }
    return compare { () throws(ComparedRun.Failure) in (try run(words[0]), try run(words[1])) }
  }

  /// The same for one file in two folders, which go by the commits that are checked out there.
  func run(_ file: String, in places: [(commit: String, folder: String)]) -> Int32 {
    let own = SourceFiles.currentFolder
    return compare { () throws(ComparedRun.Failure) in
      var runs: [ComparedRun] = []
      for place in places {
        guard chdir(place.folder) == 0 else { throw ComparedRun.Failure(message: SourceFiles.problem("open", file)) }
        runs.append(try run(file, of: place.commit))
      }
      // Files of -o are written where the person is.
      chdir(own)
      return (runs[0], runs[1])
    }
  }

  private func run(_ path: String, of commit: String? = nil) throws(ComparedRun.Failure) -> ComparedRun {
    try ComparedRun(path, of: commit, options, device: device, keepsLines: true)
  }

  private func compare(
    _ runs: () throws(ComparedRun.Failure) -> (ComparedRun, ComparedRun)
  ) -> Int32 {
    DiffCommand.reporting { () throws(ComparedRun.Failure) in
      let (first, second) = try runs()
      let difference = FirstDifference(
        first.traced, second.traced, tolerance: options.tolerance ?? TraceDifference.usualTolerance)
      let code = DiffCommand.show(difference.isEmpty ? nil : difference.text, of: first.trace, options)
      return difference.isEmpty ? code : try write(first, second, at: difference.time ?? 0)
    }
  }

  /// Writes the files of `-o`, in which both runs are at the moment at which they begin to differ.
  private func write(
    _ first: ComparedRun, _ second: ComparedRun, at time: Double
  ) throws(ComparedRun.Failure) -> ExitCode {
    for path in options.outputs {
      guard let run = first.run, let other = second.run else {
        let name = first.run == nil ? first.name : second.name
        throw ComparedRun.Failure(
          message: "'\(path)' needs two scripts: '\(name)' is a trace, which has no pictures", code: .usage)
      }
      let code = run.export(to: path, beside: other, at: time, named: [first.name, second.name])
      if code != .success { return code }
    }
    return .scriptError
  }

  /// The mistake in a command line that cannot be run; nil for one that can.
  private func misuse(_ words: [String]) -> String? {
    if options.bisection.range != nil {
      guard words.count == 1 else { return "bisect --git takes one file: playhead bisect --git GOOD..BAD FILE" }
      if let question = options.bisection.question, question != .test, TestCommand.isTestFile(words[0]) {
        return "'\(words[0])' is a file of tests: --by test"
      }
      let folders = SourceFiles.names(in: words[0])
      if !folders.isEmpty { return "bisect --git takes a file, and '\(words[0])' is a folder" }
    } else {
      guard words.count == 2 else {
        return "bisect takes two runs, scripts or traces: playhead bisect A B; or a range of commits and a file: "
          + "playhead bisect --git GOOD..BAD FILE"
      }
      let asked = [
        ("--by", options.bisection.question != nil), ("--rule", options.selection.rules != nil),
        ("--strict", options.isStrict), ("--filter", options.tests.pattern != nil),
      ]
      if let option = asked.first(where: \.1) {
        return "\(option.0) is for commits: playhead bisect --git GOOD..BAD FILE"
      }
    }
    let output = options.outputs.first { path in ![".png", ".svg", ".html"].contains { path.hasSuffix($0) } }
    return output.map { "bisect writes pictures, .png or .svg, and a page, .html, not '\($0)'" }
  }
}
