import MotionMath
import PlainText
import TransitionChecker

/// A message of one part of a check about one script. A line of JSON each, between processes and in the files of
/// shards.
enum CheckMessage: Equatable {
  case mistake(CheckMistake)
  /// A transition of the script, in the order of meeting them.
  case meets(Subject)
  /// A finding, by the place of its scenario.
  case finds(TrialRunner.Found)
  /// A row or a scenario that did not apply.
  case skips(ScriptVerdict.Skipped)
  /// A scenario whose copy came to no end.
  case loses(LostScenarios.Entry)
  /// A part that has no verdict.
  case leaves(NotJudged)
  /// The places of the scenarios in which each transition was run.
  case runs([[Int]])
  /// A comment or setting that silences a rule, and whether it had something to silence.
  case ignores(Silencing.Entry, isUsed: Bool)
  /// All has been said: the script has not ended the process.
  case ends
}

extension CheckMessage {
  /// One JSON object, without the end of its line.
  var text: String {
    func text(_ text: String) -> String { JSONText.string(text) }
    return switch self {
    case .mistake(let mistake): JSONText.object(["mistake": mistake.json])
    case .meets(let transition): JSONText.object(["meets": transition.json])
    case .leaves(let part): part.json
    case .finds(let found):
      JSONText.object(["place": found.place == .max ? nil : String(found.place), "finds": found.finding.json])
    case .skips(let one):
      JSONText.object([
        "place": String(one.place), "number": String(one.number), "skips": text(one.scenario),
        "transition": text(one.transition), "reason": text(one.reason),
      ])
    case .loses(let one):
      JSONText.object([
        "place": String(one.place), "number": String(one.number), "loses": text(one.scenario), "what": text(one.what),
        "transition": text(one.transition), "reason": text(one.reason), "overdue": one.isOverdue ? "true" : "false",
      ])
    case .runs(let places):
      JSONText.object(["runs": JSONText.array(places.map { JSONText.array($0.map { String($0) }) })])
    case .ends: JSONText.object(["ends": "true"])
    case .ignores(let entry, let isUsed):
      JSONText.object([
        "ignores": text(entry.rule.rawValue), "file": text(entry.file), "line": String(entry.line),
        "wholeFile": entry.isForTheFile ? "true" : "false", "settings": entry.isSetting ? "true" : "false",
        "reason": text(entry.reason), "used": isUsed ? "true" : "false",
      ])
    }
  }

  /// Nil for a line that is none, as one that was cut by the end of its process.
  init?(_ line: some StringProtocol) {
    guard let json = JSON(line) else { return nil }
    self.init(json)
  }

  init?(_ json: JSON) {
    guard case .object(let fields) = json else { return nil }
    func text(_ name: String) -> String? { fields[name]?.string }
    func number(_ name: String) -> Int? { fields[name]?.number.map { Int(clamping: $0) } }
    if let mistake = fields["mistake"].flatMap(CheckMistake.init) {
      self = .mistake(mistake)
    } else if let transition = fields["meets"].flatMap(Subject.init) {
      self = .meets(transition)
    } else if let part = NotJudged(json) {
      self = .leaves(part)
    } else if let finding = fields["finds"].flatMap({ Finding($0) }) {
      self = .finds(TrialRunner.Found(finding, at: number("place") ?? .max))
    } else if let scenario = text("skips") {
      self = .skips(
        ScriptVerdict.Skipped(
          place: number("place") ?? 0, number: number("number") ?? 0, transition: text("transition") ?? "",
          scenario: scenario, reason: text("reason") ?? ""))
    } else if let scenario = text("loses") {
      self = .loses(
        LostScenarios.Entry(
          place: number("place") ?? 0, number: number("number") ?? 0, transition: text("transition") ?? "",
          scenario: scenario, what: text("what") ?? "", reason: text("reason") ?? "",
          isOverdue: fields["overdue"] == .bool(true)))
    } else if case .array(let transitions)? = fields["runs"] {
      self = .runs(
        transitions.map { places in
          guard case .array(let places) = places else { return [] }
          return places.compactMap { $0.number.map { Int(clamping: $0) } }
        })
    } else if let rule = text("ignores").flatMap(Rule.ID.init(named:)) {
      let entry = Silencing.Entry(
        rule: rule, file: text("file") ?? "", line: number("line") ?? 0,
        isForTheFile: fields["wholeFile"] == .bool(true), isSetting: fields["settings"] == .bool(true),
        reason: text("reason") ?? "")
      self = .ignores(entry, isUsed: fields["used"] == .bool(true))
    } else if fields["ends"] == .bool(true) {
      self = .ends
    } else {
      return nil
    }
  }
}
