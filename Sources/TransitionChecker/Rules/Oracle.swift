/// What the world has to be after a run.
enum Oracle {
  /// The kinds of facts that differ from what they have to be, as before and after.
  ///
  /// - Cancelled: everything is as it was before.
  /// - Finished after it was held: as after the reference, another such run.
  /// - Finished and undone with animation: as before.
  ///
  /// Empty for a run that did not end, or not as it was asked to: other rules judge these.
  static func differences(
    in run: Observation, against reference: Observation?, _ kinds: Set<WorldState.Kind>
  ) -> [WorldState.Difference] {
    guard run.endedAsAsked else { return [] }
    switch run.scenario.way {
    case .held(.cancel, _), .forthAndBack(.cancel, _):
      return asBefore(run, kinds)
    case .fingerTo, .touchCancelled, .liftedAfter:
      return run.outcome == .cancelled ? asBefore(run, kinds) : []
    case .held(.finish, _), .forthAndBack(.finish, _):
      return reference.map { $0.after.differences(from: run.after, in: kinds) } ?? []
    case .finishAndBack(isAnimated: true):
      return asBefore(run, kinds)
    default: return []
    }
  }

  private static func asBefore(_ run: Observation, _ kinds: Set<WorldState.Kind>) -> [WorldState.Difference] {
    run.before.differences(from: run.after, in: kinds.subtracting(changedAtRequest))
  }

  /// What the request changes, before the start at which `before` is noted.
  private static let changedAtRequest: Set<WorldState.Kind> = [.presented, .stack, .tab]

  /// A finding for each subject with differences, which tells the first one.
  static func findings(
    _ rule: Rule.ID, in run: Observation, _ differences: [WorldState.Difference]
  ) -> [Finding] {
    var subjects: [String] = []
    var result: [Finding] = []
    for difference in differences where !subjects.contains(difference.subject) {
      subjects.append(difference.subject)
      let same = differences.filter { $0.subject == difference.subject }
      let more = same.count > 1 ? ", and \(same.count - 1) more" : ""
      result.append(
        run.finding(
          rule, about: difference.subject,
          "\(difference.subject): \(difference.aspect) is \(difference.after), not \(difference.before)\(more)",
          before: "\(difference.before)", after: "\(difference.after)"))
    }
    return result
  }
}

extension Observation {
  /// Whether it is over, and went the way that was asked for.
  var endedAsAsked: Bool {
    guard outcome != .open, errors.isEmpty else { return false }
    switch asked {
    case .finish: return outcome == .finished
    case .cancel: return outcome == .cancelled
    case nil: return true
    }
  }
}
