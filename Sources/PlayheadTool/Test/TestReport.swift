import PlainText
import TransitionChecker

/// The results of tests, for people and for programs.
package struct TestReport {
  let results: [TestResult]
  /// Lines after the results.
  let notes: [String]
  /// Whether Ctrl-C stopped the tests before their end.
  let isInterrupted: Bool
  let showsTimes: Bool

  package init(results: [TestResult], notes: [String] = [], isInterrupted: Bool = false, showsTimes: Bool = false) {
    (self.results, self.notes, self.isInterrupted, self.showsTimes) = (results, notes, isInterrupted, showsTimes)
  }

  package func text(_ reporter: RunOptions.Reporter) -> String {
    switch reporter {
    case .text: forPeople
    case .json: jsonLines
    case .junit: junit
    case .tap: tap
    case .sarif: sarif
    case .github: annotations
    }
  }

  private var forPeople: String {
    var lines: [String] = []
    var file = ""
    for result in results {
      if result.file != file {
        if !lines.isEmpty { lines.append("") }
        lines.append(result.file)
        file = result.file
      }
      let time = showsTimes ? " (\(NumberText.fixed(result.seconds, 3)) s)" : ""
      switch result.outcome {
      case .passed: lines.append("  ok    \(result.name)\(time)")
      case .pending(let reason):
        lines.append("  todo  \(result.name)\(reason == Self.usualReason ? "" : ": \(reason)")")
      case .failed(let failure):
        lines.append("  FAIL  \(result.name)\(time)")
        lines += failure.report.split(separator: "\n", omittingEmptySubsequences: false).map { "        " + $0 }
      }
    }
    let (failed, pending) = (results.count(where: \.isFailure), results.count(where: \.isPending))
    var total = "\(results.count) \(results.count == 1 ? "test" : "tests")"
    total += failed > 0 ? ", \(failed) failed" : pending > 0 ? ", none failed" : ", all passed"
    if pending > 0 { total += ", \(pending) to be written" }
    if showsTimes { total += ", in \(NumberText.fixed(results.reduce(0) { $0 + $1.seconds }, 3)) s" }
    if isInterrupted { total = "stopped by Ctrl-C after " + (results.isEmpty ? "no test" : total) }
    return (lines + [""] + notes + [total]).joined(separator: "\n") + "\n"
  }

  static let usualReason = "to be written"

  private var tap: String {
    var lines = ["TAP version 13", "1..\(results.count)"]
    for (number, result) in results.enumerated() {
      let name = "\(number + 1) - \(TAPText.escaped("\(result.file): \(result.name)"))"
      switch result.outcome {
      case .passed: lines.append("ok \(name)")
      case .pending(let reason): lines.append("ok \(name) # SKIP \(TAPText.line(reason))")
      case .failed(let failure):
        lines += [
          "not ok \(name)", "  ---", "  message: \(JSONText.string(failure.message))",
          "  file: \(JSONText.string(result.file))",
        ]
        if let line = failure.line { lines.append("  line: \(line)") }
        lines.append("  ...")
      }
    }
    lines += notes.map { "# \(TAPText.line($0))" }
    if isInterrupted { lines.append("Bail out! stopped by Ctrl-C") }
    return lines.joined(separator: "\n") + "\n"
  }

  private var jsonLines: String {
    let lines = results.map { result in
      let (word, failure): (String, TestResult.Failure?) =
        switch result.outcome {
        case .passed: ("passed", nil)
        case .pending: ("pending", nil)
        case .failed(let failure): (failure.isError ? "error" : "failed", failure)
        }
      return JSONText.object([
        "test": JSONText.string(result.name), "file": JSONText.string(result.file),
        "line": (failure?.line ?? result.line).map { String($0) }, "outcome": JSONText.string(word),
        "seconds": JSONText.number(result.rounded), "message": failure.map { JSONText.string($0.message) },
        "report": failure.map { JSONText.string($0.report) },
      ])
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var junit: String {
    var files: [String] = []
    for result in results where files.last != result.file { files.append(result.file) }
    return JUnitFile(
      suites: files.map { file in
        JUnitFile.Suite(
          name: file,
          cases: results.filter { $0.file == file }.map { result in
            let outcome: JUnitFile.Outcome =
              switch result.outcome {
              case .passed: .passed
              case .pending(let reason): .skipped(reason)
              case .failed(let failure):
                .failed(
                  failure.message, failure.report, type: failure.isError ? "error" : "failure", isError: failure.isError
                )
              }
            return JUnitFile.Case(name: result.name, seconds: result.rounded, outcome: outcome)
          }, output: "")
      }
    ).text
  }

  /// For GitHub's actions: a line for each failure, at its place in the file.
  private var annotations: String {
    results.compactMap { result in
      result.failure.map { failure in
        GitHubText.annotation(
          "error", file: result.file, line: failure.line ?? result.line, title: result.name, failure.message)
      }
    }.joined() + GitHubText.plain(notes + ["\(results.count) tests, \(results.count(where: \.isFailure)) failed"])
  }

  private var sarif: String {
    SARIFLog(
      rules: [
        SARIFLog.Rule(id: "test", title: "A test fails", why: "A test of the project does not hold.", level: "error")
      ],
      results: results.compactMap { result in
        result.failure.map { failure in
          SARIFLog.Result(
            rule: "test", level: "error", message: "\(result.name): \(failure.message)", file: result.file,
            line: failure.line ?? result.line, notes: [])
        }
      }
    ).text
  }
}

extension TestResult {
  /// Seconds, to a thousandth.
  fileprivate var rounded: Double { (seconds * 1000).rounded() / 1000 }
}
