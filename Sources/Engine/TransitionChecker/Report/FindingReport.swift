import PlainText
import ViewKit

/// A finding for people and for programs.
public struct FindingReport {
  private let finding: Finding
  /// The script, as it was named.
  private let file: String
  /// True for a file of tests, which no shell runs.
  private let isTest: Bool
  /// The options of the command line that make the same world, each followed by a blank; empty where there are none.
  private let options: String

  public init(_ finding: Finding, in file: String, isTest: Bool = false, options: String = "") {
    self.finding = finding
    self.file = file
    self.isTest = isTest
    self.options = options
  }

  private var rule: Rule { Rule.named(finding.rule) }
  /// In the language of the file to blame.
  public var cure: String { spelt(rule.cure) }
  public var why: String { spelt(rule.why) }

  private func spelt(_ sentence: String) -> String {
    (finding.source?.file ?? file).hasSuffix(".swift") ? SwiftSpelling.text(sentence) : sentence
  }
  /// The command line that opens the shell at the instant; nil without a file.
  public var replay: String? {
    guard !self.file.isEmpty else { return nil }
    let file = ShellWord.text(self.file)
    if isTest { return "playhead test \(options)\(file)" }
    // The world of a finding, as far as the check was not asked for it.
    let world = (finding.era.map { "--era \($0.rawValue) " } ?? "") + (finding.reducesMotion ? "--reduce-motion " : "")
    let words = world + options + file
    if let hunted = finding.hunted { return hunted.command(words) }
    guard let replay = finding.replay else { return "playhead -i --at \(NumberText.shortest(finding.time)) \(words)" }
    return "playhead -i --replay '\(replay.text)' --rule \(finding.rule.rawValue) \(words)"
  }

  /// A line in the form that editors read, then the transition, the reason and the cure.
  public var text: String {
    let place = finding.source.map { "\($0.file):\($0.line)" } ?? file
    let head = place.isEmpty ? "" : place + ": "
    // A name may have several lines, of which one could look like a finding.
    func line(_ text: String) -> String { VisibleText.escaped(text, keepsLines: false) }
    var lines = ["\(head)\(finding.severity.rawValue): \(line(finding.message)) [\(rule.id.rawValue)]"]
    lines += circumstances.map { "  " + line($0) }
    lines.append("  why:  \(why).")
    lines.append("  cure: \(cure).")
    if let replay { lines.append("  see:  \(replay)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The transition, its scenario and its time; how it was shown; how many scenarios more; what follows: a phrase each.
  public var circumstances: [String] {
    let time = NumberText.seconds(finding.time)
    let era = finding.era.map { ", on iOS \($0.rawValue)" } ?? ""
    var lines: [String] = []
    if let transition = finding.transition {
      lines.append(
        "\(transition.description), \(finding.scenario.description) (\(finding.scenario.id)), at \(time)\(era)")
    } else {
      lines.append("\(finding.scenario.description), at \(time)\(era)")
    }
    if !finding.setUp.isEmpty { lines.append("shown by \(finding.setUp)") }
    if finding.others > 0 { lines.append("and in \(finding.others) other scenario" + (finding.others > 1 ? "s" : "")) }
    lines += finding.hunted?.circumstances ?? []
    return lines + finding.consequences.map { "and so: \($0.message) [\($0.rule.rawValue)]" }
  }

  /// One JSON object, without the end of its line.
  ///
  /// - Parameter fails: Whether it fails the check; nil where there is none.
  public func json(fails: Bool? = nil) -> String {
    func text(_ text: String) -> String? { text.isEmpty ? nil : JSONText.string(text) }
    return JSONText.object([
      "rule": JSONText.string(rule.id.rawValue), "severity": JSONText.string(finding.severity.rawValue),
      "fails": fails.map { $0 ? "true" : "false" },
      "file": JSONText.string(finding.source?.file ?? file), "line": finding.source.map { String($0.line) },
      "message": JSONText.string(finding.message),
      "transition": finding.transition.map { JSONText.string($0.description) },
      "scenario": JSONText.string(finding.scenario.id), "what": JSONText.string(finding.scenario.description),
      "setUp": text(finding.setUp), "percent": finding.scenario.fraction.map { JSONText.number($0 * 100) },
      "time": JSONText.number(finding.time),
      "subject": text(finding.subject), "before": text(finding.before), "after": text(finding.after),
      "others": String(finding.others), "era": finding.era.map { JSONText.string($0.rawValue) },
      "gestures": finding.hunted.map { JSONText.array($0.script.map(JSONText.string)) },
      "why": JSONText.string(why), "cure": JSONText.string(cure),
      "replay": replay.map(JSONText.string),
    ])
  }
}
