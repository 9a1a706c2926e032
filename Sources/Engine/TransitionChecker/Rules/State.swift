import MotionMath

extension Rule.ID {
  public static let state = Self("R-STATE")
}

extension Rule {
  static let state = Rule(.state, .error, isAboutTheWhole: false, isAboutViews: true) { run, reference in
    if run.scenario.way == .finish || run.scenario.way == .asItRuns, run.endedAsAsked, run.outcome == .finished {
      return Oracle.findings(.state, in: run, leftBehind(run) + leftOnWhatCame(run) + leftOff(run))
    }
    if case .finishAndBack(isAnimated: false) = run.scenario.way, run.endedAsAsked {
      return Oracle.findings(.state, in: run, shownAgain(run))
    }
    let isFirstFinish =
      reference == nil && run.scenario.row == .finishHeld && run.endedAsAsked && run.outcome == .finished
    return Oracle.findings(
      .state, in: run,
      Oracle.differences(in: run, against: reference, [.value, .gesture], evenOpen: true)
        + (isFirstFinish ? leftOnWhatCame(run) : [])
    ).map(lessForClipping)
  }

  /// Clipping that is left alone, without corners, is a note: nobody sees it of what stays inside its bounds.
  private static func lessForClipping(_ finding: Finding) -> Finding {
    var finding = finding
    let isAlone = !finding.message.hasSuffix(" more")
    if finding.aspect == "masksToBounds", finding.after == "true", isAlone { finding.severity = .note }
    return finding
  }

  /// Switches for all views that are left off.
  private static func leftOff(_ run: Observation) -> [WorldState.Difference] {
    run.before.differences(from: run.after, in: [.value]).filter { $0.subject == WorldState.program && !run.isOwn($0) }
  }

  private static let place: Set = ["position", "bounds", "anchorPoint"]

  /// How the view looks that was popped or dismissed, when it is shown again without an animation.
  private static func shownAgain(_ run: Observation) -> [WorldState.Difference] {
    guard run.subject.change == .dismiss || run.subject.change == .pop else { return [] }
    return run.before.differences(from: run.after, in: [.value]).filter {
      $0.subject == run.fromView && !place.contains($0.aspect)
    }
  }

  /// Values that an animator sets on the view that comes, for the time of the transition only. The rest, corners and
  /// shadow, may be meant to stay. Of a view that a presentation controller of the program's own shows, all but a fade
  /// may stay.
  private static func leftOnWhatCame(_ run: Observation) -> [WorldState.Difference] {
    let forTheTime: [LayerProperty] = run.isCustom ? [.opacity, .hidden] : [.opacity, .hidden, .transform]
    guard run.subject.change != .dismiss, run.subject.change != .pop,
      run.after.value(of: run.toView, .tree, "window") == .text("yes")
    else { return [] }
    return forTheTime.compactMap { property in
      let usual = WorldState.Value(property.defaultValue)
      guard let after = run.after.value(of: run.toView, .value, property.name) else { return nil }
      let before = run.before.value(of: run.toView, .value, property.name) ?? usual
      let left = WorldState.Difference(
        subject: run.toView, kind: .value, aspect: property.name, before: before, after: after)
      return before.isSame(as: after) || after.isSame(as: usual) || run.isOwn(left) ? nil : left
    } + leftMask(run)
  }

  /// A mask left on a view that came and fills the screen cuts it off when the device turns.
  private static func leftMask(_ run: Observation) -> [WorldState.Difference] {
    guard !run.isCustom, run.after.value(of: run.toView, .value, "mask") == .text("a layer"),
      run.before.value(of: run.toView, .value, "mask") ?? .text("nil") == .text("nil")
    else { return [] }
    return [
      WorldState.Difference(
        subject: run.toView, kind: .value, aspect: "mask", before: .text("nil"), after: .text("a layer"))
    ]
  }

  /// How the view looks that went, and that will come back: its place is given to it anew, the rest is not.
  private static func leftBehind(_ run: Observation) -> [WorldState.Difference] {
    guard run.subject.change == .present || run.subject.change == .push || run.subject.change == .select,
      run.after.value(of: run.fromView, .tree, "window") == .text("no")
    else { return [] }
    return run.before.differences(from: run.after, in: [.value]).filter {
      $0.subject == run.fromView && !place.contains($0.aspect)
    }
  }
}
