/// Which scenarios apply to a transition.
extension Scenario {
  /// The fractions at which a held transition is let go.
  public static let fractions = [0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1]

  /// The fractions at which another transition is asked for.
  private static let interruptions = [0, 0.5, 0.99]

  /// The scenarios that apply to a transition, in the order of the matrix. The first is the one that others are compared
  /// with.
  ///
  /// - Parameter fractions: At which a held transition is let go, instead of those of the matrix.
  public static func all(
    for subject: Subject, isPercentDriven: Bool, at fractions: [Double]? = nil
  ) -> [Scenario] {
    // Only what follows it can break.
    guard subject.isAnimated else { return [Scenario(.rotated(at: 1))] }
    var ways: [Way] = []
    if !subject.isInteractive { ways += free(subject) }
    if subject.isInteractive, isPercentDriven { ways += driven(at: fractions) }
    if subject.isInteractive, !isPercentDriven { ways += ownDriven(subject, at: fractions) }
    if subject.isInteractive, subject.hasFinger {
      ways += (0...2).map { .liftedAfter(frames: $0) }
      ways += [0.2, 0.8].map { .fingerTo($0) }
      ways += [.flicked(at: 0.2), .flickedBack(at: 0.7)]
      ways += [.touchCancelled(at: 0.5), .untouched, .repeated]
      if subject.change == .pop { ways += [.atRoot] }
      if subject.change == .push { ways += [.plain] }
    }
    return ways.map(Scenario.init)
  }

  /// Whether others are compared with it.
  var isReference: Bool { way == .finish || row == .finishHeld }

  /// Of one that nobody holds.
  private static func free(_ subject: Subject) -> [Way] {
    let isForth = subject.change == .present || subject.change == .push
    var ways: [Way] = [.finish]
    if isForth { ways += [.finishAndBack(isAnimated: true)] }
    if subject.change != .select { ways += [.finishAndBack(isAnimated: false)] }
    // As a program holds it that lets a finger take hold of it on the way.
    ways += [0.3, 0.9].map { .held(.cancel, at: $0) }
    ways += interruptions.map { .second(at: $0) }
    ways += [.turned(.finish), .turned(.cancel)]
    ways += [.rotated(at: 0), .rotated(at: 0.5), .rotated(at: 1)]
    ways += [.sized(width: 320, height: 568), .sized(width: 834, height: 1194)]
    ways += [.laidOut(at: 0.5), .background(at: 0.5)]
    if subject.change != .select { ways += [.repeated] }
    if subject.change == .present { ways += [.nested(fromMiddle: false), .nested(fromMiddle: true)] }
    if subject.change == .present || subject.change == .dismiss { ways += [.asked] }
    if subject.change == .push { ways += [.plain] }
    return ways + [.slow(at: 0.3)]
  }

  /// Of one that a percent-driven driver holds.
  private static func driven(at chosen: [Double]?) -> [Way] {
    var ways: [Way] = []
    if let chosen {
      ways = chosen.map { .held(.finish, at: $0) } + chosen.map { .held(.cancel, at: $0) }
    } else {
      ways = [.held(.finish, at: 0.5)] + fractions.filter { $0 != 0.5 }.map { .held(.finish, at: $0) }
      ways += ([0] + fractions).map { .held(.cancel, at: $0) }
    }
    ways += [.forthAndBack(.finish, at: 0.6), .forthAndBack(.cancel, at: 0.6)]
    ways += [.endedTwice(.finish), .endedTwice(.cancel)]
    ways += interruptions.map { .second(at: $0) } + [.second(at: nil)]
    ways += [.turned(.finish), .turned(.cancel)]
    return ways + [.again(at: 0.3), .slow(at: 0.3)]
  }

  /// Of one with a driver of the program's own: it is left alone, or moved and ended through its context; under a finger,
  /// by the finger, after what a finger alone does.
  private static func ownDriven(_ subject: Subject, at chosen: [Double]?) -> [Way] {
    guard !subject.hasFinger else { return interruptions.map { .second(at: $0) } + [.second(at: nil), .slow(at: 0.3)] }
    var ways: [Way] = [.finish]
    ways += (chosen ?? [0.5]).map { .held(.finish, at: $0) } + (chosen ?? [0.3, 0.9]).map { .held(.cancel, at: $0) }
    ways += interruptions.map { .second(at: $0) } + [.rotated(at: 0.5), .rotated(at: 1)]
    return ways + [.laidOut(at: 0.5), .background(at: 0.5), .slow(at: 0.3)]
  }

  /// The rows of the matrix of which nothing applies to a transition, each with the reason.
  public static func skipped(for subject: Subject, isPercentDriven: Bool) -> [(row: Row, reason: String)] {
    let rows = Set(all(for: subject, isPercentDriven: isPercentDriven).map(\.row))
    return Row.allCases.filter { $0 != .asItRuns && !rows.contains($0) }.map { ($0, reason($0, subject)) }
  }

  private static func reason(_ row: Row, _ subject: Subject) -> String {
    guard subject.isAnimated else { return "it is not animated" }
    return switch row {
    case .asItRuns, .finish, .rotated, .laidOut, .background: "it begins held"
    case .releaseEarly, .untouched: "no finger begins it"
    case .again where !subject.isInteractive: "a tab is selected, and not undone"
    case .finishHeld, .cancelHeld, .forthAndBack, .twice, .second, .turned, .again, .slow:
      subject.isInteractive ? "its driver is not percent-driven" : "nothing holds it"
    case .nested: "it presents nothing, or begins held"
    case .others: "it is no presentation, push or pop under a finger"
    }
  }
}
