import MotionMath
import PlainText
import ScriptTools
import TransitionChecker
import ViewKit

/// A mistake of a script as such: in its text, in its run, or in its requests of the check.
struct CheckMistake: Hashable, Codable {
  /// The kinds of mistakes that break no rule of transitions. Reports for programs have the kind in the place of the
  /// rule.
  enum Kind: String, CaseIterable, Codable {
    case mistake
    case scriptError = "script-error"
    case crash
    case noEnd = "no-end"
    case noScenario = "no-scenario"

    /// As the titles and reasons of rules.
    var words: (title: String, why: String) {
      switch self {
      case .mistake:
        ("a syntax error or an unknown name", "The script is no Lua, or a name or a word in it does not exist.")
      case .scriptError: ("a script ends with an error", "What the script does after the error is not checked.")
      case .crash: ("a process of the check ends", "Nothing is known of what it was to try.")
      case .noEnd: ("a script or a scenario comes to no end", "On a device the screen would be frozen.")
      case .noScenario:
        ("a transition goes through no scenario", "Nothing is known of it, and silence would be taken for a verdict.")
      }
    }
  }

  /// The transition of which there is no verdict.
  struct Trial: Hashable, Codable {
    /// From 1, in the order of meeting them.
    let number: Int
    let transition: String
    /// The `id` of the scenario; nil for all.
    let scenario: String?
    /// The options of the command line that make its world.
    let worldWords: String

    init(_ number: Int, _ transition: String, in scenario: String? = nil, worldWords: String) {
      (self.number, self.transition, self.scenario) = (number, transition, scenario)
      self.worldWords = worldWords
    }
  }

  let file: String
  /// Counted from 1; nil when none is known.
  let line: Int?
  let column: Int?
  let severity: Rule.Severity
  let kind: Kind
  /// One sentence without its point.
  let message: String
  /// The rule of transitions that it breaks; nil where it breaks none.
  let rule: Rule.ID?
  /// The trial that shows it; nil for the script.
  let trial: Trial?
  /// The text of the code of a warning that a run gives of the same; nil for others.
  private(set) var code: String?
  /// For people and editors, with the place; further lines may follow.
  let text: String

  init(
    _ severity: Rule.Severity, _ message: String, in file: String, line: Int? = nil, column: Int? = nil,
    rule: Rule.ID? = nil, kind: Kind = .mistake, of trial: Trial? = nil, more: [String] = [],
    text: String? = nil
  ) {
    (self.severity, self.message, self.rule, self.kind, self.trial) = (severity, message, rule, kind, trial)
    (self.file, self.line, self.column) = (file, line, column)
    let place = ([file] + [line, column].compactMap { $0.map { String($0) } }).joined(separator: ":")
    let head = "\(place): \(severity.rawValue): \(message)" + (rule.map { " [\($0.rawValue)]" } ?? "")
    let lines = more + (Self.replay(trial, file).map { ["  see:  \($0)"] } ?? [])
    self.text = text ?? ([head] + lines).joined(separator: "\n")
  }

  /// A mistake in the text: a warning where a run warns, or where it may break a rule, which the run proves, and an error
  /// where it names what does not exist.
  init(_ finding: ScriptFinding, in file: String) {
    guard finding.code == nil else {
      self.init(
        .warning, finding.message, in: file, line: finding.line, column: finding.column,
        more: finding.hint.map { ["hint: \($0)"] } ?? [])
      code = finding.code?.text
      return
    }
    self.init(
      finding.isNote ? .note : finding.rule == nil ? .error : .warning,
      finding.message + (finding.hint.map { "; \($0.hasSuffix("?") ? "" : "hint: ")\($0)" } ?? ""), in: file,
      line: finding.line,
      column: finding.column, rule: finding.rule)
  }

  /// Whether a warning of the run says the same: of the same line, or of none.
  func isSame(as report: WarningReport) -> Bool {
    code == report.warning.code.text && (report.place.map { $0.file == file && $0.line == line } ?? true)
  }

  /// The mistake at the line of Swift that its line came of.
  func moved(to file: String, line: Int) -> CheckMistake {
    var moved = CheckMistake(
      severity, message, in: file, line: line, rule: rule,
      more: text.split(separator: "\n").dropFirst().map { SwiftSpelling.text(String($0)) })
    moved.code = code
    return moved
  }

  /// The rule, or what stands in its place.
  var id: String { rule?.rawValue ?? kind.rawValue }

  /// The command line that shows it; nil where there is none.
  var replay: String? { Self.replay(trial, file) }

  private static func replay(_ trial: Trial?, _ file: String) -> String? {
    trial.flatMap { trial in
      trial.scenario.map { scenario in
        let replay = Replay(scenario: scenario, ofTransition: trial.number)
        return "playhead -i --replay '\(replay.text)' \(trial.worldWords)\(ShellWord.text(file))"
      }
    }
  }
}
