import LayerKit

extension UsageWarning {
  /// The stable name of a kind of warning. Its text is the case's name in kebab-case.
  public enum Code: String, CaseIterable, Sendable {
    case nothingToMoveThrough, keyTimesDoNotMatch, timingFunctionsDoNotMatch, keyTimesDoNotSpan, splineValuesDoNotMatch
    case splineValuesWithoutSpline, keyTimesSetThePace, repeatsTwoWays
    case animatorState, animatorNotInterruptible, dampingRatioReplaced, notInSuperview, viewCycle, layoutLoop
    case constraintLoop, unsatisfiableConstraints, maskAndConstraint, noConstraints, ambiguousLayout
    case notArranged
    case cellNotRegistered, touchDropped, tapMissed, frameUnderTransform, emptySnapshot
    case angleInDegrees
    case alreadyPresenting, alreadyPresented, controllerCycle, controllersTooDeep, hasParent, notInWindow
    case nothingToDismiss, notAnimated, completionDropped
    case transitionInProgress
    case unbalancedAppearance, listedTwice, notSiblings, noSuchSegue, noSuchTab, alreadyInStack, notInStack, onlyTheRoot
    case stackInStack, noSuchDetent, popoverWithoutSource
    case completedTwice, completedBeforeStart, completedWhileInteractive, completedAfterCancel, endedTwice
    case endedBeforeStart, notInteractive, notInterruptible, animatedOutside, frozenScreen
    case nearMiss, unevenGradient, lostDelegate, lostObservation

    /// `already-presenting`
    public var text: String {
      rawValue.reduce(into: "") { text, letter in text += letter.isUppercase ? "-\(letter.lowercased())" : "\(letter)" }
    }
  }

  public var code: Code {
    switch self {
    case .animation(let warning): warning.code
    case .animatorState: .animatorState
    case .animatorNotInterruptible: .animatorNotInterruptible
    case .dampingRatioReplaced: .dampingRatioReplaced
    case .notInSuperview: .notInSuperview
    case .viewCycle: .viewCycle
    case .layoutLoop: .layoutLoop
    case .constraintLoop: .constraintLoop
    case .unsatisfiableConstraints: .unsatisfiableConstraints
    case .maskAndConstraint: .maskAndConstraint
    case .noConstraints: .noConstraints
    case .ambiguousLayout: .ambiguousLayout
    case .notArranged: .notArranged
    case .cellNotRegistered: .cellNotRegistered
    case .frameUnderTransform: .frameUnderTransform
    case .angleInDegrees: .angleInDegrees
    case .emptySnapshot: .emptySnapshot
    case .touchDropped: .touchDropped
    case .tapMissed: .tapMissed
    case .cannotPresent(_, _, _, let obstacle): obstacle.code
    case .nothingToDismiss: .nothingToDismiss
    case .completionDropped: .completionDropped
    case .notAnimated: .notAnimated
    case .transitionInProgress: .transitionInProgress
    case .unbalancedAppearance: .unbalancedAppearance
    case .controllerCycle: .controllerCycle
    case .controllersTooDeep: .controllersTooDeep
    case .childIsPresented: .alreadyPresenting
    case .listedTwice: .listedTwice
    case .notSiblings: .notSiblings
    case .noSuchSegue: .noSuchSegue
    case .noSuchTab: .noSuchTab
    case .noSuchDetent: .noSuchDetent
    case .popoverWithoutSource: .popoverWithoutSource
    case .alreadyInStack: .alreadyInStack
    case .notInStack: .notInStack
    case .onlyTheRoot: .onlyTheRoot
    case .stackInStack: .stackInStack
    case .completedTwice, .completedWhenOver: .completedTwice
    case .completedBeforeStart: .completedBeforeStart
    case .completedWhileInteractive: .completedWhileInteractive
    case .completedAfterCancel: .completedAfterCancel
    case .endedTwice: .endedTwice
    case .endedBeforeStart: .endedBeforeStart
    case .notInteractive: .notInteractive
    case .notInterruptible: .notInterruptible
    case .animatedOutside: .animatedOutside
    case .frozenScreen: .frozenScreen
    case .nearMiss, .notCalled, .unknownKey: .nearMiss
    case .unevenGradient: .unevenGradient
    case .lostDelegate: .lostDelegate
    case .lostObservation: .lostObservation
    }
  }
}

extension UsageWarning {
  /// Whether UIKit raises an exception: the program would end there.
  var isException: Bool {
    // Documented: a stopped animator must not be started or paused. Reported: only a stopped one can be finished.
    if case .animatorState(let call) = self { return call == .start || call == .pause || call == .finish }
    return Code.exceptions.contains(code)
  }
}

extension UsageWarning.Code {
  /// The codes for which UIKit raises an exception (reported), or hangs: layout that never ends.
  public static let exceptions: [Self] = [
    .animatorState, .viewCycle, .cellNotRegistered, .alreadyPresented, .controllerCycle, .hasParent, .listedTwice,
    .notSiblings, .noSuchSegue, .alreadyInStack, .notInStack, .stackInStack, .constraintLoop,
    .popoverWithoutSource,
  ]
}

extension AnimationWarning {
  fileprivate var code: UsageWarning.Code {
    switch self {
    case .nothingToMoveThrough: .nothingToMoveThrough
    case .keyTimesDoNotMatch: .keyTimesDoNotMatch
    case .timingFunctionsDoNotMatch: .timingFunctionsDoNotMatch
    case .keyTimesDoNotSpan: .keyTimesDoNotSpan
    case .splineValuesDoNotMatch: .splineValuesDoNotMatch
    case .splineValuesWithoutSpline: .splineValuesWithoutSpline
    case .keyTimesSetThePace: .keyTimesSetThePace
    case .repeatsTwoWays: .repeatsTwoWays
    }
  }
}

extension UsageWarning.PresentationObstacle {
  fileprivate var code: UsageWarning.Code {
    switch self {
    case .presenterPresents: .alreadyPresenting
    case .isPresented: .alreadyPresented
    case .isAncestor: .controllerCycle
    case .isTooDeep: .controllersTooDeep
    case .isChild, .isRoot: .hasParent
    case .presenterIsMoving: .transitionInProgress
    case .notInWindow: .notInWindow
    }
  }
}
