import PlainText
import TransitionChecker
import ViewKit

/// A check as results at lines of files: JSON, SARIF and annotations.
extension CheckReport {
  /// An object for each mistake, each finding, and all that has no verdict.
  var jsonLines: String {
    programs.map { path, mistakes, findings in
      mistakes.map { $0.line(fails: fails($0.severity)) + "\n" }.joined()
        + findings.map { report($0, in: path).json(fails: fails($0.severity)) + "\n" }.joined()
    }.joined() + notJudged.map { $0.json + "\n" }.joined()
  }

  /// The name of what has no verdict, where findings have their rule.
  static let notJudgedID = "notJudged"

  /// With `--strict` a warning fails, and is an error to whoever reads the log.
  private func level(_ severity: Rule.Severity) -> Rule.Severity { fails(severity) ? .error : severity }

  var sarif: String {
    let rules =
      Rule.all.map {
        SARIFLog.Rule(
          id: $0.id.rawValue, title: $0.title, why: "\($0.why).", level: $0.severity.rawValue, cure: "\($0.cure).")
      }
      + CheckMistake.Kind.allCases.map {
        SARIFLog.Rule(id: $0.rawValue, title: $0.words.title, why: $0.words.why, level: Rule.Severity.error.rawValue)
      } + [
        SARIFLog.Rule(
          id: Self.notJudgedID, title: "a part without a verdict", why: "Silence would be taken for a verdict.",
          level: "none")
      ]
    let results = programs.flatMap { path, mistakes, findings in
      mistakes.map { mistake in
        SARIFLog.Result(
          rule: mistake.id, level: level(mistake.severity).rawValue, message: mistake.message, file: mistake.file,
          line: mistake.line, column: mistake.column,
          notes: mistake.replay.map { [("replay", JSONText.string($0))] } ?? [])
      }
        + findings.map { finding in
          SARIFLog.Result(
            rule: finding.rule.rawValue, level: level(finding.severity).rawValue, message: finding.message,
            file: finding.source?.file ?? path, line: finding.source?.line,
            notes: [("finding", report(finding, in: path).json())])
        }
    }
    let open = notJudged.map { part in
      SARIFLog.Result(
        rule: Self.notJudgedID, level: "none", kind: "open", message: part.text, file: part.file, line: part.line,
        notes: [(Self.notJudgedID, part.json)])
    }
    return SARIFLog(rules: rules, results: results + open).text
  }

  var annotations: String {
    let levels: [Rule.Severity: String] = [.error: "error", .warning: "warning", .note: "notice"]
    return programs.map { path, mistakes, findings in
      mistakes.map { mistake in
        GitHubText.annotation(
          levels[level(mistake.severity)] ?? "notice", file: mistake.file, line: mistake.line, title: mistake.id,
          mistake.message)
      }.joined()
        + findings.map { finding in
          GitHubText.annotation(
            levels[level(finding.severity)] ?? "notice", file: finding.source?.file ?? path,
            line: finding.source?.line, title: finding.rule.rawValue, report(finding, in: path).text)
        }.joined()
    }.joined()
      + notJudged.map {
        GitHubText.annotation(
          "notice", file: $0.file, line: $0.line, title: Self.notJudgedID, "not judged: \($0.text)")
      }.joined()
  }
}

extension CheckMistake {
  /// One JSON object for other programs, with the names that findings have, without the end of its line.
  fileprivate func line(fails: Bool) -> String {
    JSONText.object([
      "rule": JSONText.string(id), "severity": JSONText.string(severity.rawValue), "fails": fails ? "true" : "false",
      "file": JSONText.string(file), "line": line.map { String($0) }, "column": column.map { String($0) },
      "message": JSONText.string(message), "transition": trial.map { JSONText.string($0.transition) },
      "scenario": trial?.scenario.map(JSONText.string), "replay": replay.map(JSONText.string),
    ])
  }
}
