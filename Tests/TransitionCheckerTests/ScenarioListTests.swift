import Testing
import TransitionChecker

/// The scenarios of each kind of transition, written down by hand from the rows of the matrix.
@Suite("Lists of scenarios") struct ScenarioListTests {
  struct Kind: CustomTestStringConvertible {
    let name: String
    let subject: Subject
    var isPercentDriven = false
    let scenarios: String
    var testDescription: String { name }
  }

  private static func subject(
    _ change: Subject.Change, held: Bool = false, finger: Bool = false, animated: Bool = true
  ) -> Subject {
    Subject(
      change, by: "Fade", from: "a", to: "b", isInteractive: held, hasFinger: finger, isAnimated: animated)
  }

  /// The scenarios of a transition that nobody holds: the free rows around those that depend on the change.
  private static let held = "M3@30% M3@90% M8@0% M8@50% M8@99% M9-finish M9-cancel"
  private static let moved = "M10@0% M10@50% M10@100% M10-320x568 M10-834x1194 M11@50% M12@50%"
  private static let fractions = ["1", "10", "30", "50", "70", "90", "99", "100"]
  /// The scenarios of a percent-driven driver.
  private static let driven =
    (["M2@50%"] + fractions.filter { $0 != "50" }.map { "M2@\($0)%" } + (["0"] + fractions).map { "M3@\($0)%" })
    .joined(separator: " ")
    + " M5-finish@60% M5-cancel@60% M7-finish M7-cancel M8@0% M8@50% M8@99% M8-release M9-finish M9-cancel M13@30% M16@30%"
  /// The scenarios of a finger by itself.
  private static let finger =
    "M4-0 M4-1 M4-2 M2-finger@20% M2-finger@80% M2-flick@20% M3-flick@70% M3-call@50% M6 M13-repeated"
  private static let ownUnderFinger = "M8@0% M8@50% M8@99% M8-release M16@30% " + finger

  static let kinds = [
    Kind(name: "not animated", subject: subject(.push, animated: false), scenarios: "M10@100%"),
    Kind(
      name: "a free presentation", subject: subject(.present),
      scenarios: "M1 M1-back M1-cut \(held) \(moved) M13-repeated M14 M14-middle M15 M16@30%"),
    Kind(
      name: "a free dismissal", subject: subject(.dismiss),
      scenarios: "M1 M1-cut \(held) \(moved) M13-repeated M15 M16@30%"),
    Kind(
      name: "a free push", subject: subject(.push),
      scenarios: "M1 M1-back M1-cut \(held) \(moved) M13-repeated M15-plain M16@30%"),
    Kind(name: "a free pop", subject: subject(.pop), scenarios: "M1 M1-cut \(held) \(moved) M13-repeated M16@30%"),
    Kind(name: "a free selection", subject: subject(.select), scenarios: "M1 \(held) \(moved) M16@30%"),
    Kind(
      name: "held by a percent-driven driver", subject: subject(.present, held: true), isPercentDriven: true,
      scenarios: driven),
    Kind(
      name: "the same under a finger", subject: subject(.dismiss, held: true, finger: true), isPercentDriven: true,
      scenarios: "\(driven) \(finger)"),
    Kind(
      name: "a pop under a finger", subject: subject(.pop, held: true, finger: true), isPercentDriven: true,
      scenarios: "\(driven) \(finger) M15-root"),
    Kind(
      name: "a push under a finger", subject: subject(.push, held: true, finger: true), isPercentDriven: true,
      scenarios: "\(driven) \(finger) M15-plain"),
    Kind(
      name: "held by an own driver", subject: subject(.present, held: true),
      scenarios: "M1 M2@50% M3@30% M3@90% M8@0% M8@50% M8@99% M10@50% M10@100% M11@50% M12@50% M16@30%"),
    Kind(
      name: "an own driver under a finger", subject: subject(.present, held: true, finger: true),
      scenarios: ownUnderFinger),
    Kind(
      name: "an own driver of a pop under a finger", subject: subject(.pop, held: true, finger: true),
      scenarios: "\(ownUnderFinger) M15-root"),
  ]

  @Test("a kind of transition is tried in these ways, in this order", arguments: kinds)
  func list(_ kind: Kind) {
    let ids = Scenario.all(for: kind.subject, isPercentDriven: kind.isPercentDriven).map(\.id)
    #expect(ids.joined(separator: " ") == kind.scenarios)
  }

  @Test("fractions of one's own take the place of the matrix's where something is held")
  func chosenFractions() {
    let own = Scenario.all(for: Self.subject(.present, held: true), isPercentDriven: false, at: [0.25])
    #expect(own.map(\.id).prefix(4).joined(separator: " ") == "M1 M2@25% M3@25% M8@0%")
    let driven = Scenario.all(for: Self.subject(.present, held: true), isPercentDriven: true, at: [0.25, 0.75])
    #expect(driven.map(\.id).prefix(5).joined(separator: " ") == "M2@25% M2@75% M3@25% M3@75% M5-finish@60%")
  }
}
