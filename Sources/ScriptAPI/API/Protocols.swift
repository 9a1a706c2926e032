import ScriptRuntime
import TransitionKit

extension Catalog {
  /// The protocols that a script class can adopt, with their methods as a script spells them.
  static let protocolRows: [ProtocolEntry] = [
    ProtocolEntry(
      "CAAnimationDelegate", "Notified when an animation begins and ends.",
      [
        CallbackEntry("animationDidStart", ["animation": .animation], "The animation's active interval begins."),
        CallbackEntry(
          "animationDidStop", ["animation": .animation, "finished": .bool], "The animation ended or was removed."),
      ]),
    ProtocolEntry(
      "NSKeyValueObserving", "Notified of the properties that addObserver asked for.",
      [CallbackEntry("observeValue", ["keyPath": .string, "object": .any, "change": .table], "The property was set.")]),
    ProtocolEntry(
      "CALayerDelegate", "Provides the actions of a layer's property changes; lays out its sublayers.",
      [
        CallbackEntry(
          "action", ["layer": .layer, "key": .string],
          "An animation or a function to run, NSNull() for no action, nil to continue the search."),
        CallbackEntry(
          "layoutSublayers", ["layer": .layer], "The size or the sublayers changed, or layout was requested."),
        CallbackEntry("display", ["layer": .layer], "Display was requested; set contents here."),
      ]),
    ProtocolEntry(
      "UIViewControllerTransitioningDelegate", "Provides the objects that carry out a presentation.",
      [
        CallbackEntry(
          "animationController_forPresented",
          ["presented": .controller, "presenting": .optional(.controller), "source": .controller],
          "The animator of a presentation, or nil."),
        CallbackEntry(
          "animationController_forDismissed", ["dismissed": .controller], "The animator of a dismissal, or nil."),
        CallbackEntry(
          "interactionControllerForPresentation", ["animator": .animator], "The interaction controller, or nil."),
        CallbackEntry(
          "interactionControllerForDismissal", ["animator": .animator], "The interaction controller, or nil."),
        CallbackEntry(
          "presentationController_forPresented",
          ["presented": .controller, "presenting": .optional(.controller), "source": .controller],
          "The presentation controller of a custom style."),
      ]),
    ProtocolEntry(
      "UIAdaptivePresentationControllerDelegate",
      "Decides how a presentation adapts, and whether a drag may dismiss it.",
      adaptiveCallbacks),
    ProtocolEntry(
      "UISheetPresentationControllerDelegate", "The same for a sheet; notified when its height changes.",
      [
        CallbackEntry(
          "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
          ["sheet": .object("UISheetPresentationController")],
          "A drag changed the selected height.")
      ] + adaptiveCallbacks),
    ProtocolEntry(
      "UIPopoverPresentationControllerDelegate", "The same for a popover; notified before it appears.",
      [
        CallbackEntry(
          "prepareForPopoverPresentation", ["popover": .object("UIPopoverPresentationController")],
          "The popover begins; set its source here at the latest.")
      ] + adaptiveCallbacks),
    ProtocolEntry(
      "UIViewControllerAnimatedTransitioning", "Animates a transition.",
      [
        CallbackEntry("transitionDuration", ["context": .context], "The duration, in seconds."),
        CallbackEntry(
          "animateTransition", ["context": .context],
          "Adds the views, animates, and completes the transition at the end."),
        CallbackEntry(
          "interruptibleAnimator", ["context": .context],
          "The property animator of the whole transition, the same at every call; or nil."),
        CallbackEntry("animationEnded", ["completed": .bool], "The transition ended."),
      ]),
    ProtocolEntry(
      "UIViewControllerInteractiveTransitioning", "Drives a transition interactively.",
      [
        CallbackEntry("startInteractiveTransition", ["context": .context], "The transition begins."),
        CallbackEntry("wantsInteractiveStart", [:], "Whether the transition begins interactively."),
        CallbackEntry("completionSpeed", [:], "The speed of the release animation."),
        CallbackEntry("completionCurve", [:], "The curve of the release animation."),
      ]),
    ProtocolEntry(
      "UIGestureRecognizerDelegate", "Decides when a gesture recogniser may act.",
      [
        CallbackEntry("gestureRecognizerShouldBegin", ["recognizer": .recognizer], "Whether the recogniser may begin."),
        CallbackEntry(
          "gestureRecognizer_shouldRecognizeSimultaneouslyWith", ["recognizer": .recognizer, "other": .recognizer],
          "Whether both recognisers may recognise at once."),
        CallbackEntry(
          "gestureRecognizer_shouldRequireFailureOf", ["recognizer": .recognizer, "other": .recognizer],
          "Whether the recogniser waits until the other has failed."
        ),
        CallbackEntry(
          "gestureRecognizer_shouldBeRequiredToFailBy", ["recognizer": .recognizer, "other": .recognizer],
          "Whether the other recogniser waits until this one has failed."),
        CallbackEntry(
          "gestureRecognizer_shouldReceive", ["recognizer": .recognizer, "touch": .object("UITouch")],
          "Whether the recogniser receives a touch."),
      ]),
    ProtocolEntry(
      "UINavigationControllerDelegate", "Provides the animators of pushes and pops; notified of the controller shown.",
      [
        CallbackEntry(
          "navigationController_animationControllerFor",
          [
            "navigation": .navigation, "operation": .word(EnumEntry(UINavigationController.Operation.self)),
            "from": .controller, "to": .controller,
          ],
          "The animator of a push or pop, or nil."),
        CallbackEntry(
          "navigationController_interactionControllerFor", ["navigation": .navigation, "animator": .animator],
          "The interaction controller, or nil."),
        CallbackEntry(
          "navigationController_willShow", ["navigation": .navigation, "controller": .controller, "animated": .bool],
          "Called before another controller is shown."),
        CallbackEntry(
          "navigationController_didShow", ["navigation": .navigation, "controller": .controller, "animated": .bool],
          "Called after another controller was shown."),
      ]),
    ProtocolEntry(
      "UITabBarControllerDelegate", "Provides the animators of tab changes; notified of the user's choices.",
      [
        CallbackEntry(
          "tabBarController_shouldSelect", ["tabs": .tabs, "controller": .controller], "Whether a tap selects the tab."),
        CallbackEntry(
          "tabBarController_didSelect", ["tabs": .tabs, "controller": .controller], "A tap selected a tab."),
        CallbackEntry(
          "tabBarController_animationControllerForTransitionFrom",
          ["tabs": .tabs, "from": .controller, "to": .controller], "The animator, or nil."),
        CallbackEntry(
          "tabBarController_interactionControllerFor", ["tabs": .tabs, "animator": .animator],
          "The interaction controller, or nil."),
      ]),
    ProtocolEntry("UIScrollViewDelegate", "Notified of scrolling and zooming.", scrollCallbacks),
    ProtocolEntry(
      "UICollectionViewDelegate", "Notified of taps on cells and of scrolling.", collectionCallbacks + scrollCallbacks),
    ProtocolEntry(
      "UICollectionViewDelegateFlowLayout",
      "The same, and gives single items and sections their own sizes; nil uses the layout's.",
      [
        CallbackEntry(
          "collectionView_layout_sizeForItemAt",
          ["collection": .collection, "layout": .flowLayout, "indexPath": .path],
          "The size of an item, in points."),
        CallbackEntry(
          "collectionView_layout_insetForSectionAt",
          ["collection": .collection, "layout": .flowLayout, "section": .section], "The margins of a section."),
        CallbackEntry(
          "collectionView_layout_minimumLineSpacingForSectionAt",
          ["collection": .collection, "layout": .flowLayout, "section": .section],
          "The minimum space between a section's lines."),
        CallbackEntry(
          "collectionView_layout_minimumInteritemSpacingForSectionAt",
          ["collection": .collection, "layout": .flowLayout, "section": .section],
          "The minimum space between the items of a line."),
      ] + collectionCallbacks + scrollCallbacks),
    ProtocolEntry(
      "UICollectionViewDataSource", "Provides the sections, items and cells of a collection.",
      [
        CallbackEntry("numberOfSections", ["collection": .collection], "The number of sections; default 1."),
        CallbackEntry(
          "collectionView_numberOfItemsInSection", ["collection": .collection, "section": .section],
          "The number of items in a section."),
        CallbackEntry(
          "collectionView_cellForItemAt", ["collection": .collection, "indexPath": .path], "The cell for an item."),
      ]),
    ProtocolEntry(
      "UIDynamicAnimatorDelegate", "Notified when an animator begins to run and when everything is at rest.",
      [
        CallbackEntry("dynamicAnimatorWillResume", ["animator": .dynamics], "The animator begins to run."),
        CallbackEntry("dynamicAnimatorDidPause", ["animator": .dynamics], "Everything is at rest."),
      ]),
    ProtocolEntry(
      "UICollisionBehaviorDelegate", "Notified of collisions.",
      [
        CallbackEntry(
          "collisionBehavior_beganContactFor_with",
          ["behavior": .collision, "item": .view, "other": .view, "point": .point], "Two views have met."),
        CallbackEntry(
          "collisionBehavior_beganContactFor_withBoundaryIdentifier",
          ["behavior": .collision, "item": .view, "identifier": .string, "point": .point],
          "A view has met a boundary; the name of the reference view's edges is empty."),
      ]),
    ProtocolEntry(
      "UIPageViewControllerDataSource", "Provides the pages beside a page; nil at the ends of the row.",
      [
        CallbackEntry(
          "pageViewController_viewControllerBefore", ["pages": .pages, "controller": .controller],
          "The page before a page."),
        CallbackEntry(
          "pageViewController_viewControllerAfter", ["pages": .pages, "controller": .controller],
          "The page after a page."),
      ]),
    ProtocolEntry(
      "UIPageViewControllerDelegate", "Notified of the user's turning pages.",
      [
        CallbackEntry(
          "pageViewController_willTransitionTo", ["pages": .pages, "pending": .array(.controller)],
          "A page begins to come into view."),
        CallbackEntry(
          "pageViewController_didFinishAnimating",
          ["pages": .pages, "finished": .bool, "previous": .array(.controller), "completed": .bool],
          "The page came to rest; completed is false when it is the one there was."),
      ]),
    ProtocolEntry(
      "UITableViewDelegate", "Gives rows their heights; notified of taps on rows and of scrolling.",
      tableCallbacks + scrollCallbacks),
    ProtocolEntry(
      "UITableViewDataSource", "Provides the sections, rows and cells of a table.",
      [
        CallbackEntry("numberOfSections", ["tableView": .tableView], "The number of sections; default 1."),
        CallbackEntry(
          "tableView_numberOfRowsInSection", ["tableView": .tableView, "section": .section],
          "The number of rows in a section."),
        CallbackEntry("tableView_cellForRowAt", ["tableView": .tableView, "indexPath": .path], "The cell for a row."),
        CallbackEntry(
          "tableView_titleForHeaderInSection", ["tableView": .tableView, "section": .section],
          "The title above a section."),
        CallbackEntry(
          "tableView_titleForFooterInSection", ["tableView": .tableView, "section": .section],
          "The title below a section."),
      ]),
  ]

  private static let tableCallbacks = [
    CallbackEntry(
      "tableView_heightForRowAt", ["tableView": .tableView, "indexPath": .path], "The height of a row, in points."),
    CallbackEntry(
      "tableView_heightForHeaderInSection", ["tableView": .tableView, "section": .section], "The height of a header."),
    CallbackEntry(
      "tableView_heightForFooterInSection", ["tableView": .tableView, "section": .section], "The height of a footer."),
    CallbackEntry(
      "tableView_viewForHeaderInSection", ["tableView": .tableView, "section": .section],
      "The view above a section, or nil."),
    CallbackEntry(
      "tableView_viewForFooterInSection", ["tableView": .tableView, "section": .section],
      "The view below a section, or nil."),
    CallbackEntry(
      "tableView_willSelectRowAt", ["tableView": .tableView, "indexPath": .path],
      "The row to select in place of the one tapped; nil selects none."),
    CallbackEntry("tableView_didSelectRowAt", ["tableView": .tableView, "indexPath": .path], "A tap selected a row."),
    CallbackEntry(
      "tableView_didDeselectRowAt", ["tableView": .tableView, "indexPath": .path], "A row was deselected."),
    CallbackEntry(
      "tableView_willDisplay", ["tableView": .tableView, "cell": .tableCell, "indexPath": .path],
      "A cell is about to appear."),
    CallbackEntry(
      "tableView_didEndDisplaying", ["tableView": .tableView, "cell": .tableCell, "indexPath": .path],
      "A cell has disappeared."),
  ]

  private static let collectionCallbacks = [
    CallbackEntry(
      "collectionView_shouldSelectItemAt", ["collection": .collection, "indexPath": .path],
      "Whether a tap selects an item."),
    CallbackEntry(
      "collectionView_didSelectItemAt", ["collection": .collection, "indexPath": .path], "A tap selected an item."),
    CallbackEntry(
      "collectionView_didDeselectItemAt", ["collection": .collection, "indexPath": .path], "An item was deselected."),
    CallbackEntry(
      "collectionView_willDisplay", ["collection": .collection, "cell": .collectionCell, "indexPath": .path],
      "A cell is about to appear."),
    CallbackEntry(
      "collectionView_didEndDisplaying", ["collection": .collection, "cell": .collectionCell, "indexPath": .path],
      "A cell has disappeared."),
  ]

  private static let adaptiveCallbacks = [
    CallbackEntry(
      "adaptivePresentationStyle", ["controller": .presentation, "traitCollection": .object("UITraitCollection")],
      "The presentation style for a compact environment."),
    CallbackEntry(
      "presentationController_willPresentWithAdaptiveStyle",
      [
        "controller": .presentation, "style": .word(EnumEntry(UIModalPresentationStyle.self)),
        "coordinator": .optional(.object("UITransitionCoordinator")),
      ],
      "The presentation begins in the adapted style; none when it did not adapt."),
    CallbackEntry(
      "presentationControllerShouldDismiss", ["controller": .presentation], "Whether a drag may dismiss the controller."
    ),
    CallbackEntry(
      "presentationControllerWillDismiss", ["controller": .presentation], "A drag begins to dismiss the controller."),
    CallbackEntry(
      "presentationControllerDidDismiss", ["controller": .presentation], "A drag dismissed the controller."),
    CallbackEntry(
      "presentationControllerDidAttemptToDismiss", ["controller": .presentation],
      "A drag to dismiss the controller was refused."),
  ]

  private static let scrollCallbacks = [
    CallbackEntry("scrollViewDidScroll", ["scrollView": .scrollView], "The content offset changed."),
    CallbackEntry("scrollViewWillBeginDragging", ["scrollView": .scrollView], "A finger begins to drag the content."),
    CallbackEntry(
      "scrollViewWillEndDragging",
      ["scrollView": .scrollView, "velocity": .structure(.CGPoint), "target": .structure(.CGPoint)],
      "The offset at which scrolling comes to rest; nil keeps the target."),
    CallbackEntry(
      "scrollViewWillBeginDecelerating", ["scrollView": .scrollView], "Scrolling continues after the finger was lifted."
    ),
    CallbackEntry(
      "scrollViewDidEndDragging", ["scrollView": .scrollView, "decelerates": .bool], "The finger was lifted."),
    CallbackEntry("scrollViewDidEndDecelerating", ["scrollView": .scrollView], "Scrolling came to rest."),
    CallbackEntry(
      "scrollViewDidEndScrollingAnimation", ["scrollView": .scrollView], "An animated change of the offset ended."),
    CallbackEntry("viewForZooming", ["scrollView": .scrollView], "The view to zoom; nil turns zooming off."),
    CallbackEntry("scrollViewDidZoom", ["scrollView": .scrollView], "The zoom scale changed."),
    CallbackEntry(
      "scrollViewWillBeginZooming", ["scrollView": .scrollView, "view": .optional(.object("UIView"))],
      "Two fingers begin to zoom the content."),
    CallbackEntry(
      "scrollViewDidEndZooming",
      ["scrollView": .scrollView, "view": .optional(.object("UIView")), "scale": .number(.plain)], "Zooming ended."),
    CallbackEntry(
      "scrollViewDidChangeAdjustedContentInset", ["scrollView": .scrollView], "The adjusted inset changed."),
  ]
}

// What the callbacks are given.
extension Shape {
  fileprivate static let controller = object("UIViewController")
  fileprivate static let presentation = object("UIPresentationController")
  fileprivate static let context = object("UITransitionContext")
  fileprivate static let scrollView = object("UIScrollView")
  fileprivate static let tableView = object("UITableView")
  fileprivate static let collection = object("UICollectionView")
  fileprivate static let recognizer = object("UIGestureRecognizer")
  fileprivate static let layer = object("CALayer")
  fileprivate static let navigation = object("UINavigationController")
  fileprivate static let tabs = object("UITabBarController")
  fileprivate static let pages = object("UIPageViewController")
  fileprivate static let flowLayout = object("UICollectionViewFlowLayout")
  fileprivate static let animation = object("CAAnimation")
  fileprivate static let tableCell = object("UITableViewCell")
  fileprivate static let collectionCell = object("UICollectionViewCell")
  fileprivate static let animator = delegate("UIViewControllerAnimatedTransitioning")
  fileprivate static let dynamics = object("UIDynamicAnimator")
  fileprivate static let collision = object("UICollisionBehavior")
  fileprivate static let view = object("UIView")
  fileprivate static let point = structure(.CGPoint)
  fileprivate static let path = structure(.IndexPath)
  fileprivate static let section = integer(.zeroOrMore)
}
