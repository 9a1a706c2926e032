extension UsageWarning {
  /// A mistake that UIKit takes without a word: the code runs, and does something else than it looks like.
  public enum Oversight: Hashable, Sendable {
    /// `==` of an animation and the copy that a layer keeps, which is another object (documented: `add(_:forKey:)` copies).
    case comparedWithCopy
    /// A child that joined without `didMove(toParent:)`, which is the container's call (documented: `addChild`).
    case joinedWithoutNotice(child: String, parent: String)
    /// A child that left without `willMove(toParent: nil)` (documented: `removeFromParent`).
    case leftWithoutNotice(child: String, parent: String)
    /// A mask that is a sublayer, too, which is undefined (documented: `mask`).
    case maskInTree(mask: String, superlayer: String)
    /// A mask of a path without a size: it was made of bounds that were not laid out yet. It hides all of the layer.
    case emptyMask(mask: String, layer: String)
    /// A responder whose view is in no window cannot become the first (documented: `becomeFirstResponder`).
    case focusOutsideWindow(responder: String)
    /// The style of a presentation belongs to the controller that is presented (documented: `modalPresentationStyle`).
    case styleOfPresenter(presenter: String, presented: String)
    /// The style was set when the presentation controller of another style was made already.
    case styleTooLate(controller: String, style: String, made: String)
    /// A property that changed in an animation block, or in a transaction with a duration of its own, and that neither
    /// animates (documented: `path`, `shadowPath`).
    case notAnimatedInBlock(layer: String, property: String, isInTransaction: Bool)
    /// A constant that changed in an animation block whose layout came after it (documented: a constraint is no property of
    /// a layer; the layout is what moves).
    case constantNotLaidOut(view: String)
    /// A view that was laid out for the first time in an animation block, and so grows from no size (reported).
    case firstLayoutInBlock(view: String)
    /// A block, or an animation, from a transform to one that looks the same: a turn by 2π.
    case turnOfNothing(view: String)
    /// A view that a block takes there and back, and whose model stays there: it jumps at the end (documented:
    /// `setAnimationRepeatAutoreverses`).
    case jumpsAfterReverse(view: String, property: String)
    /// An implicit animation of a layer whose speed is 0: it never plays.
    case implicitInStoppedClock(layer: String, property: String)
    /// A `beginTime` in another time than the layer's.
    case beginTimeOfAnotherClock(layer: String, now: Double, local: Double)
    /// A sublayer that was as large as its view, and is no more: layers do not resize with their superlayer (documented).
    case sublayerKeepsSize(layer: String, view: String)
    /// A completion that nothing calls: with `pausesOnCompletion` an animator stays active at its end (documented).
    case completionWaits(animator: String)
    /// The status bar is not asked of a controller that does not capture it (documented:
    /// `modalPresentationCapturesStatusBarAppearance`).
    case statusBarNotAsked(controller: String, style: String)
    /// A keyframe that ends at another time than its fraction says: the whole has a curve (reported). Seconds.
    case keyframeOffTime(fraction: Double, duration: Double, nominal: Double, actual: Double)
    /// A keyframe that is cut off: it would end after the whole. Fractions of that.
    case keyframePastEnd(begin: Double, length: Double)
    /// A turn by more than π: between two matrices the shorter way is taken. Radians.
    case turnsTheShortWay(view: String, asked: Double, shown: Double)
    /// The system's swipe back that does not begin, and why.
    case swipeBackWithheld(navigation: String, SwipeBackObstacle)
    /// The system's swipe from anywhere pops a page whose swipe from the edge the program turned off (documented: both are there from
    /// iOS 26 on, each with its own `isEnabled`).
    case contentSwipeStays(navigation: String)
    /// Glass that was installed while nothing of it was seen, in a view of no opacity; nil: its own. It stays flat (reported for iOS 26).
    case glassFromNothing(view: String, unseen: String?)
    /// A constant that a block of a property animator changed, which ended at its start: only properties go back.
    case constantStays(view: String, constant: Double, former: Double)
    /// A tap on a view that is seen elsewhere than touches find it, or that takes none while a block animates it (documented:
    /// `allowUserInteraction`).
    case tapLost(view: String, isBlocked: Bool)
    /// `transition(from:to:)` turns the superview of both, with all that is in it: the whole screen (documented:
    /// `transition(from:to:duration:options:completion:)`).
    case flipsTheScreen(view: String, superview: String)
    /// `updateProperties()` called by a program, which is the system's to call (documented: never call it).
    case updatedByHand(object: String)
    /// An animation that was removed, and whose completion begins the same again, whatever `finished` says.
    case beginsAgainUnfinished
    /// An alert that nothing can close: it has no action (chosen here to be told).
    case alertWithoutActions(alert: String)
    /// An action or a text field added to an alert that is shown already (chosen here to be told).
    case alertIsShown(alert: String)
    /// An object of a class that is not modelled: it keeps what it is given, and does nothing (chosen here).
    case standsIn(type: String, what: String)
  }
}

extension UsageWarning {
  /// Why the system's swipe back does not begin (reported for iOS 7 to 26).
  public enum SwipeBackObstacle: Hashable, Sendable { case animators, hiddenBar, leftItem }
}

/// An oversight of a line; of no line, the warning itself.
struct ToldOversight: Hashable {
  private let code: UsageWarning.Code
  private let place: WarningReport.Place?
  private let warning: UsageWarning?

  init(_ report: WarningReport) {
    (code, place) = (report.warning.code, report.place)
    // A line may make objects of several classes that stand in.
    warning = report.place == nil || code == .standsIn ? report.warning : nil
  }
}
