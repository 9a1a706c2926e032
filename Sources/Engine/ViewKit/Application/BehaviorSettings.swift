/// The behaviours of UIKit that public sources leave open or report differently.
///
/// Each is a named choice with a default, so that a script can be run under both readings.
public struct BehaviorSettings: Hashable, Sendable {
  /// Does an animation's own curve shape the scrub of an interactive transition?
  public var scrubCurve = ScrubCurve.linearDefault
  /// How long does a cancelled transition take to run back?
  public var cancelDuration = CancelDuration.elapsed
  /// The part of a released transition that the completion curve shapes.
  public var tailShape = TailShape.remainder
  /// When are the coordinator's completion blocks run?
  public var coordinatorCompletions = CoordinatorCompletions.afterCallbacks
  /// The presenter's frames in the context when its view stays where it is.
  public var keptPresenterFrames = KeptPresenterFrames.recorded
  /// How do the system's push, pop and modal transitions move?
  public var systemMotion = SystemMotion.spring
  /// The motion of a custom presentation without an animator.
  public var customWithoutAnimator = CustomWithoutAnimator.system
  /// During which transitions does a turn of the device wait for the end?
  public var rotationInTransitions = RotationInTransitions.heldInPresentations
  /// Which views take no touches while a transition runs?
  public var touchBlocking = TouchBlocking.participants
  /// When are the `viewWill…` callbacks of a cancelled transition sent?
  public var cancelCallbacks = CancelCallbacks.atComplete
  /// In which order are the pages of a page view controller called?
  public var pageCallbacks = PageCallbacks.arrivingFirst
  /// The argument of a `UIView` animation's completion when its transition was cancelled. (Reports disagree.)
  public var viewAnimationFinishedOnCancel = true
  /// When is an animation's delegate notified of its removal from the layer?
  public var removalCallbacks = RemovalCallbacks.nextTurn
  /// Do animations that the program adds to layers during an interactive transition follow the finger?
  public var caAnimations = CAAnimations.scrubbed
  /// A property animator's `fractionComplete` while it runs.
  public var fractionWhileRunning = FractionWhileRunning.time
  /// Where does a touch hit a view that a property animator moves?
  public var animatorHitTesting = AnimatorHitTesting.presentation
  /// True loses `finish()` and `cancel()` before the start, as reported of UIKit. False applies them at the start.
  public var strictUIKit = false

  /// The size of the page below one that has zoomed open, of its full size; 1 leaves it. (Measured on a simulator of iOS 27;
  /// the films of a device say nothing of it.)
  public var zoomCoveredScale = 0.914

  /// How far a finger moves before a pan begins, in points. (Reported; not documented.)
  public var panHysteresis = 10.0
  /// From where does `translation(in:)` count when a pan begins?
  public var panTranslation = PanTranslation.touchDown
  /// A gesture's velocity after `setTranslation`, or after its scale or rotation was set.
  public var velocityOnReset = VelocityOnReset.kept
  /// The span of movement `velocity(in:)` looks back on, in seconds. (Chosen here.)
  public var velocityWindow = 0.1
  /// How close to the edge an edge pan must start, in points. (Reported; not documented.)
  public var edgeWidth = 20.0
  /// The longest pause between two taps of one double tap, in seconds. (Reported; not documented.)
  public var doubleTapInterval = 0.35
  /// The longest a finger may rest in a tap, in seconds. (Chosen here.)
  public var tapDuration = 0.75
  /// How far a finger may wander in a tap or a long press, in points. (Documented for long presses only.)
  public var tapSlop = 10.0
  /// How far apart two taps of one double tap may lie, in points. (Chosen here.)
  public var multiTapDistance = 45.0

  /// How are the positions and sizes that constraints decide rounded?
  public var layoutRounding = LayoutRounding.pixel

  /// Where is a view that constraints lay out, if its anchor point is not in its middle?
  public var layoutAnchor = LayoutAnchor.center

  /// Which properties of its own layer does a view's animation block animate?
  public var blockProperties = BlockProperties.recorded
  /// How do two blocks meet that fade a view, or move its anchor point?
  public var blockFades = BlockFades.replacing

  /// Of which system are the bars?
  public var barEra = BarEra.classic

  /// How far a finger that rests has come when a swipe back pops, as a part of the width, where `navigationEra` is fluid. (Measured: a
  /// device pops at 0.32 and not at 0.27; a simulator from 0.5 on.)
  public var swipeThreshold = 0.3
  /// Of which system are the pushes and pops of a stack?
  public var navigationEra = NavigationEra.classic
  /// Of which system are the sheets?
  public var sheetEra = SheetEra.classic

  public init() {}

  /// Header: the curve while interactive is linear. Practice: explicit linear options, or the view leaves the finger.
  public enum ScrubCurve: String, CaseIterable, Sendable {
    /// An animation that names no curve is linear while interactive; one that names a curve keeps it.
    case linearDefault
    /// Each animation keeps its curve.
    case easedAlways
    /// Everything is linear.
    case linearAlways
  }

  /// The header gives only the time to finish, `(1 - percent) * duration`.
  public enum CancelDuration: String, CaseIterable, Sendable {
    /// `percent * duration`: the way back takes as long as the way out. (As re-implementations do.)
    case elapsed
    /// `(1 - percent) * duration`: the header's formula, taken literally.
    case literal
  }

  /// The header only names the curve.
  public enum TailShape: String, CaseIterable, Sendable {
    /// The whole curve, over what is left.
    case remainder
    /// The part of the curve from the present fraction on.
    case whole
  }

  /// The header: after the transition. No source orders them among the other callbacks.
  public enum CoordinatorCompletions: String, CaseIterable, Sendable {
    /// After the `viewDid…` callbacks, before the caller's completion. (Chosen here.)
    case afterCallbacks
    /// Before them.
    case beforeCallbacks
  }

  /// A recording and the comments of Apple's sample differ.
  public enum KeptPresenterFrames: String, CaseIterable, Sendable {
    /// At the start that of the presented view, at the end the container. (Recorded.)
    case recorded
    /// Where it is. (The sample's comments.)
    case documented
  }

  /// Recorded for modal transitions, read from the motion of pushes: the way is nearly done at half the time.
  public enum SystemMotion: String, CaseIterable, Sendable {
    /// On a critically damped spring; under a push the page below darkens. (Recorded.)
    case spring
    /// Eased in and out, as long as the coordinator says. (Chosen here; as in versions up to 0.3.)
    case eased
  }

  /// Sheets of half a screen are commonly made with a presentation controller alone, and slide up on a device; a recording
  /// shows no animation.
  public enum CustomWithoutAnimator: String, CaseIterable, Sendable {
    /// Animated by the modal transition style, as in the other styles. (Reported.)
    case system
    /// It appears at once. (Recorded; a system of iOS 7 demands an animator.)
    case still
  }

  /// UIKit holds autorotation back while a presentation or dismissal runs: its own message on the console names the call.
  public enum RotationInTransitions: String, CaseIterable, Sendable {
    /// Presentations and dismissals. (Reported.)
    case heldInPresentations
    /// Also pushes, pops and changes of tabs.
    case heldInAll
    /// None: the screen turns in the middle.
    case atOnce
  }

  /// The names of private functions speak of views; no source says which.
  public enum TouchBlocking: String, CaseIterable, Sendable {
    /// The views that take part, and their container. (Chosen here.)
    case participants
    /// Everything in the window.
    case window
    /// None: touches are always taken, as from iOS 26 on. (Documented.)
    case none
  }

  /// The header: handlers first, then the callbacks. The recordings: only after `completeTransition(false)`.
  public enum CancelCallbacks: String, CaseIterable, Sendable {
    /// With the did-callbacks, when the transition is completed. (Recorded.)
    case atComplete
    /// When `cancel()` is called, right after the interaction handlers.
    case atCancel
  }

  /// Apple says nothing of it; other containers call the one that leaves first.
  public enum PageCallbacks: String, CaseIterable, Sendable {
    /// The page that comes, then the one that goes; a page that is given up is called last. (Reported.)
    case arrivingFirst
    /// The page that goes, then the one that comes.
    case leavingFirst
  }

  /// No source says whether `animationDidStop` comes within `removeAnimation` or after it.
  public enum RemovalCallbacks: String, CaseIterable, Sendable {
    /// On the next turn of the run loop. (Chosen here.)
    case nextTurn
    /// Before the call that removes it returns.
    case synchronous
  }

  /// Core Animation's model of time scrubs everything in the container; reports describe animations that ran on.
  public enum CAAnimations: String, CaseIterable, Sendable {
    /// They follow the container's clock, as everything in it. (By Core Animation's time model.)
    case scrubbed
    /// They ignore the finger and a cancel. (Reported for iOS 10 and 11.)
    case free
  }

  /// One probe of a device; Apple's page speaks of the fraction that is complete.
  public enum FractionWhileRunning: String, CaseIterable, Sendable {
    /// The fraction of the time, while what is shown follows the curve. (Recorded.)
    case time
    /// The fraction of the way that is shown.
    case curve
  }

  /// The header has `isManualHitTestingEnabled` for apps that do their own hit testing; its default is false.
  public enum AnimatorHitTesting: String, CaseIterable, Sendable {
    /// Where it is on screen, unless the animator's `isManualHitTestingEnabled` is set. (By the header.)
    case presentation
    /// Where the model is, at its end place, as for views moved by `animate`.
    case model
  }

  /// Apple's page says that setting a translation, scale or rotation resets the velocity. Apps that set one at every change
  /// and decide by the velocity at the end are shipped, and work.
  public enum VelocityOnReset: String, CaseIterable, Sendable {
    /// The fingers'. (As shipped apps rely on.)
    case kept
    /// None, until the fingers move again. (Documented.)
    case zero
  }

  /// Recorded on devices: each place and size by itself, ties away from zero.
  public enum LayoutRounding: String, CaseIterable, Sendable {
    /// To the nearest pixel of the screen. (Recorded.)
    case pixel
    /// Not at all.
    case none
  }

  /// Apple says nothing of it. Apps that turn a view about its edge move it by half of its size in their constraints, or let
  /// constraints hold the edge at the middle of another view: both rely on the first value.
  public enum LayoutAnchor: String, CaseIterable, Sendable {
    /// Its `center` is the middle of what the constraints say, wherever the anchor point is. (Reported.)
    case center
    /// Its frame is what the constraints say. (Reported of systems before iOS 8.)
    case frame
  }

  /// Suites that ran on iOS 11 to 14 find no animation of some properties that Core Animation itself animates.
  public enum BlockProperties: String, CaseIterable, Sendable {
    /// None of the border, the shadow's colour, offset and radius, `zPosition`, `contents` and the ends of a stroke. (Recorded.)
    case recorded
    /// All that Core Animation animates.
    case all
  }

  /// The same suites find additive animations of geometry, and others of `opacity` and `anchorPoint`.
  public enum BlockFades: String, CaseIterable, Sendable {
    /// The later begins at the model's value, and the earlier ends. (Recorded.)
    case replacing
    /// They add up, as movements do, without a jump.
    case additive
  }

  /// Both are in use: an app that was built for the older system keeps its bars.
  public enum BarEra: String, CaseIterable, Sendable {
    /// As iOS 11 to 18 have them. (Documented, reported.)
    case classic
    /// As iOS 26 has them: a higher navigation bar without a ground, tabs on a platter. (Measured. What pales the content
    /// behind a title, and the platter of a toolbar, are chosen here.)
    case glass
  }

  /// From iOS 26 on a push or pop no longer keeps others waiting.
  public enum NavigationEra: String, CaseIterable, Sendable {
    /// As up to iOS 18: another change is refused while one is under way. (Recorded.)
    case classic
    /// As from iOS 26 on: another change completes it at once and begins. (Documented; its motion is measured.)
    case fluid
  }

  /// From iOS 26 on a sheet below its largest height floats.
  public enum SheetEra: String, CaseIterable, Sendable {
    /// As up to iOS 18: a card at the edge of the screen at each height. (Recorded.)
    case classic
    /// As from iOS 26 on: a smaller card beside the edges below the largest height. (Measured on iOS 27.)
    case floating
  }

  /// The reference counts from the start of the touch; some logs show `{0, 0}` when the pan begins.
  public enum PanTranslation: String, CaseIterable, Sendable {
    /// From where the finger went down.
    case touchDown
    /// From where the pan was recognised: the hysteresis is swallowed.
    case recognition
  }
}
