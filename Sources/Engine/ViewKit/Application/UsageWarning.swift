public import LayerKit

/// A use of the API against UIKit's rules that is not an error. Cases carry values, not words; the script layer writes
/// the text. Views, controllers and layers are given by their labels.
public enum UsageWarning: Hashable, Sendable {
  case animation(AnimationWarning)

  /// A call to a property animator that its state does not allow.
  case animatorState(AnimatorCall)
  case animatorNotInterruptible
  /// No spring of the given damping ratio comes to rest in a duration; another ratio is used.
  case dampingRatioReplaced(given: Double, used: Double)
  /// `transition(from:to:)` with a view that has no superview.
  case notInSuperview
  case viewCycle(view: String)
  /// `views`: they lay each other out; none for a view that asks for layout each time.
  case layoutLoop(passes: Int, views: [String])
  /// Layout keeps changing the constraints it depends on. `views` still changed, two at most.
  case constraintLoop(views: [String], rounds: Int)
  /// Required constraints that exclude each other, by their descriptions, and the one that is ignored.
  /// `hidesArranged`: one of them gives a hidden view in a stack view no length.
  case unsatisfiableConstraints([String], broken: String, hidesArranged: Bool)
  /// A constraint between views that are laid out by their frames decides nothing.
  case maskAndConstraint(view: String)
  /// A view that constraints lay out has none, and no content: it is empty.
  case noConstraints(view: String)
  /// Constraints leave open parts of a view's place. `hasContent`: the first of them is a length that content has.
  case ambiguousLayout(view: String, open: [LayoutPart], hasContent: Bool)
  /// A stack view was to space or drop a view it does not arrange.
  case notArranged(view: String, stack: String)
  case cellNotRegistered(identifier: String)
  /// The frame of a transformed view was set, which UIKit leaves undefined.
  case frameUnderTransform(view: String)
  /// A whole number of radians, beyond a turn: `place` is what it was given for.
  case angleInDegrees(place: String, angle: Int)
  /// A picture of a view that shows nothing.
  case emptySnapshot(view: String)
  /// Touches of a gesture whose finger another call moved meanwhile; told once for a gesture.
  case touchDropped
  /// `hit` is nil when the tap reaches no view.
  case tapMissed(view: String, hit: String?, TapObstacle)

  case cannotPresent(controller: String, presenter: String, source: String, PresentationObstacle)
  case nothingToDismiss(controller: String)
  /// A request with a completion that will never be called: it was refused, or its transition never began.
  case completionDropped(controller: String)
  /// A custom presentation that should be animated and has no animator.
  case notAnimated
  case transitionInProgress(BlockedChange, controller: String)
  case unbalancedAppearance(controller: String, stage: String)
  case controllerCycle(child: String, parent: String)
  /// The tree of controllers would have too many levels.
  case controllersTooDeep(child: String, parent: String)
  /// A presented controller would become a child.
  case childIsPresented(child: String, parent: String, presenter: String)
  case listedTwice(controller: String)
  case notSiblings
  case noSuchSegue(identifier: String, controller: String, known: [String])
  /// A page was to zoom out of a view that cannot be its source.
  case zoomWithoutSource(view: String, ZoomObstacle)
  /// A sheet was to rest at a detent that it does not have.
  case noSuchDetent(identifier: String, controller: String, known: [String])
  case noSuchTab(index: Int, count: Int)
  /// A popover that is to point at nothing.
  case popoverWithoutSource(popover: String)
  /// A second action of the style cancel.
  case secondCancel(alert: String)
  case alreadyInStack(controller: String)
  case notInStack(controller: String)
  /// `popViewController` with no more than the root in the stack.
  case onlyTheRoot(isEmpty: Bool)
  case stackInStack(inner: String, outer: String)

  case completedTwice
  case completedWhenOver(didComplete: Bool)
  case completedBeforeStart
  case completedWhileInteractive
  case completedAfterCancel
  /// `finish()` or `cancel()`, a second time.
  case endedTwice
  case endedBeforeStart(isLost: Bool)
  case notInteractive(percent: Double)
  /// A call to a driver whose transition is over.
  case lateDriver(call: String)
  /// `animateTransition` started a property animator that `interruptibleAnimator` does not return.
  case notInterruptible(returnsAnother: Bool)
  /// A block alongside an interactive transition animates a view that the transition does not drive.
  case animatedOutside(view: String)
  /// A transition that nothing will end. `time` is its begin, `responsible` the object to end it; nil when unknown.
  case frozenScreen(from: String, to: String, time: Double?, isInteractive: Bool, responsible: String?)

  /// A method that is never called, with the callback that its name resembles; `type` is nil for a table.
  case nearMiss(type: String?, name: String, callback: String)
  /// A method of Apple's that is never called, because what calls it is absent here.
  case notCalled(type: String, name: String, why: String)
  /// A value stored under a key that resembles a property's.
  case unknownKey(type: String, key: String, property: String)
  case unevenGradient(layer: String, locations: Int, colors: Int)
  case lostDelegate(property: String, owner: String)
  /// A request to be notified of changes that nothing refers to. `isThrownAway`: nothing was ever given it.
  case lostObservation(key: String, object: String, isThrownAway: Bool)
  case oversight(Oversight)

  /// The stable name of a kind of warning: the case's, and one for several cases that say the same. Its text is that name in
  /// kebab-case.
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
    case stackInStack, noSuchDetent, popoverWithoutSource, zoomWithoutSource, secondCancel
    case completedTwice, completedBeforeStart, completedWhileInteractive, completedAfterCancel, endedTwice
    case endedBeforeStart, notInteractive, lateDriver, notInterruptible, animatedOutside, frozenScreen
    case nearMiss, unevenGradient, lostDelegate, lostObservation
    case ignoredInGroup, settlingReadEarly
    case comparedWithCopy, joinedWithoutNotice, leftWithoutNotice, maskInTree, emptyMask, focusOutsideWindow
    case styleOfPresenter, styleTooLate, notAnimatedInBlock, constantNotLaidOut, firstLayoutInBlock, turnOfNothing
    case jumpsAfterReverse, implicitInStoppedClock, beginTimeOfAnotherClock, sublayerKeepsSize, standsOnPath
    case completionWaits, statusBarNotAsked, keyframeOffTime, keyframePastEnd, turnsTheShortWay, swipeBackWithheld,
      contentSwipeStays, constantStays, glassFromNothing
    case tapLost, flipsTheScreen, updatedByHand, beginsAgainUnfinished
    case alertWithoutActions, alertIsShown, standsIn

    /// `already-presenting`
    public var text: String {
      rawValue.reduce(into: "") { text, letter in text += letter.isUppercase ? "-\(letter.lowercased())" : "\(letter)" }
    }
  }

  public enum AnimatorCall: Hashable, Sendable { case start, pause, scrub, resume, stop, finish }

  /// Why a tap in the middle of a view does not reach it.
  public enum TapObstacle: Hashable, Sendable {
    case covered
    case outOfWindow
    case interactionDisabled(view: String)
    case invisible(view: String)
    case outOfReach
  }

  /// Why one controller cannot present another.
  public enum PresentationObstacle: Hashable, Sendable {
    case presenterPresents(String)
    case isPresented
    case isAncestor
    case isTooDeep
    case isChild(parent: String)
    case isRoot
    /// A presentation of the presenter, or its dismissal, is in progress.
    case presenterIsMoving(isDismissed: Bool)
    case notInWindow
  }

  /// Why a page cannot zoom out of a view.
  public enum ZoomObstacle: Hashable, Sendable { case isPage, isInAnotherWindow }

  /// A change that has to wait for a transition.
  public enum BlockedChange: Hashable, Sendable { case dismiss, leaveParent, selectTab, setTabs, push, pop }
}

/// A warning with the place and time of its cause.
public struct WarningReport: Hashable, Sendable {
  public let warning: UsageWarning
  /// The line of the script that was running; nil when none was.
  public let place: Place?
  /// Virtual seconds.
  public let time: Double

  package init(warning: UsageWarning, place: Place?, time: Double) {
    (self.warning, self.place, self.time) = (warning, place, time)
  }

  /// A line of a script, from 1.
  public struct Place: Hashable, Sendable, Codable {
    public let file: String
    public let line: Int

    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }
}
