import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static let uiApplication = ClassDeclaration(UIApplication.self, "UIApplication", "What all windows share.") { c in
    c.staticValue("shared", .object("UIApplication"), "The one application.") { .object($0.app) }
    c.object("keyWindow", "UIWindow", "The window made key last.", { $0.keyWindow })
    c.value("windows", .array(.object("UIWindow")), "Back to front; a fresh array.", { .objects($1.windows) })
    c.value(
      "warnings", .array(.table), "What broke UIKit's rules, oldest first: code, message, hint, file, line, time.",
      { .array($1.warnings.map { $0.scriptValue }) })
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
      "How a view animation without a named curve follows an interactive transition.", { $0.settings.scrubCurve },
      { $0.settings.scrubCurve = $1 })
    c.word(
      "cancelDuration", BehaviorSettings.CancelDuration.self, "How long a cancelled transition takes to run back.",
      { $0.settings.cancelDuration }, { $0.settings.cancelDuration = $1 })
    c.word(
      "cancelCallbacks", BehaviorSettings.CancelCallbacks.self,
      "When appearance callbacks of a cancelled transition come.", { $0.settings.cancelCallbacks },
      { $0.settings.cancelCallbacks = $1 })
    c.word(
      "tailShape", BehaviorSettings.TailShape.self, "What the completion curve shapes when a transition is let go.",
      { $0.settings.tailShape }, { $0.settings.tailShape = $1 })
    c.word(
      "coordinatorCompletions", BehaviorSettings.CoordinatorCompletions.self,
      "When a coordinator's completion blocks run.", { $0.settings.coordinatorCompletions },
      { $0.settings.coordinatorCompletions = $1 })
    c.word(
      "keptPresenterFrames", BehaviorSettings.KeptPresenterFrames.self,
      "The frames of a presenter whose view stays where it is.", { $0.settings.keptPresenterFrames },
      { $0.settings.keptPresenterFrames = $1 })
    c.word(
      "customWithoutAnimator", BehaviorSettings.CustomWithoutAnimator.self,
      "What a custom presentation looks like whose delegate gives no animator.",
      { $0.settings.customWithoutAnimator }, { $0.settings.customWithoutAnimator = $1 })
    c.word(
      "touchBlocking", BehaviorSettings.TouchBlocking.self, "What takes no touches while a transition runs.",
      { $0.settings.touchBlocking }, { $0.settings.touchBlocking = $1 })
    c.bool(
      "viewAnimationFinishedOnCancel", "What a view animation's completion is told when its transition was cancelled.",
      { $0.settings.viewAnimationFinishedOnCancel }, { $0.settings.viewAnimationFinishedOnCancel = $1 })
    c.word(
      "removalCallbacks", BehaviorSettings.RemovalCallbacks.self,
      "When an animation's delegate is told that it was taken off its layer.", { $0.settings.removalCallbacks },
      { $0.settings.removalCallbacks = $1 })
    c.word(
      "caAnimations", BehaviorSettings.CAAnimations.self,
      "Whether animations added to layers by hand follow an interactive transition.", { $0.settings.caAnimations },
      { $0.settings.caAnimations = $1 })
    c.bool(
      "strictUIKit", "Whether calls before a transition's start are lost, as reported of UIKit.",
      { $0.settings.strictUIKit }, { $0.settings.strictUIKit = $1 })
    declareGestureSettings(&c)
  }

  /// What gestures measure by: nobody documents these numbers.
  private static func declareGestureSettings(_ c: inout ClassBuilder<UIApplication>) {
    let points = Quantity("points", .zeroOrMore)
    let seconds = Quantity("seconds", .moreThanZero)
    c.word(
      "panTranslation", BehaviorSettings.PanTranslation.self, "From where a pan's translation counts.",
      { $0.settings.panTranslation }, { $0.settings.panTranslation = $1 })
    c.number(
      "panHysteresis", points, "How far a finger moves before a pan begins; default 10.",
      { $0.settings.panHysteresis }, { $0.settings.panHysteresis = $1 })
    c.number(
      "velocityWindow", seconds, "The span of movement a velocity looks back on; default 0.1.",
      { $0.settings.velocityWindow }, { $0.settings.velocityWindow = $1 })
    c.number(
      "edgeWidth", points, "How close to the edge an edge pan starts; default 20.", { $0.settings.edgeWidth },
      { $0.settings.edgeWidth = $1 })
    c.number(
      "doubleTapInterval", seconds, "The longest pause within a double tap; default 0.35.",
      { $0.settings.doubleTapInterval }, { $0.settings.doubleTapInterval = $1 })
    c.number(
      "tapDuration", seconds, "The longest a finger rests in a tap; default 0.75.", { $0.settings.tapDuration },
      { $0.settings.tapDuration = $1 })
    c.number(
      "tapSlop", points, "How far a finger wanders in a tap; default 10.", { $0.settings.tapSlop },
      { $0.settings.tapSlop = $1 })
    c.number(
      "multiTapDistance", points, "How far apart the taps of a double tap lie; default 45.",
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
