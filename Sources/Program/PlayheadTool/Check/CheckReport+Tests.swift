import PlainText
import TransitionChecker

/// A check as tests: JUnit and TAP.
extension CheckReport {
  /// A test of the script: its text and its run, or one transition in all scenarios.
  private struct Case {
    typealias Failure = (message: String, text: String, id: String, isError: Bool)

    let name: String
    /// The failures of the test, as sentences and as text for people.
    var failures: [Failure] = []
    var skipped: String?
  }

  /// The tests of a file, and what is reported of it and fails none, as text for people.
  private typealias Suite = (path: String, cases: [Case], passed: String)

  private var suites: [Suite] {
    verdicts.map(suite)
      + programs.dropFirst(verdicts.count).map { path, mistakes, _ in
        var script = Case(name: "the script")
        script.failures = mistakes.filter { fails($0.severity) }.map(Self.failure)
        return (path, [script], mistakes.filter { !fails($0.severity) }.map { $0.text + "\n" }.joined())
      }
      + unread.map { ($0.file, [Case(name: $0.what, skipped: "not judged: \($0.text)")], "") }
  }

  /// The script, its transitions, and what of the matrix did not apply.
  private func suite(_ verdict: ScriptVerdict) -> Suite {
    var (cases, passed) = ([Case(name: "the script")] + verdict.transitions.map { Case(name: $0) }, "")
    func note(_ failure: Case.Failure, _ severity: Rule.Severity, _ number: Int) {
      guard fails(severity) else {
        passed += failure.text
        return
      }
      cases[cases.indices.contains(number) ? number : 0].failures.append(failure)
    }
    for mistake in mistakes(of: verdict) {
      note(Self.failure(mistake), mistake.severity, mistake.trial?.number ?? 0)
    }
    for finding in verdict.findings {
      let id = finding.rule.rawValue
      let text = report(finding, in: verdict.path).text
      note(("\(finding.message) [\(id)]", text, id, false), finding.severity, finding.number)
    }
    cases += verdict.skipped.map { Case(name: "\($0.subject.description), \($0.scenario)", skipped: $0.reason) }
    cases += notJudged(of: verdict).map { Case(name: $0.what, skipped: "not judged: \($0.text)") }
    return (verdict.path, cases, passed)
  }

  /// A mistake as a failure. One that keeps a test from a verdict is an error of it.
  private static func failure(_ mistake: CheckMistake) -> Case.Failure {
    (mistake.message, mistake.text + "\n", mistake.id, mistake.rule == nil && mistake.kind != .mistake)
  }

  var junit: String {
    JUnitFile(
      suites: suites.map { path, cases, passed in
        JUnitFile.Suite(
          name: path,
          cases: cases.map { one in
            let outcome: JUnitFile.Outcome =
              if let reason = one.skipped {
                .skipped(reason)
              } else if let first = one.failures.first {
                .failed(first.message, one.failures.map { $0.text }.joined(), type: first.id, isError: first.isError)
              } else {
                .passed
              }
            return JUnitFile.Case(name: one.name, seconds: 0, outcome: outcome)
          }, output: passed)
      }
    ).text
  }

  var tap: String {
    let suites = suites
    var (lines, number) = (["TAP version 13", "1..\(suites.reduce(0) { $0 + $1.cases.count })"], 0)
    for (path, cases, passed) in suites {
      for one in cases {
        number += 1
        let name = "\(number) - \(TAPText.escaped("\(path): \(one.name)"))"
        if let reason = one.skipped {
          lines.append("ok \(name) # SKIP \(TAPText.line(reason))")
        } else if one.failures.isEmpty {
          lines.append("ok \(name)")
        } else {
          lines += ["not ok \(name)", "  ---", "  message: \(JSONText.string(one.failures[0].message))"]
          lines.append("  file: \(JSONText.string(path))")
          // A list of quoted texts is more than prove reads.
          if one.failures.count > 1 { lines.append("  others: \(one.failures.count - 1)") }
          lines.append("  ...")
          lines += Self.comments(one.failures.dropFirst().map { $0.text }.joined())
        }
      }
      lines += Self.comments(passed)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func comments(_ text: String) -> [String] { text.split(separator: "\n").map { "# \($0)" } }
}
