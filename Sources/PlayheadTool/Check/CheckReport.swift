import PlainText
import TransitionChecker
import ViewKit

/// What a check has found, for people and for programs.
struct CheckReport {
  private let verdicts: [ScriptVerdict]
  /// Whether comments without an effect are told: only when all was run.
  private let showsNotes: Bool
  private let isStrict: Bool
  private let isVerbose: Bool
  /// Notes on settings that silence nothing, by the script that they are told with.
  private var idleSettings: [String: [CheckMistake]] = [:]

  /// - Parameter isWhole: Whether all scripts that settings in a file hold for were checked.
  init(
    _ verdicts: [ScriptVerdict], showsNotes: Bool, isStrict: Bool, isVerbose: Bool,
    isWhole: (_ settings: String) -> Bool = { _ in false }
  ) {
    (self.verdicts, self.showsNotes) = (verdicts, showsNotes)
    (self.isStrict, self.isVerbose) = (isStrict, isVerbose)
    let used = Set(verdicts.flatMap { $0.ignores.filter(\.isUsed).map(\.entry) })
    var told: Set<Silencing.Entry> = []
    for verdict in verdicts where showsNotes {
      for entry in verdict.ignores.map(\.entry)
      where entry.isSetting && !used.contains(entry) && told.insert(entry).inserted && isWhole(entry.file) {
        idleSettings[verdict.path, default: []].append(
          CheckMistake(
            .note, "this silences nothing: no script breaks \(entry.rule.rawValue)", in: entry.file, line: entry.line))
      }
    }
  }

  func text(_ reporter: RunOptions.Reporter) -> String {
    switch reporter {
    case .text: forPeople
    case .json: jsonLines
    case .junit: JUnitFile(suites: verdicts.map(suite)).text
    case .tap: tap
    case .sarif: sarif
    case .github: annotations
    }
  }

  /// The mistakes and notes of a script.
  private func mistakes(of verdict: ScriptVerdict) -> [CheckMistake] {
    verdict.shownMistakes + (showsNotes ? verdict.notes + (idleSettings[verdict.path] ?? []) : [])
  }

  private var forPeople: String {
    verdicts.map { verdict in
      mistakes(of: verdict).map { $0.text + "\n" }.joined()
        + verdict.findings.map { FindingReport($0, in: verdict.path).text }.joined()
    }.joined()
  }

  /// The mistakes, which lines of JSON leave out.
  var mistakes: String { verdicts.flatMap(mistakes).map { $0.text + "\n" }.joined() }

  /// Findings alone: what is wrong with a script has neither scenario nor replay.
  private var jsonLines: String {
    verdicts.map { verdict in
      verdict.findings.map { FindingReport($0, in: verdict.path).json + "\n" }.joined()
    }.joined()
  }

  /// How much was run, what was left out and why: for `--verbose`, and where nothing was run.
  var summary: String {
    var lines: [String] = []
    for verdict in verdicts where !verdict.transitions.isEmpty || verdict.scenarioCount > 0 || verdict.hasIgnores {
      let transitions = "\(verdict.transitions.count) transition\(verdict.transitions.count == 1 ? "" : "s")"
      let scenarios = "\(verdict.scenarioCount) scenario\(verdict.scenarioCount == 1 ? "" : "s")"
      lines.append("\(verdict.path): \(transitions) in \(scenarios)")
      lines += verdict.skipped.map { "  skipped: \($0.transition), \($0.scenario): \($0.reason)" }
      for (entry, isUsed) in verdict.ignores where isUsed {
        let reason = entry.reason.isEmpty ? "no reason given" : entry.reason
        lines.append("  silenced: \(entry.rule.rawValue), by \(entry.file):\(entry.line): \(reason)")
      }
    }
    return lines.map { "playhead: \($0)\n" }.joined()
  }

  // MARK: As tests

  /// A test of the script: its text and its run, or one transition in all scenarios.
  private struct Case {
    let name: String
    /// What fails it, as sentences and as text for people.
    var failures: [(message: String, text: String, rule: String)] = []
    var skipped: String?
  }

  /// The script, its transitions, and what of the matrix did not apply.
  private func cases(of verdict: ScriptVerdict) -> [Case] {
    var script = Case(name: "the script")
    var cases = verdict.transitions.map { Case(name: $0) }
    for mistake in verdict.shownMistakes where mistake.severity > .note {
      let failure = (message: mistake.message, text: mistake.text + "\n", rule: mistake.id)
      if let number = mistake.trial?.number, cases.indices.contains(number - 1) {
        cases[number - 1].failures.append(failure)
      } else {
        script.failures.append(failure)
      }
    }
    for finding in verdict.findings where finding.severity == .error || isStrict && finding.severity == .warning {
      let failure = (
        message: "\(finding.message) [\(finding.rule.rawValue)]", text: FindingReport(finding, in: verdict.path).text,
        rule: finding.rule.rawValue
      )
      if cases.indices.contains(finding.number - 1) {
        cases[finding.number - 1].failures.append(failure)
      } else {
        script.failures.append(failure)
      }
    }
    let skipped = verdict.skipped.map { Case(name: "\($0.transition), \($0.scenario)", skipped: $0.reason) }
    return [script] + cases + skipped
  }

  private func suite(_ verdict: ScriptVerdict) -> JUnitFile.Suite {
    JUnitFile.Suite(
      name: verdict.path,
      cases: cases(of: verdict).map { one in
        let outcome: JUnitFile.Outcome =
          if let reason = one.skipped {
            .skipped(reason)
          } else if let first = one.failures.first {
            .failed(first.message, one.failures.map { $0.text }.joined(), type: first.rule, isError: false)
          } else {
            .passed
          }
        return JUnitFile.Case(name: one.name, seconds: 0, outcome: outcome)
      }, output: "")
  }

  private var tap: String {
    let points = verdicts.flatMap { verdict in cases(of: verdict).map { (verdict.path, $0) } }
    var lines = ["TAP version 13", "1..\(points.count)"]
    for (number, (path, one)) in points.enumerated() {
      let name = "\(number + 1) - \(TAPText.escaped("\(path): \(one.name)"))"
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
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: At lines

  private var sarif: String {
    let rules =
      Rule.all.map {
        SARIFLog.Rule(
          id: $0.id.rawValue, title: $0.title, why: "\($0.why).", level: Self.level($0.severity), cure: "\($0.cure).")
      }
      + [
        SARIFLog.Rule(
          id: Self.mistakeID, title: "a mistake in a script", why: "The script does not say what it means to.",
          level: "error")
      ]
    let results = verdicts.flatMap { verdict in
      mistakes(of: verdict).map { mistake in
        SARIFLog.Result(
          rule: mistake.rule?.rawValue ?? Self.mistakeID, level: Self.level(mistake.severity),
          message: mistake.message, file: mistake.file, line: mistake.line, column: mistake.column, notes: [])
      }
        + verdict.findings.map { finding in
          SARIFLog.Result(
            rule: finding.rule.rawValue, level: Self.level(finding.severity), message: finding.message,
            file: finding.source?.file ?? verdict.path, line: finding.source?.line,
            notes: [("finding", FindingReport(finding, in: verdict.path).json)])
        }
    }
    return SARIFLog(rules: rules, results: results).text
  }

  private static let mistakeID = "mistake"

  private static func level(_ severity: Rule.Severity) -> String { severity.rawValue }

  private var annotations: String {
    let levels: [Rule.Severity: String] = [.error: "error", .warning: "warning", .note: "notice"]
    return verdicts.map { verdict in
      mistakes(of: verdict).map { mistake in
        GitHubText.annotation(
          levels[mistake.severity] ?? "notice", file: mistake.file, line: mistake.line,
          title: mistake.rule?.rawValue ?? Self.mistakeID, mistake.message)
      }.joined()
        + verdict.findings.map { finding in
          GitHubText.annotation(
            levels[finding.severity] ?? "notice", file: finding.source?.file ?? verdict.path,
            line: finding.source?.line, title: finding.rule.rawValue, FindingReport(finding, in: verdict.path).text)
        }.joined()
    }.joined()
  }
}

extension ScriptVerdict {
  fileprivate var hasIgnores: Bool { ignores.contains { $0.isUsed } }
}
