import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  /// The protocols a script class can name, with what each asks: the names a script spells.
  public static let protocols: [ProtocolEntry] = [
    ProtocolEntry(
      "CAAnimationDelegate", "Hears of an animation's begin and end.",
      [
        CallbackEntry("animationDidStart", ["animation"], "Its active interval begins."),
        CallbackEntry("animationDidStop", ["animation", "finished"], "It is over, or was removed."),
      ]),
    ProtocolEntry(
      "CALayerDelegate", "Decides what happens when a layer's property changes; places its sublayers.",
      [
        CallbackEntry(
          "action", ["layer", "key"], "An animation or a function to run, NSNull() for nothing, nil to ask on."),
        CallbackEntry("layoutSublayers", ["layer"], "Its size or sublayers changed, or layout was asked for."),
        CallbackEntry("display", ["layer"], "Display was asked for: the time to set contents."),
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
      "UIAdaptivePresentationControllerDelegate",
      "Has a say in how a presentation adapts, and in its dismissal by a drag.",
      adaptiveCallbacks),
    ProtocolEntry(
      "UISheetPresentationControllerDelegate", "The same for a sheet, and hears of its heights.",
      [
        CallbackEntry(
          "sheetPresentationControllerDidChangeSelectedDetentIdentifier", ["sheet"], "A drag changed the height.")
      ] + adaptiveCallbacks),
    ProtocolEntry(
      "UIViewControllerAnimatedTransitioning", "Animates a transition.",
      [
        CallbackEntry("transitionDuration", ["context"], "How long it takes, in seconds."),
        CallbackEntry(
          "animateTransition", ["context"], "Adds the views, animates, and in the end completes the transition."),
        CallbackEntry(
          "interruptibleAnimator", ["context"],
          "The property animator of the whole transition, always the same; or nil."),
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
    ProtocolEntry(
      "UINavigationControllerDelegate", "Gives what pushes and pops, and hears of what is shown.",
      [
        CallbackEntry(
          "navigationController_animationControllerFor", ["navigation", "operation", "from", "to"],
          "The animator of a push or pop, or nil."),
        CallbackEntry(
          "navigationController_interactionControllerFor", ["navigation", "animator"], "Who drives it by hand, or nil."),
        CallbackEntry("navigationController_willShow", ["navigation", "controller", "animated"], "Before a change."),
        CallbackEntry("navigationController_didShow", ["navigation", "controller", "animated"], "After a change."),
      ]),
    ProtocolEntry(
      "UITabBarControllerDelegate", "Gives what changes tabs, and hears of the user's choices.",
      [
        CallbackEntry("tabBarController_shouldSelect", ["tabs", "controller"], "Whether a tap changes the tab."),
        CallbackEntry("tabBarController_didSelect", ["tabs", "controller"], "A tap changed the tab."),
        CallbackEntry(
          "tabBarController_animationControllerForTransitionFrom", ["tabs", "from", "to"], "The animator, or nil."),
        CallbackEntry(
          "tabBarController_interactionControllerFor", ["tabs", "animator"], "Who drives it by hand, or nil."),
      ]),
    ProtocolEntry("UIScrollViewDelegate", "Hears of scrolling and zooming.", scrollCallbacks),
    ProtocolEntry(
      "UICollectionViewDelegate", "Hears of taps on cells, and of scrolling.", collectionCallbacks + scrollCallbacks),
    ProtocolEntry(
      "UICollectionViewDelegateFlowLayout",
      "The same, and gives items and sections numbers of their own; nil leaves the layout's.",
      [
        CallbackEntry(
          "collectionView_layout_sizeForItemAt", ["collection", "layout", "indexPath"], "An item's size, in points."),
        CallbackEntry(
          "collectionView_layout_insetForSectionAt", ["collection", "layout", "section"], "Room around a section."),
        CallbackEntry(
          "collectionView_layout_minimumLineSpacingForSectionAt", ["collection", "layout", "section"],
          "The least space between a section's lines."),
        CallbackEntry(
          "collectionView_layout_minimumInteritemSpacingForSectionAt", ["collection", "layout", "section"],
          "The least space between the items of a section's lines."),
      ] + collectionCallbacks + scrollCallbacks),
    ProtocolEntry(
      "UICollectionViewDataSource", "Tells what is in a collection.",
      [
        CallbackEntry("numberOfSections", ["collection"], "How many parts it has; default 1."),
        CallbackEntry(
          "collectionView_numberOfItemsInSection", ["collection", "section"], "How many items a part has."),
        CallbackEntry("collectionView_cellForItemAt", ["collection", "indexPath"], "The cell for an item."),
      ]),
  ]

  private static let collectionCallbacks = [
    CallbackEntry("collectionView_shouldSelectItemAt", ["collection", "indexPath"], "Whether a tap selects."),
    CallbackEntry("collectionView_didSelectItemAt", ["collection", "indexPath"], "A cell was tapped."),
    CallbackEntry("collectionView_didDeselectItemAt", ["collection", "indexPath"], "It is selected no more."),
    CallbackEntry("collectionView_willDisplay", ["collection", "cell", "indexPath"], "A cell comes into view."),
    CallbackEntry("collectionView_didEndDisplaying", ["collection", "cell", "indexPath"], "A cell went away."),
  ]

  private static let adaptiveCallbacks = [
    CallbackEntry(
      "adaptivePresentationStyle", ["controller", "traitCollection"], "What the style becomes with little room."),
    CallbackEntry(
      "presentationController_willPresentWithAdaptiveStyle", ["controller", "style", "coordinator"],
      "It begins, in the style it became; none when it stayed."),
    CallbackEntry("presentationControllerShouldDismiss", ["controller"], "Whether a drag may dismiss it."),
    CallbackEntry("presentationControllerWillDismiss", ["controller"], "A drag begins to dismiss it."),
    CallbackEntry("presentationControllerDidDismiss", ["controller"], "A drag dismissed it."),
    CallbackEntry("presentationControllerDidAttemptToDismiss", ["controller"], "A drag was refused."),
  ]

  private static let scrollCallbacks = [
    CallbackEntry("scrollViewDidScroll", ["scrollView"], "The offset has changed."),
    CallbackEntry("scrollViewWillBeginDragging", ["scrollView"], "A finger begins to move the content."),
    CallbackEntry(
      "scrollViewWillEndDragging", ["scrollView", "velocity", "target"],
      "Where the content shall come to rest; nil: at the target."),
    CallbackEntry("scrollViewWillBeginDecelerating", ["scrollView"], "It goes on by itself."),
    CallbackEntry("scrollViewDidEndDragging", ["scrollView", "decelerates"], "The finger is up."),
    CallbackEntry("scrollViewDidEndDecelerating", ["scrollView"], "It has come to rest."),
    CallbackEntry("scrollViewDidEndScrollingAnimation", ["scrollView"], "An animated change of the offset is over."),
    CallbackEntry("viewForZooming", ["scrollView"], "The view that is scaled; nil: no zooming."),
    CallbackEntry("scrollViewDidZoom", ["scrollView"], "The scale has changed."),
    CallbackEntry("scrollViewWillBeginZooming", ["scrollView", "view"], "Two fingers begin to scale the content."),
    CallbackEntry("scrollViewDidEndZooming", ["scrollView", "view", "scale"], "Scaling is over."),
    CallbackEntry("scrollViewDidChangeAdjustedContentInset", ["scrollView"], "The adjusted inset has changed."),
  ]
}
