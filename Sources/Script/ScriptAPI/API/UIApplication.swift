import ScriptRuntime
import TransitionKit
import ViewKit

extension Catalog {
  static let uiApplication = ClassDeclaration(
    UIApplication.self, "UIApplication", inherits: "UIResponder", "The state that all windows share.",
    partOfWorld: .always
  ) { c in
    c.staticValue("shared", .object("UIApplication"), "The one application.") { .object($0.app) }
    c.object("keyWindow", "UIWindow", "The key window.", { $0.keyWindow })
    c.value(
      "windows", .array(.object("UIWindow")), "The windows, back to front; a new array.", { .objects($1.windows) })
    c.value(
      "warnings", .array(.table),
      "The warnings about misuse of UIKit, oldest first: code, message, hint, file, line, time.",
      { .array($1.warnings.map { $0.scriptValue }) })
    c.rect("statusBarFrame", "The status bar's frame; zero where the system hides it.", { $0.screen.statusBarFrame })
    c.word(
      "statusBarOrientation", UIInterfaceOrientation.self, "The orientation of the content.",
      { $0.statusBarOrientation })
    c.bool("isStatusBarHidden", "Whether the status bar is hidden.", { $0.screen.isStatusBarHidden })
    c.word("statusBarStyle", UIStatusBarStyle.self, "The look of the status bar.", { $0.statusBarStyle })
    declareNotifications(&c)
    declareSettings(&c)
    c.example(
      """
      print(UIApplication.shared.keyWindow == window)   --> true
      """)
  }

  /// The behaviour settings: contested points of UIKit, each with its default.
  private static func declareSettings(_ c: inout ClassBuilder<UIApplication>) {
    c.word(
      "scrubCurve", BehaviorSettings.ScrubCurve.self,
      "The timing of a view animation without a named curve in an interactive transition.", { $0.settings.scrubCurve },
      { $0.settings.scrubCurve = $1 })
    c.word(
      "cancelDuration", BehaviorSettings.CancelDuration.self, "The duration of the way back of a cancelled transition.",
      { $0.settings.cancelDuration }, { $0.settings.cancelDuration = $1 })
    c.word(
      "cancelCallbacks", BehaviorSettings.CancelCallbacks.self,
      "When the appearance callbacks of a cancelled transition are called.", { $0.settings.cancelCallbacks },
      { $0.settings.cancelCallbacks = $1 })
    c.word(
      "tailShape", BehaviorSettings.TailShape.self, "What the completion curve shapes when a transition is released.",
      { $0.settings.tailShape }, { $0.settings.tailShape = $1 })
    c.word(
      "coordinatorCompletions", BehaviorSettings.CoordinatorCompletions.self,
      "When a coordinator's completion blocks are called.", { $0.settings.coordinatorCompletions },
      { $0.settings.coordinatorCompletions = $1 })
    c.word(
      "keptPresenterFrames", BehaviorSettings.KeptPresenterFrames.self,
      "The frames of a presenter whose view stays in place.", { $0.settings.keptPresenterFrames },
      { $0.settings.keptPresenterFrames = $1 })
    c.word(
      "systemMotion", BehaviorSettings.SystemMotion.self, "The motion of the system's push, pop and modal transitions.",
      { $0.settings.systemMotion }, { $0.settings.systemMotion = $1 })
    c.word(
      "customWithoutAnimator", BehaviorSettings.CustomWithoutAnimator.self,
      "The transition of a custom presentation whose delegate returns no animator.",
      { $0.settings.customWithoutAnimator }, { $0.settings.customWithoutAnimator = $1 })
    c.word(
      "touchBlocking", BehaviorSettings.TouchBlocking.self, "The views that receive no touches during a transition.",
      { $0.settings.touchBlocking }, { $0.settings.touchBlocking = $1 })
    c.bool(
      "viewAnimationFinishedOnCancel", "The argument of a view animation's completion after a cancelled transition.",
      { $0.settings.viewAnimationFinishedOnCancel }, { $0.settings.viewAnimationFinishedOnCancel = $1 })
    c.word(
      "removalCallbacks", BehaviorSettings.RemovalCallbacks.self,
      "When an animation's delegate is notified of a removal.", { $0.settings.removalCallbacks },
      { $0.settings.removalCallbacks = $1 })
    c.word(
      "caAnimations", BehaviorSettings.CAAnimations.self,
      "Whether explicitly added animations follow an interactive transition.", { $0.settings.caAnimations },
      { $0.settings.caAnimations = $1 })
    c.word(
      "barEra", BehaviorSettings.BarEra.self, "Of which system the bars are: iOS 11 to 18 or 26; default classic.",
      { $0.settings.barEra }, { $0.settings.barEra = $1 })
    c.word(
      "navigationEra", BehaviorSettings.NavigationEra.self,
      "Of which system pushes and pops are: one at a time, or interruptible as from iOS 26 on; default classic.",
      { $0.settings.navigationEra }, { $0.settings.navigationEra = $1 })
    c.word(
      "sheetEra", BehaviorSettings.SheetEra.self,
      "Of which system sheets are: at the edge, or floating below the largest height as from iOS 26 on; default classic.",
      { $0.settings.sheetEra }, { $0.settings.sheetEra = $1 })
    c.word(
      "rotationInTransitions", BehaviorSettings.RotationInTransitions.self,
      "During which transitions a turn of the device waits for the end; default heldInPresentations.",
      { $0.settings.rotationInTransitions }, { $0.settings.rotationInTransitions = $1 })
    c.word(
      "pageCallbacks", BehaviorSettings.PageCallbacks.self,
      "In which order the pages of a page view controller are called; default arrivingFirst.",
      { $0.settings.pageCallbacks }, { $0.settings.pageCallbacks = $1 })
    c.word(
      "blockProperties", BehaviorSettings.BlockProperties.self,
      "Which properties of its own layer a view's animation block animates; default recorded.",
      { $0.settings.blockProperties }, { $0.settings.blockProperties = $1 })
    c.word(
      "blockFades", BehaviorSettings.BlockFades.self,
      "How two blocks meet that change alpha or anchorPoint; default replacing.", { $0.settings.blockFades },
      { $0.settings.blockFades = $1 })
    c.word(
      "layoutRounding", BehaviorSettings.LayoutRounding.self,
      "To what the frames that constraints decide are rounded; default pixel.", { $0.settings.layoutRounding },
      { $0.settings.layoutRounding = $1 })
    c.word(
      "layoutAnchor", BehaviorSettings.LayoutAnchor.self,
      "Where constraints lay out a view whose anchor point is not in its middle; default center.",
      { $0.settings.layoutAnchor }, { $0.settings.layoutAnchor = $1 })
    c.word(
      "fractionWhileRunning", BehaviorSettings.FractionWhileRunning.self,
      "What a property animator's fractionComplete counts while it runs.", { $0.settings.fractionWhileRunning },
      { $0.settings.fractionWhileRunning = $1 })
    c.word(
      "animatorHitTesting", BehaviorSettings.AnimatorHitTesting.self,
      "Where touches hit a view that a property animator moves.", { $0.settings.animatorHitTesting },
      { $0.settings.animatorHitTesting = $1 })
    c.bool(
      "strictUIKit", "Whether calls before a transition's start are lost, as reported of UIKit.",
      { $0.settings.strictUIKit }, { $0.settings.strictUIKit = $1 })
    declareGestureSettings(&c)
  }

  /// Declares the thresholds of gestures, which Apple does not document.
  private static func declareGestureSettings(_ c: inout ClassBuilder<UIApplication>) {
    let points = Quantity("points", .zeroOrMore)
    let seconds = Quantity("seconds", .moreThanZero)
    c.word(
      "panTranslation", BehaviorSettings.PanTranslation.self, "The origin of a pan's translation.",
      { $0.settings.panTranslation }, { $0.settings.panTranslation = $1 })
    c.word(
      "velocityOnReset", BehaviorSettings.VelocityOnReset.self,
      "The velocity of a gesture after its translation, scale or rotation was set.", { $0.settings.velocityOnReset },
      { $0.settings.velocityOnReset = $1 })
    c.number(
      "zoomCoveredScale", Quantity("", .moreThanZero),
      "The size of the page below one that has zoomed open, of its full size; default 0.914.",
      { $0.settings.zoomCoveredScale }, { $0.settings.zoomCoveredScale = $1 })
    c.number(
      "panHysteresis", points, "The distance a finger moves before a pan begins; default 10.",
      { $0.settings.panHysteresis }, { $0.settings.panHysteresis = $1 })
    c.number(
      "swipeThreshold", .fraction,
      "The part of the width from which a swipe back pops at rest, where navigationEra is fluid; default 0.3.",
      { $0.settings.swipeThreshold }, { $0.settings.swipeThreshold = $1 })
    c.number(
      "velocityWindow", seconds, "The span of movement that determines a velocity; default 0.1.",
      { $0.settings.velocityWindow }, { $0.settings.velocityWindow = $1 })
    c.number(
      "edgeWidth", points, "The distance from the edge within which an edge pan starts; default 20.",
      { $0.settings.edgeWidth },
      { $0.settings.edgeWidth = $1 })
    c.number(
      "doubleTapInterval", seconds, "The longest pause between the taps of a double tap; default 0.35.",
      { $0.settings.doubleTapInterval }, { $0.settings.doubleTapInterval = $1 })
    c.number(
      "tapDuration", seconds, "The longest a finger stays down in a tap; default 0.75.", { $0.settings.tapDuration },
      { $0.settings.tapDuration = $1 })
    c.number(
      "tapSlop", points, "The distance a finger may move in a tap; default 10.", { $0.settings.tapSlop },
      { $0.settings.tapSlop = $1 })
    c.number(
      "multiTapDistance", points, "The distance between the taps of a double tap; default 45.",
      { $0.settings.multiTapDistance }, { $0.settings.multiTapDistance = $1 })
  }
}

extension WarningReport {
  fileprivate var scriptValue: ScriptValue {
    let text = WarningText(warning)
    var fields: [(String, ScriptValue)] = [
      ("code", .string(warning.code.text)), ("message", .string(text.message)),
    ]
    if let hint = text.hint { fields.append(("hint", .string(hint))) }
    if let place { fields += [("file", .string(place.file)), ("line", .integer(place.line))] }
    return .table(fields + [("time", .number(time))])
  }
}
