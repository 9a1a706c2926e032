import PlainText
import PlayheadShell
import TransitionChecker

/// The last lines of a check, on standard error: how much was judged, and what was not.
///
///     Card.swift: 2 animators, 78 scenarios, by finger and by button, 0.4 s: 1 error
///     not judged: FlipAnimator (nothing shows it; add a set-up)
struct CheckClosing {
  let report: CheckReport
  /// Of real time.
  let seconds: Double

  var text: String { plain(outcome.text).map { $0 + "\n" }.joined() }

  /// The same for a terminal: wrapped, the outcome in the colour of the gravest.
  func lines(_ style: TerminalStyle) -> [String] {
    let (text, severity) = outcome
    var lines = plain(text).flatMap { WrappedText($0, width: style.columns, indent: 2).lines }
    if let first = lines.first, first.hasSuffix(text) {
      lines[0] = first.dropLast(text.count) + style.ink.draw(text, severity.map(style.role) ?? .good)
    }
    return lines
  }

  /// The first of them.
  var sentence: String { plain(outcome.text).first ?? "" }

  private func plain(_ outcome: String) -> [String] {
    var lines: [String] = []
    if let name { lines.append("\(name): \(counts)\(NumberText.fixed(seconds, 1)) s: \(outcome)") }
    let rows = report.notJudged
    if !rows.isEmpty { lines.append("not judged: " + rows.map(\.text).joined(separator: ", ")) }
    if !judged.isEmpty, !judged.contains(where: { $0.isInteractive || $0.hasFinger }) {
      lines.append("not tried: a finger (\(fingerless))")
    }
    return lines
  }

  /// Why no finger was tried: what an import has said of its files.
  private var fingerless: String {
    let reasons = report.verdicts.compactMap(\.fingerless).reduce(into: [String]()) { all, reason in
      if !all.contains(reason) { all.append(reason) }
    }
    return reasons.isEmpty ? "none began a transition here" : reasons.joined(separator: "; ")
  }

  /// The program, or how many there are; nil where there is none.
  private var name: String? {
    report.verdicts.count > 1 ? "\(report.verdicts.count) scripts" : report.verdicts.first?.path
  }

  private var judged: [Subject] { report.verdicts.flatMap(\.judged) }

  private var counts: String {
    if let gestures = report.verdicts.map(\.gestures).max(), gestures > 0 {
      let tries = report.verdicts.reduce(0) { $0 + $1.tries }
      let each = report.verdicts.count > 1 ? " in each" : ""
      return "\(Self.count(gestures, "random gesture"))\(each), \(tries == 1 ? "1 try" : "\(tries) tries"), "
    }
    guard !judged.isEmpty else { return "no transition was judged, only the text, " }
    let animators = Set(judged.map(\.animator)).filter { !$0.isEmpty }.count
    let what = animators > 0 ? Self.count(animators, "animator") : Self.count(judged.count, "transition")
    var ways: [String] = []
    if judged.contains(where: { $0.hasFinger || $0.isHeldByCheck }) { ways.append("by finger") }
    if judged.contains(where: { $0.isInteractive && !$0.hasFinger && !$0.isHeldByCheck }) { ways.append("by hand") }
    if judged.contains(where: { !$0.isInteractive }) { ways.append("by button") }
    let scenarios = report.verdicts.reduce(0) { $0 + $1.scenarioCount }
    return "\(what), \(Self.count(scenarios, "scenario")), \(ways.listed), "
  }

  /// The results counted by severity, and the gravest severity; nil where there is no result.
  private var outcome: (text: String, severity: Rule.Severity?) {
    let severities = report.programs.flatMap { $0.mistakes.map(\.severity) + $0.findings.causes.map(\.severity) }
    let told = [Rule.Severity.error, .warning, .note].compactMap { severity in
      let count = severities.count { $0 == severity }
      return count > 0 ? Self.count(count, severity.rawValue) : nil
    }
    guard let gravest = [Rule.Severity.error, .warning, .note].first(where: severities.contains) else {
      return ("nothing found", nil)
    }
    return (told.joined(separator: ", "), gravest)
  }

  private static func count(_ count: Int, _ what: String) -> String { "\(count) \(what)\(count == 1 ? "" : "s")" }

}
