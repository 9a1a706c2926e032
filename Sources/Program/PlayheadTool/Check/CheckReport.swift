import PlainText
import TransitionChecker
import ViewKit

/// The results of a check, for people and for programs. Everything that fails the check is in every report, and fails
/// nothing else.
struct CheckReport {
  let verdicts: [ScriptVerdict]
  /// Mistakes that belong to no script, which people read on standard error.
  private let besides: [CheckMistake]
  /// The files that were named and could not be run.
  let unread: [NotJudged]
  let isStrict: Bool
  /// Notes on what silences nothing, by the script that they are told with.
  private var notes: [String: [CheckMistake]] = [:]

  /// - Parameters:
  ///   - showsNotes: Whether what silences nothing is told: only when all was run.
  ///   - isWhole: Whether all scripts in the folder of a file, and in those below it, were checked.
  init(
    _ verdicts: [ScriptVerdict], besides: [CheckMistake] = [], notJudged: [NotJudged] = [], showsNotes: Bool,
    isStrict: Bool,
    isWhole: (_ file: String) -> Bool = { _ in false }
  ) {
    (self.verdicts, self.besides, unread) = (verdicts, besides, notJudged)
    self.isStrict = isStrict
    if showsNotes { notes = IdleSilencing(verdicts, isWhole: isWhole).notes }
  }

  func text(_ reporter: RunOptions.Reporter) -> String {
    switch reporter {
    // The page has pictures, which `CheckPage` makes.
    case .text, .html: people
    case .json: jsonLines
    case .junit: junit
    case .tap: tap
    case .sarif: sarif
    case .github: annotations
    }
  }

  /// A finding in a script, as it is named.
  func report(_ finding: Finding, in script: String) -> FindingReport {
    FindingReport(finding, in: script, options: verdicts.first?.worldWords ?? "")
  }

  /// Whether something of this severity fails the check.
  func fails(_ severity: Rule.Severity) -> Bool { severity == .error || isStrict && severity == .warning }

  var hasFailed: Bool {
    verdicts.contains { $0.mistakes.contains { fails($0.severity) } || $0.findings.contains { fails($0.severity) } }
  }

  /// The rows without a verdict. An animator that one script declares and another shows has one.
  var notJudged: [NotJudged] { verdicts.flatMap(notJudged) + unread }

  func notJudged(of verdict: ScriptVerdict) -> [NotJudged] {
    let animators = Set(verdicts.flatMap { $0.judged.map(\.animator) })
    return verdict.notJudged.filter { !animators.contains($0.what) }
  }

  /// Whether what has no verdict was to have one. A script written by hand shows what its author wants to be run: others
  /// may use the rest of it. A strict check of scripts without any transition has judged none.
  var isPartial: Bool {
    !unread.isEmpty || isStrict && !notJudged.isEmpty && verdicts.allSatisfy(\.transitions.isEmpty)
      || verdicts.contains { notJudged(of: $0).contains { !$0.file.hasSuffix(".lua") } }
  }

  /// The mistakes and notes of a script.
  func mistakes(of verdict: ScriptVerdict) -> [CheckMistake] {
    verdict.shownMistakes + (notes[verdict.path] ?? [])
  }

  /// Those of all scripts, and what is said of none.
  var programs: [(path: String, mistakes: [CheckMistake], findings: [Finding])] {
    verdicts.map { ($0.path, mistakes(of: $0), $0.findings) } + besides.map { ($0.file, [$0], []) }
  }

  private var people: String {
    verdicts.map { verdict in
      mistakes(of: verdict).map { $0.text + "\n" }.joined()
        + verdict.findings.causes.map { report($0, in: verdict.path).text }.joined()
    }.joined()
  }

  /// How much was run, what was left out and why: for `--verbose`, and where nothing was run.
  var summary: String {
    var lines: [String] = []
    for verdict in verdicts where !verdict.transitions.isEmpty || verdict.scenarioCount > 0 || verdict.hasIgnores {
      let transitions = "\(verdict.transitions.count) transition\(verdict.transitions.count == 1 ? "" : "s")"
      let scenarios = "\(verdict.scenarioCount) scenario\(verdict.scenarioCount == 1 ? "" : "s")"
      lines.append("\(verdict.path): \(transitions) in \(scenarios)")
      lines += verdict.setUps.map { "  shown by \($0)" }
      lines += verdict.skipped.map { "  skipped: \($0.subject.description), \($0.scenario): \($0.reason)" }
      for (entry, isUsed) in verdict.ignores where isUsed {
        let reason = entry.reason.isEmpty ? "no reason given" : entry.reason
        lines.append("  silenced: \(entry.rule.rawValue), by \(entry.file):\(entry.line): \(reason)")
      }
    }
    return lines.map { "playhead: \($0)\n" }.joined()
  }
}

extension ScriptVerdict {
  fileprivate var hasIgnores: Bool { ignores.contains { $0.isUsed } }
}
