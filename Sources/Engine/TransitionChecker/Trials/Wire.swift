import MotionMath
import PlainText
import ViewKit

/// States, outcomes and doubts as lines of JSON: from the copy of a world to the world.
enum Wire {
  static func lines(_ state: WorldState) -> [String] {
    state.facts.map { fact in
      let value: [String] =
        switch fact.value {
        case .text(let text): [JSONText.string("text"), JSONText.string(text)]
        case .numbers(let numbers): [JSONText.string("numbers")] + numbers.map(JSONText.number)
        case .transform(let matrix):
          [JSONText.string("transform")] + AnimatableValue.transform(matrix).components.map(JSONText.number)
        }
      return JSONText.array(
        [
          JSONText.string("fact"), JSONText.string(fact.subject), JSONText.string(fact.kind.rawValue),
          JSONText.string(fact.aspect),
        ] + value)
    }
  }

  static func line(_ outcome: Observation.Outcome) -> String {
    JSONText.array([JSONText.string("outcome"), JSONText.string(outcome.rawValue)])
  }

  static func line(branches count: Int) -> String {
    JSONText.array([JSONText.string("branches"), String(count)])
  }

  /// How many branches a gap has decided; nil for a line that says something else.
  static func branches(_ line: String) -> Int? {
    guard case .array(let values)? = JSON(line), values.count == 2, values[0].string == "branches" else { return nil }
    return values[1].number.map { Int(clamping: $0) }
  }

  /// The rule and the subject of a finding, by which runs are compared; nil for a line that says something else.
  static func key(_ line: String) -> [String]? {
    guard let finding = JSON(line).flatMap({ Finding($0) }) else { return nil }
    return [finding.rule.rawValue, finding.subject]
  }

  static func line(doubted part: NotJudged) -> String {
    JSONText.array([
      JSONText.string("doubted"), JSONText.string(part.reason), JSONText.string(part.file), String(part.line ?? 0),
      JSONText.string(part.cure),
    ])
  }

  /// The scenario with the reason why what was found in it was not judged; nil for a line that says something else.
  static func doubted(_ line: String, _ scenario: String) -> NotJudged? {
    guard case .array(let values)? = JSON(line), values.count == 5, values[0].string == "doubted" else { return nil }
    let number = Int(clamping: values[3].number ?? 0)
    return NotJudged(
      scenario, values[1].string ?? "", in: values[2].string ?? "", line: number == 0 ? nil : number,
      cure: values[4].string ?? "")
  }

  static func line(skipped reason: String) -> String {
    JSONText.array([JSONText.string("skipped"), JSONText.string(reason)])
  }

  /// Why the scenario could not be applied; nil when it was.
  static func skipped(_ lines: [String]) -> String? {
    guard case .array(let values)? = lines.first.flatMap(JSON.init), values.count == 2, values[0].string == "skipped"
    else { return nil }
    return values[1].string
  }

  /// Nil where no line says it.
  static func outcome(_ lines: [String]) -> Observation.Outcome? {
    for line in lines {
      guard case .array(let values)? = JSON(line), values.count == 2, values[0].string == "outcome" else { continue }
      return values[1].string.flatMap(Observation.Outcome.init(rawValue:))
    }
    return nil
  }

  static func state(_ lines: [String]) -> WorldState {
    WorldState(lines.compactMap(fact))
  }

  private static func fact(_ line: String) -> WorldState.Fact? {
    guard case .array(let values)? = JSON(line), values.count >= 5, values[0].string == "fact",
      let kind = values[2].string.flatMap(WorldState.Kind.init(rawValue:))
    else { return nil }
    let numbers = values.dropFirst(5).compactMap(\.number)
    let value: WorldState.Value
    switch values[4].string {
    case "text": value = .text(values.count > 5 ? values[5].string ?? "" : "")
    case "transform" where numbers.count == 16:
      value = numbers.withUnsafeBufferPointer { numbers in
        numbers.baseAddress.map { .init(AnimatableValue(kind: .transform, components: $0)) } ?? .numbers([])
      }
    default: value = .numbers(numbers)
    }
    return WorldState.Fact(values[1].string ?? "", kind, values[3].string ?? "", value)
  }
}
