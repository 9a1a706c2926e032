import PlainText
import PlayheadShell
import TransitionChecker

/// The results of tests, for people and for programs.
package struct TestReport {
  let results: [TestResult]
  /// Lines after the results.
  let notes: [String]
  /// The cause that stopped the tests before their end; nil without one.
  let stop: Stop?
  let showsTimes: Bool

  package init(results: [TestResult], notes: [String] = [], stop: Stop? = nil, showsTimes: Bool = false) {
    (self.results, self.notes, self.stop, self.showsTimes) = (results, notes, stop, showsTimes)
  }

  package struct Stop {
    /// Ctrl-C, a signal or an option.
    let cause: String
    /// True when it stopped all files; else those that are named.
    let endsAll: Bool
    let leftOut: [LeftOut]

    package init(by cause: String, endsAll: Bool, leftOut: [LeftOut]) {
      (self.cause, self.endsAll, self.leftOut) = (cause, endsAll, leftOut)
    }

    /// Such as "Ctrl-C left out 7 tests and 2 files"; nil where nothing was left out.
    fileprivate var loss: String? {
      let (tests, files) = (leftOut.reduce(0) { $0 + ($1.tests ?? 0) }, leftOut.count { $0.tests == nil })
      let parts = [(tests, "test"), (files, "file")].compactMap { $0 > 0 ? Self.count($0, $1) : nil }
      return parts.isEmpty ? nil : "\(cause) left out \(parts.joined(separator: " and "))"
    }

    fileprivate static func count(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
  }

  /// A file that did not come to its end.
  package struct LeftOut {
    let file: String
    /// How many of its tests have no result; nil where not even their number is known.
    let tests: Int?

    package init(file: String, tests: Int?) { (self.file, self.tests) = (file, tests) }

    /// For programs, which read no total.
    fileprivate func result(_ cause: String) -> TestResult {
      let what = tests.map { "\(Stop.count($0, "test")) left out" } ?? "the file was left out"
      let problem = "stopped by \(cause): \(what)"
      return TestResult(
        file: file, name: TestResult.nameOfFile,
        outcome: .failed(TestResult.Failure(problem, line: nil, report: "\(file): \(problem)", isError: true)))
    }
  }

  /// The results, and an error for each file that did not come to its end.
  private var all: [TestResult] { results + (stop.map { stop in stop.leftOut.map { $0.result(stop.cause) } } ?? []) }

  package func text(_ reporter: RunOptions.Reporter) -> String {
    switch reporter {
    // The command line refuses a page of tests.
    case .text, .html: forPeople
    case .json: jsonLines
    case .junit: junit
    case .tap: tap
    case .sarif: sarif
    case .github: annotations
    }
  }

  private var allNotes: [String] { notes + [stop?.loss].compactMap(\.self) }

  private var forPeople: String { lines(TerminalStyle(columns: .max, ink: .plain)).joined(separator: "\n") + "\n" }

  /// For people, in the width and the colours of a terminal.
  func lines(_ style: TerminalStyle) -> [String] {
    let ink = style.ink
    let below = TerminalStyle(columns: max(20, style.columns - 8), ink: ink)
    var lines: [String] = []
    var file = ""
    for result in results {
      if result.file != file {
        if !lines.isEmpty { lines.append("") }
        lines.append(ink.strong(result.file))
        file = result.file
      }
      let time = showsTimes ? " (\(NumberText.fixed(result.seconds, 3)) s)" : ""
      switch result.outcome {
      case .passed: lines.append("  \(ink.draw("ok", .good))    \(result.name)\(ink.faint(time))")
      case .pending(let reason):
        lines.append("  \(ink.draw("todo", .note))  \(result.name)\(reason == Self.usualReason ? "" : ": \(reason)")")
      case .failed(let failure):
        lines.append("  \(ink.draw("FAIL", .error))  \(ink.strong(result.name))\(ink.faint(time))")
        var report = failure.report.split(separator: "\n", omittingEmptySubsequences: false)
        // The end of its last line.
        if report.last == "" { report.removeLast() }
        lines += report.flatMap { below.note(String($0)) }.map { "        " + $0 }
      }
    }
    let (failed, pending) = (results.count(where: \.isFailure), results.count(where: \.isPending))
    var total = Stop.count(results.count, "test")
    total += failed > 0 ? ", \(failed) failed" : pending > 0 ? ", none failed" : ", all passed"
    if pending > 0 { total += ", \(pending) to be written" }
    if showsTimes { total += ", in \(NumberText.fixed(results.reduce(0) { $0 + $1.seconds }, 3)) s" }
    if let stop, stop.endsAll {
      total = "stopped by \(stop.cause) after " + (results.isEmpty ? "no test" : total)
    }
    let outcome = failed > 0 ? ink.draw(total, .error) : pending > 0 ? total : ink.draw(total, .good)
    return lines + [""] + allNotes + [outcome]
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
    lines += allNotes.map { "# \(TAPText.line($0))" }
    if let stop, stop.endsAll { lines.append("Bail out! stopped by \(stop.cause)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private var jsonLines: String {
    let lines = all.map { result in
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
    for result in all where !files.contains(result.file) { files.append(result.file) }
    return JUnitFile(
      suites: files.map { file in
        JUnitFile.Suite(
          name: file,
          cases: all.filter { $0.file == file }.map { result in
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
    all.compactMap { result in
      result.failure.map { failure in
        GitHubText.annotation(
          "error", file: result.file, line: failure.line ?? result.line, title: result.name, failure.message)
      }
    }.joined() + GitHubText.plain(allNotes + ["\(results.count) tests, \(results.count(where: \.isFailure)) failed"])
  }

  private var sarif: String {
    SARIFLog(
      rules: [
        SARIFLog.Rule(id: "test", title: "A test fails", why: "A test of the project does not hold.", level: "error")
      ],
      results: all.compactMap { result in
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
