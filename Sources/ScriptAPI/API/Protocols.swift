import LayerKit
import LuaBridge
import MotionMath
import TimelineKit
import TransitionKit
import ViewKit

extension Catalog {
  /// The protocols a script class can name, with what each asks: the names a script spells.
  static let protocols: [ProtocolEntry] = [
    ProtocolEntry(
      "CAAnimationDelegate", "Hears of an animation's begin and end.",
      [
        CallbackEntry("animationDidStart", ["animation"], "Its active interval begins."),
        CallbackEntry("animationDidStop", ["animation", "finished"], "It is over, or was removed."),
      ]),
    ProtocolEntry(
      "UIViewControllerTransitioningDelegate", "Gives the objects of a presentation.",
      [
        CallbackEntry(
          "animationController_forPresented", ["presented", "presenting", "source"],
          "The animator of a presentation, or nil."),
        CallbackEntry("animationController_forDismissed", ["dismissed"], "The animator of a dismissal, or nil."),
        CallbackEntry("interactionControllerForPresentation", ["animator"], "Who drives it by hand, or nil."),
        CallbackEntry("interactionControllerForDismissal", ["animator"], "Who drives it by hand, or nil."),
        CallbackEntry(
          "presentationController_forPresented", ["presented", "presenting", "source"],
          "The presentation controller of a custom style."),
      ]),
    ProtocolEntry(
      "UIViewControllerAnimatedTransitioning", "Animates a transition.",
      [
        CallbackEntry("transitionDuration", ["context"], "How long it takes, in seconds."),
        CallbackEntry(
          "animateTransition", ["context"], "Adds the views, animates, and in the end completes the transition."),
        CallbackEntry("animationEnded", ["completed"], "It is over."),
      ]),
    ProtocolEntry(
      "UIViewControllerInteractiveTransitioning", "Drives a transition by hand.",
      [
        CallbackEntry("startInteractiveTransition", ["context"], "Called to begin."),
        CallbackEntry("wantsInteractiveStart", [], "Whether it begins with the gesture in control."),
        CallbackEntry("completionSpeed", [], "How fast it runs on when let go."),
        CallbackEntry("completionCurve", [], "The curve of what is left when let go."),
      ]),
    ProtocolEntry(
      "UIGestureRecognizerDelegate", "Has a say in a recogniser's gesture.",
      [
        CallbackEntry("gestureRecognizerShouldBegin", ["recognizer"], "Asked before it begins."),
        CallbackEntry(
          "gestureRecognizer_shouldRecognizeSimultaneouslyWith", ["recognizer", "other"], "Whether both may run."),
        CallbackEntry(
          "gestureRecognizer_shouldRequireFailureOf", ["recognizer", "other"], "Whether it waits for the other to fail."
        ),
        CallbackEntry(
          "gestureRecognizer_shouldBeRequiredToFailBy", ["recognizer", "other"], "Whether the other waits for it."),
        CallbackEntry("gestureRecognizer_shouldReceive", ["recognizer", "touch"], "Whether it gets a touch."),
      ]),
  ]
}
