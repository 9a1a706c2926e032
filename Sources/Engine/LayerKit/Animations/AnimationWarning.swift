import MotionMath

/// A legal animation with a defined effect that is probably not the one intended. Values only: the script layer has the
/// English.
public enum AnimationWarning: Hashable, Sendable {
  /// A single value, or a path without a line or curve in it: nothing moves (measured on macOS).
  case nothingToMoveThrough
  /// The rest of the longer list is ignored (measured on macOS).
  case keyTimesDoNotMatch(keyTimes: Int, keyframes: Int)
  /// Segments without a function are linear; functions beyond the last segment are ignored.
  case timingFunctionsDoNotMatch(functions: Int, segments: Int)
  /// The first value holds until its time, the last from its time on (the last measured on macOS, the first chosen here).
  case keyTimesDoNotSpan(first: Double, last: Double)
  /// Values beyond the last keyframe are ignored; missing ones are 0 (documented).
  case splineValuesDoNotMatch(name: String, given: Int, keyframes: Int)
  /// Only splines have a tension, a continuity and a bias (documented).
  case splineValuesWithoutSpline(name: String)
  /// The key times are honoured, and the speed is not constant (measured on macOS, though documented as ignored).
  case keyTimesSetThePace
  /// `repeatDuration` wins (documented as undefined).
  case repeatsTwoWays
  /// A property of a member that its group ignores: the group's own counts (documented).
  case ignoredInGroup([String])
  /// The duration is what `settlingDuration` was before the spring was changed, and cuts it off or lasts too long.
  case settlingReadEarly(duration: Double, settling: Double)
  /// A path has lines of no length, and each takes as long as the others: the layer stands still there (measured on macOS).
  /// `part` is the share of the duration.
  case standsOnPath(part: Double)
}

extension CAAnimation {
  /// The warnings a script gets when it adds the animation; those of a group's animations come last.
  public final var warnings: [AnimationWarning] {
    var warnings: [AnimationWarning] = repeatCount > 0 && repeatDuration > 0 ? [.repeatsTwoWays] : []
    if let keyframes = self as? CAKeyframeAnimation { warnings += keyframes.keyframeWarnings }
    if let spring = self as? CASpringAnimation, spring.isTimedByAnotherSpring {
      warnings.append(.settlingReadEarly(duration: spring.duration, settling: spring.settlingDuration))
    }
    if let group = self as? CAAnimationGroup {
      let ignored = group.ignoredOfMembers
      if !ignored.isEmpty { warnings.append(.ignoredInGroup(ignored)) }
      warnings += group.animations.flatMap(\.warnings)
    }
    return warnings
  }
}

extension CAAnimationGroup {
  /// The names of what its members have and it ignores. A member that stays in a group that stays asks for nothing else.
  fileprivate var ignoredOfMembers: [String] {
    var names: [String] = []
    if animations.contains(where: { $0.delegate != nil }) { names.append("delegate") }
    if isRemovedOnCompletion, animations.contains(where: { !$0.isRemovedOnCompletion }) {
      names.append("isRemovedOnCompletion")
    }
    // A fill within the group's time counts; one from its end on is the group's.
    let stays = !isRemovedOnCompletion || animations.contains { !$0.isRemovedOnCompletion }
    if stays, !fillMode.fillsForwards,
      animations.contains(where: { $0.fillMode.fillsForwards && !$0.ends(before: self) })
    {
      names.append("fillMode")
    }
    return names
  }
}

extension CAAnimation {
  fileprivate func ends(before group: CAAnimationGroup) -> Bool {
    guard repeatCount <= 1, repeatDuration == 0, speed > 0 else { return false }
    return beginTime + duration / speed < group.duration && duration > 0
  }
}

extension CAMediaTimingFillMode {
  fileprivate var fillsForwards: Bool { self == .forwards || self == .both }
}

extension CASpringAnimation {
  /// True when the duration is one that `settlingDuration` had before the spring was changed.
  fileprivate var isTimedByAnotherSpring: Bool {
    settlingWhenRead > 0 && duration == settlingWhenRead && (settlingDuration - duration).magnitude > 0.001
  }
}

extension CAKeyframeAnimation {
  fileprivate var keyframeWarnings: [AnimationWarning] {
    let steps = path.map { $0.segmentCount } ?? values.count - 1
    if steps < 1 { return [.nothingToMoveThrough] }
    var warnings: [AnimationWarning] = []
    if !timingFunctions.isEmpty, timingFunctions.count != steps, calculationMode == .linear || calculationMode == .cubic
    {
      warnings.append(.timingFunctionsDoNotMatch(functions: timingFunctions.count, segments: steps))
    }
    warnings += splineWarnings
    if calculationMode == .linear, keyTimes == nil, let path, case let still = path.stillSegmentCount, still > 0 {
      warnings.append(.standsOnPath(part: Double(still) / Double(steps)))
    }
    guard let keyTimes else { return warnings }
    // Discrete values may have the end of the last one as well; a discrete path has a start for each element.
    let most = calculationMode == .discrete && path == nil ? steps + 2 : steps + 1
    let fewest = calculationMode == .discrete && path != nil ? steps : steps + 1
    if !(fewest...most).contains(keyTimes.count) {
      warnings.append(.keyTimesDoNotMatch(keyTimes: keyTimes.count, keyframes: steps + 1))
    } else if let first = keyTimes.first, let last = keyTimes.last,
      first > 0 || last < 1 && (calculationMode != .discrete || keyTimes.count == most)
    {
      warnings.append(.keyTimesDoNotSpan(first: first, last: last))
    }
    if isPaced { warnings.append(.keyTimesSetThePace) }
    return warnings
  }

  private var splineWarnings: [AnimationWarning] {
    let isSpline = path == nil && (calculationMode == .cubic || calculationMode == .cubicPaced)
    let lists = [
      ("tensionValues", tensionValues), ("continuityValues", continuityValues), ("biasValues", biasValues),
    ]
    return lists.compactMap { name, list in
      if list.isEmpty { return nil }
      if !isSpline { return .splineValuesWithoutSpline(name: name) }
      return list.count > values.count
        ? .splineValuesDoNotMatch(name: name, given: list.count, keyframes: values.count) : nil
    }
  }
}
