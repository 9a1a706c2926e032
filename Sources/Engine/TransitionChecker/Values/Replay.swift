import PlainText

/// Which transition of a program is to go which way: what `--replay` takes.
public struct Replay: Sendable, Equatable {
  /// The number of the transition, from 1, in the order in which a check meets them.
  public let transition: Int
  /// The scenario's `id`.
  public let scenario: String

  public init(scenario: String, ofTransition transition: Int = 1) {
    self.scenario = scenario
    self.transition = transition
  }

  /// `M3@25%`, or `2:M3@25%` for the second transition; nil for a text that is neither.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let last = parts.last, parts.count <= 2, Self.isScenario(last) else { return nil }
    guard parts.count == 2 else {
      self.init(scenario: String(last))
      return
    }
    guard let number = Int(parts[0]), number > 0 else { return nil }
    self.init(scenario: String(last), ofTransition: number)
  }

  public var text: String { (transition == 1 ? "" : "\(transition):") + scenario }

  /// True for the name of a row or of a scenario in one.
  private static func isScenario(_ text: Substring) -> Bool {
    text != Scenario.Row.asItRuns.id && Scenario.isID(String(text))
  }
}
