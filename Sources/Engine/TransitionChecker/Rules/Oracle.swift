/// The expected state of the world after a run.
enum Oracle {
  /// The kinds of facts that differ from what they have to be, as before and after.
  ///
  /// - Cancelled, in a trial or by the program itself: everything is as it was before.
  /// - Finished after it was held: as after the reference, another such run.
  /// - Finished and undone with animation: as before.
  /// - Finished three times: as after the first.
  ///
  /// Empty for a run that did not end, or not as it was asked to: other rules judge these.
  ///
  /// - Parameter evenOpen: Whether one that nobody completed is judged too, as it is when it has been completed from
  ///   outside.
  static func differences(
    in run: Observation, against reference: Observation?, _ kinds: Set<WorldState.Kind>, evenOpen: Bool = false
  ) -> [WorldState.Difference] {
    guard run.endedAsAsked || evenOpen && run.isThawed else { return [] }
    return expected(in: run, against: reference, kinds).filter { !run.isOwn($0) }
  }

  private static func expected(
    in run: Observation, against reference: Observation?, _ kinds: Set<WorldState.Kind>
  ) -> [WorldState.Difference] {
    switch run.scenario.way {
    case .held(.cancel, _), .forthAndBack(.cancel, _), .endedTwice(.cancel), .turned(.cancel):
      return asBefore(run, kinds)
    case .fingerTo, .flicked, .flickedBack, .touchCancelled, .liftedAfter:
      return run.outcome == .cancelled ? asBefore(run, kinds) : []
    case .second where run.isLetGoAndBack, .slow where run.isLetGoAndBack:
      return asBefore(run, kinds)
    case .held(.finish, _), .forthAndBack(.finish, _), .endedTwice(.finish), .turned(.finish), .second, .slow:
      return reference.map { $0.after.differences(from: run.after, in: kinds) } ?? []
    case .repeated where run.isSecond && run.outcome == .finished:
      // Objects that a repetition makes anew have other numbers.
      let comparable = kinds.intersection([.value, .clock, .gesture])
      return reference.map { $0.after.differences(from: run.after, in: comparable) }?.filter {
        run.after.value(of: $0.subject, .tree, "window") != .text("no")
      } ?? []
    case .finishAndBack(isAnimated: true):
      return asBefore(run, kinds)
    case .asItRuns where run.outcome == .cancelled:
      return asBefore(run, kinds)
    default: return []
    }
  }

  /// Differences from the initial state, except lasting changes made by will-callbacks and the appearance of a view
  /// that is discarded.
  private static func asBefore(_ run: Observation, _ kinds: Set<WorldState.Kind>) -> [WorldState.Difference] {
    run.before.differences(from: run.after, in: kinds).filter {
      !run.isCleanedUp($0) && !run.isThrownAway($0) && ($0.kind != .value || !run.movedBefore.contains($0.subject))
    }
  }

  /// Changes made by will-callbacks that the end has not set back.
  static func cleanedUp(in run: Observation) -> [WorldState.Difference] {
    run.before.differences(from: run.after).filter(run.isCleanedUp)
  }

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
      let sentence = TreeSentence(difference, run)
      let text =
        sentence?.text
        ?? "\(difference.subject): \(difference.aspect) is \(difference.after), not \(difference.before)"
      var finding = run.finding(
        rule, about: difference.subject, text + more, before: "\(difference.before)", after: "\(difference.after)")
      finding.aspect = sentence?.culprit == nil ? difference.aspect : "superview"
      finding.culprit = sentence?.culprit ?? ""
      // The system's container stays behind what fills it.
      if same.allSatisfy(\.isBehindAll) { finding.severity = .note }
      result.append(finding)
    }
    return result
  }
}

extension WorldState.Difference {
  /// True for the colour of a container that the system makes for the views of a stack or of tabs.
  fileprivate var isBehindAll: Bool { aspect == "backgroundColor" && subject.hasPrefix("UIViewControllerWrapperView") }

  /// Whether another is about the same, and ends the same.
  fileprivate func leads(to other: Self) -> Bool {
    subject == other.subject && kind == other.kind && aspect == other.aspect && after.isSame(as: other.after)
  }
}

extension Observation {
  fileprivate func isCleanedUp(_ difference: WorldState.Difference) -> Bool {
    changedByWill.contains { $0.leads(to: difference) }
  }

  /// Whether callbacks of appearance have set it after the outcome: a counter of visits is another each time.
  func isSetByCallbacks(_ subject: String, _ aspect: String) -> Bool {
    changedByCallbacks.contains { $0.subject == subject && $0.aspect == aspect }
  }

  /// True for a value that callbacks of appearance have set after the outcome.
  func isOwn(_ difference: WorldState.Difference) -> Bool {
    changedByCallbacks.contains { $0.leads(to: difference) }
  }

  /// True for the look of a view that was to come, was on screen neither before nor after, and goes with its
  /// controller: an animator may leave it as it set it at its start. A mask is not part of that look: left after a
  /// finish, it cuts the view off when the device turns.
  func isThrownAway(_ difference: WorldState.Difference) -> Bool {
    (subject.change == .present || subject.change == .push) && difference.kind == .value && difference.subject == toView
      && difference.aspect != "mask"
      && [before, after].allSatisfy { $0.value(of: toView, .tree, "window") == .text("no") }
  }

  /// Whether a finger let go of it, and the program cancelled it then.
  fileprivate var isLetGoAndBack: Bool { subject.isInteractive && asked == nil && outcome == .cancelled }

  /// True when the run has ended as it was asked to.
  var endedAsAsked: Bool {
    guard outcome != .open, errors.isEmpty else { return false }
    switch asked ?? reported {
    case .finish: return outcome == .finished
    case .cancel: return outcome == .cancelled
    case nil: return true
    }
  }
}
