import PlainText
import TimeControl

/// The result of one test.
struct TestResult {
  enum Outcome {
    case passed, pending
    case failed(message: String, line: Int?, report: String)
  }

  /// Its path and its name, on one line whatever they hold.
  let file: String
  let name: String
  let outcome: Outcome

  init(file: String, name: String, outcome: Outcome) {
    self.file = VisibleText.escaped(file, keepsLines: false)
    self.name = VisibleText.escaped(name, keepsLines: false)
    if case .failed(let message, let line, let report) = outcome {
      self.outcome = .failed(
        message: VisibleText.escaped(message), line: line, report: VisibleText.escaped(report))
    } else {
      self.outcome = outcome
    }
  }

  var isFailure: Bool { if case .failed = outcome { true } else { false } }
}

extension RunOptions.Reporter {
  /// The whole report, in the requested format.
  ///
  /// - Parameter isInterrupted: Whether Ctrl-C stopped the tests before their end.
  func text(_ results: [TestResult], isInterrupted: Bool) -> String {
    switch self {
    case .spec: Self.spec(results, isInterrupted)
    case .tap: Self.tap(results) + (isInterrupted ? "Bail out! stopped by Ctrl-C\n" : "")
    case .junit: Self.junit(results)
    }
  }

  private static func spec(_ results: [TestResult], _ isInterrupted: Bool) -> String {
    var lines: [String] = []
    var file = ""
    for result in results {
      if result.file != file {
        if !lines.isEmpty { lines.append("") }
        lines.append(result.file)
        file = result.file
      }
      switch result.outcome {
      case .passed: lines.append("  ok    \(result.name)")
      case .pending: lines.append("  todo  \(result.name)")
      case .failed(_, _, let report):
        lines.append("  FAIL  \(result.name)")
        lines += report.split(separator: "\n", omittingEmptySubsequences: false).map { "        " + $0 }
      }
    }
    let failed = results.count(where: \.isFailure)
    let pending = results.count { if case .pending = $0.outcome { true } else { false } }
    var total = "\(results.count) \(results.count == 1 ? "test" : "tests")"
    total += failed > 0 ? ", \(failed) failed" : ", all passed"
    if pending > 0 {
      total = total.replacingSuffix(", all passed", with: ", none failed") + ", \(pending) to be written"
    }
    if isInterrupted { total = "stopped by Ctrl-C after " + (results.isEmpty ? "no test" : total) }
    return (lines + ["", total]).joined(separator: "\n") + "\n"
  }

  private static func tap(_ results: [TestResult]) -> String {
    var lines = ["TAP version 13", "1..\(results.count)"]
    for (number, result) in results.enumerated() {
      let name = "\(number + 1) - \(escapedForTAP("\(result.file): \(result.name)"))"
      switch result.outcome {
      case .passed: lines.append("ok \(name)")
      case .pending: lines.append("ok \(name) # SKIP to be written")
      case .failed(let message, let line, _):
        lines += [
          "not ok \(name)", "  ---", "  message: \(JSONText.string(message))",
          "  file: \(JSONText.string(result.file))",
        ]
        if let line { lines.append("  line: \(line)") }
        lines.append("  ...")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// In a description `#` would begin a directive, such as SKIP.
  private static func escapedForTAP(_ text: String) -> String {
    text.contains("#") ? text.replacing("\\", with: "\\\\").replacing("#", with: "\\#") : text
  }

  private static func junit(_ results: [TestResult]) -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites tests=\"\(results.count)\" failures=\"\(results.count(where: \.isFailure))\">")
    var files: [String] = []
    for result in results where !files.contains(result.file) { files.append(result.file) }
    for file in files {
      let own = results.filter { $0.file == file }
      lines.append(
        "  <testsuite name=\"\(XMLText.escaped(file))\" tests=\"\(own.count)\" failures=\"\(own.count(where: \.isFailure))\">"
      )
      for result in own {
        let head =
          "    <testcase classname=\"\(XMLText.escaped(file))\" name=\"\(XMLText.escaped(result.name))\" file=\"\(XMLText.escaped(file))\""
        switch result.outcome {
        case .passed: lines.append(head + "/>")
        case .pending: lines += [head + ">", "      <skipped/>", "    </testcase>"]
        case .failed(let message, let line, let report):
          lines.append(head + (line.map { " line=\"\($0)\">" } ?? ">"))
          lines += [
            "      <failure message=\"\(XMLText.escaped(message))\">\(XMLText.escaped(report))</failure>",
            "    </testcase>",
          ]
        }
      }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
    hasSuffix(suffix) ? dropLast(suffix.count) + other : self
  }
}
