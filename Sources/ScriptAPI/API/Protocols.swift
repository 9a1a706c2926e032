import ScriptRuntime

extension Catalog {
  /// The protocols that a script class can adopt, with their methods as a script spells them.
  static let protocolRows: [ProtocolEntry] = [
    ProtocolEntry(
      "CAAnimationDelegate", "Notified when an animation begins and ends.",
      [
        CallbackEntry("animationDidStart", ["animation"], "The animation's active interval begins."),
        CallbackEntry("animationDidStop", ["animation", "finished"], "The animation ended or was removed."),
      ]),
    ProtocolEntry(
      "NSKeyValueObserving", "Notified of the properties that addObserver asked for.",
      [CallbackEntry("observeValue", ["keyPath", "object", "change"], "The property was set.")]),
    ProtocolEntry(
      "CALayerDelegate", "Provides the actions of a layer's property changes; lays out its sublayers.",
      [
        CallbackEntry(
          "action", ["layer", "key"],
          "An animation or a function to run, NSNull() for no action, nil to continue the search."),
        CallbackEntry("layoutSublayers", ["layer"], "The size or the sublayers changed, or layout was requested."),
        CallbackEntry("display", ["layer"], "Display was requested; set contents here."),
      ]),
    ProtocolEntry(
      "UIViewControllerTransitioningDelegate", "Provides the objects that carry out a presentation.",
      [
        CallbackEntry(
          "animationController_forPresented", ["presented", "presenting", "source"],
          "The animator of a presentation, or nil."),
        CallbackEntry("animationController_forDismissed", ["dismissed"], "The animator of a dismissal, or nil."),
        CallbackEntry("interactionControllerForPresentation", ["animator"], "The interaction controller, or nil."),
        CallbackEntry("interactionControllerForDismissal", ["animator"], "The interaction controller, or nil."),
        CallbackEntry(
          "presentationController_forPresented", ["presented", "presenting", "source"],
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
          "sheetPresentationControllerDidChangeSelectedDetentIdentifier", ["sheet"],
          "A drag changed the selected height.")
      ] + adaptiveCallbacks),
    ProtocolEntry(
      "UIPopoverPresentationControllerDelegate", "The same for a popover; notified before it appears.",
      [
        CallbackEntry(
          "prepareForPopoverPresentation", ["popover"], "The popover begins; set its source here at the latest.")
      ] + adaptiveCallbacks),
    ProtocolEntry(
      "UIViewControllerAnimatedTransitioning", "Animates a transition.",
      [
        CallbackEntry("transitionDuration", ["context"], "The duration, in seconds."),
        CallbackEntry(
          "animateTransition", ["context"], "Adds the views, animates, and completes the transition at the end."),
        CallbackEntry(
          "interruptibleAnimator", ["context"],
          "The property animator of the whole transition, the same at every call; or nil."),
        CallbackEntry("animationEnded", ["completed"], "The transition ended."),
      ]),
    ProtocolEntry(
      "UIViewControllerInteractiveTransitioning", "Drives a transition interactively.",
      [
        CallbackEntry("startInteractiveTransition", ["context"], "The transition begins."),
        CallbackEntry("wantsInteractiveStart", [], "Whether the transition begins interactively."),
        CallbackEntry("completionSpeed", [], "The speed of the release animation."),
        CallbackEntry("completionCurve", [], "The curve of the release animation."),
      ]),
    ProtocolEntry(
      "UIGestureRecognizerDelegate", "Decides when a gesture recogniser may act.",
      [
        CallbackEntry("gestureRecognizerShouldBegin", ["recognizer"], "Whether the recogniser may begin."),
        CallbackEntry(
          "gestureRecognizer_shouldRecognizeSimultaneouslyWith", ["recognizer", "other"],
          "Whether both recognisers may recognise at once."),
        CallbackEntry(
          "gestureRecognizer_shouldRequireFailureOf", ["recognizer", "other"],
          "Whether the recogniser waits until the other has failed."
        ),
        CallbackEntry(
          "gestureRecognizer_shouldBeRequiredToFailBy", ["recognizer", "other"],
          "Whether the other recogniser waits until this one has failed."),
        CallbackEntry(
          "gestureRecognizer_shouldReceive", ["recognizer", "touch"], "Whether the recogniser receives a touch."),
      ]),
    ProtocolEntry(
      "UINavigationControllerDelegate", "Provides the animators of pushes and pops; notified of the controller shown.",
      [
        CallbackEntry(
          "navigationController_animationControllerFor", ["navigation", "operation", "from", "to"],
          "The animator of a push or pop, or nil."),
        CallbackEntry(
          "navigationController_interactionControllerFor", ["navigation", "animator"],
          "The interaction controller, or nil."),
        CallbackEntry(
          "navigationController_willShow", ["navigation", "controller", "animated"],
          "Called before another controller is shown."),
        CallbackEntry(
          "navigationController_didShow", ["navigation", "controller", "animated"],
          "Called after another controller was shown."),
      ]),
    ProtocolEntry(
      "UITabBarControllerDelegate", "Provides the animators of tab changes; notified of the user's choices.",
      [
        CallbackEntry("tabBarController_shouldSelect", ["tabs", "controller"], "Whether a tap selects the tab."),
        CallbackEntry("tabBarController_didSelect", ["tabs", "controller"], "A tap selected a tab."),
        CallbackEntry(
          "tabBarController_animationControllerForTransitionFrom", ["tabs", "from", "to"], "The animator, or nil."),
        CallbackEntry(
          "tabBarController_interactionControllerFor", ["tabs", "animator"], "The interaction controller, or nil."),
      ]),
    ProtocolEntry("UIScrollViewDelegate", "Notified of scrolling and zooming.", scrollCallbacks),
    ProtocolEntry(
      "UICollectionViewDelegate", "Notified of taps on cells and of scrolling.", collectionCallbacks + scrollCallbacks),
    ProtocolEntry(
      "UICollectionViewDelegateFlowLayout",
      "The same, and gives single items and sections their own sizes; nil uses the layout's.",
      [
        CallbackEntry(
          "collectionView_layout_sizeForItemAt", ["collection", "layout", "indexPath"],
          "The size of an item, in points."),
        CallbackEntry(
          "collectionView_layout_insetForSectionAt", ["collection", "layout", "section"], "The margins of a section."),
        CallbackEntry(
          "collectionView_layout_minimumLineSpacingForSectionAt", ["collection", "layout", "section"],
          "The minimum space between a section's lines."),
        CallbackEntry(
          "collectionView_layout_minimumInteritemSpacingForSectionAt", ["collection", "layout", "section"],
          "The minimum space between the items of a line."),
      ] + collectionCallbacks + scrollCallbacks),
    ProtocolEntry(
      "UICollectionViewDataSource", "Provides the sections, items and cells of a collection.",
      [
        CallbackEntry("numberOfSections", ["collection"], "The number of sections; default 1."),
        CallbackEntry(
          "collectionView_numberOfItemsInSection", ["collection", "section"], "The number of items in a section."),
        CallbackEntry("collectionView_cellForItemAt", ["collection", "indexPath"], "The cell for an item."),
      ]),
    ProtocolEntry(
      "UIDynamicAnimatorDelegate", "Notified when an animator begins to run and when everything is at rest.",
      [
        CallbackEntry("dynamicAnimatorWillResume", ["animator"], "The animator begins to run."),
        CallbackEntry("dynamicAnimatorDidPause", ["animator"], "Everything is at rest."),
      ]),
    ProtocolEntry(
      "UICollisionBehaviorDelegate", "Notified of collisions.",
      [
        CallbackEntry(
          "collisionBehavior_beganContactFor_with", ["behavior", "item", "other", "point"], "Two views have met."),
        CallbackEntry(
          "collisionBehavior_beganContactFor_withBoundaryIdentifier", ["behavior", "item", "identifier", "point"],
          "A view has met a boundary; the name of the reference view's edges is empty."),
      ]),
    ProtocolEntry(
      "UIPageViewControllerDataSource", "Provides the pages beside a page; nil at the ends of the row.",
      [
        CallbackEntry("pageViewController_viewControllerBefore", ["pages", "controller"], "The page before a page."),
        CallbackEntry("pageViewController_viewControllerAfter", ["pages", "controller"], "The page after a page."),
      ]),
    ProtocolEntry(
      "UIPageViewControllerDelegate", "Notified of the user's turning pages.",
      [
        CallbackEntry("pageViewController_willTransitionTo", ["pages", "pending"], "A page begins to come into view."),
        CallbackEntry(
          "pageViewController_didFinishAnimating", ["pages", "finished", "previous", "completed"],
          "The page came to rest; completed is false when it is the one there was."),
      ]),
    ProtocolEntry(
      "UITableViewDelegate", "Gives rows their heights; notified of taps on rows and of scrolling.",
      tableCallbacks + scrollCallbacks),
    ProtocolEntry(
      "UITableViewDataSource", "Provides the sections, rows and cells of a table.",
      [
        CallbackEntry("numberOfSections", ["tableView"], "The number of sections; default 1."),
        CallbackEntry("tableView_numberOfRowsInSection", ["tableView", "section"], "The number of rows in a section."),
        CallbackEntry("tableView_cellForRowAt", ["tableView", "indexPath"], "The cell for a row."),
        CallbackEntry("tableView_titleForHeaderInSection", ["tableView", "section"], "The title above a section."),
        CallbackEntry("tableView_titleForFooterInSection", ["tableView", "section"], "The title below a section."),
      ]),
  ]

  private static let tableCallbacks = [
    CallbackEntry("tableView_heightForRowAt", ["tableView", "indexPath"], "The height of a row, in points."),
    CallbackEntry("tableView_heightForHeaderInSection", ["tableView", "section"], "The height of a header."),
    CallbackEntry("tableView_heightForFooterInSection", ["tableView", "section"], "The height of a footer."),
    CallbackEntry("tableView_viewForHeaderInSection", ["tableView", "section"], "The view above a section, or nil."),
    CallbackEntry("tableView_viewForFooterInSection", ["tableView", "section"], "The view below a section, or nil."),
    CallbackEntry(
      "tableView_willSelectRowAt", ["tableView", "indexPath"],
      "The row to select in place of the one tapped; nil selects none."),
    CallbackEntry("tableView_didSelectRowAt", ["tableView", "indexPath"], "A tap selected a row."),
    CallbackEntry("tableView_didDeselectRowAt", ["tableView", "indexPath"], "A row was deselected."),
    CallbackEntry("tableView_willDisplay", ["tableView", "cell", "indexPath"], "A cell is about to appear."),
    CallbackEntry("tableView_didEndDisplaying", ["tableView", "cell", "indexPath"], "A cell has disappeared."),
  ]

  private static let collectionCallbacks = [
    CallbackEntry("collectionView_shouldSelectItemAt", ["collection", "indexPath"], "Whether a tap selects an item."),
    CallbackEntry("collectionView_didSelectItemAt", ["collection", "indexPath"], "A tap selected an item."),
    CallbackEntry("collectionView_didDeselectItemAt", ["collection", "indexPath"], "An item was deselected."),
    CallbackEntry("collectionView_willDisplay", ["collection", "cell", "indexPath"], "A cell is about to appear."),
    CallbackEntry("collectionView_didEndDisplaying", ["collection", "cell", "indexPath"], "A cell has disappeared."),
  ]

  private static let adaptiveCallbacks = [
    CallbackEntry(
      "adaptivePresentationStyle", ["controller", "traitCollection"],
      "The presentation style for a compact environment."),
    CallbackEntry(
      "presentationController_willPresentWithAdaptiveStyle", ["controller", "style", "coordinator"],
      "The presentation begins in the adapted style; none when it did not adapt."),
    CallbackEntry("presentationControllerShouldDismiss", ["controller"], "Whether a drag may dismiss the controller."),
    CallbackEntry("presentationControllerWillDismiss", ["controller"], "A drag begins to dismiss the controller."),
    CallbackEntry("presentationControllerDidDismiss", ["controller"], "A drag dismissed the controller."),
    CallbackEntry(
      "presentationControllerDidAttemptToDismiss", ["controller"], "A drag to dismiss the controller was refused."),
  ]

  private static let scrollCallbacks = [
    CallbackEntry("scrollViewDidScroll", ["scrollView"], "The content offset changed."),
    CallbackEntry("scrollViewWillBeginDragging", ["scrollView"], "A finger begins to drag the content."),
    CallbackEntry(
      "scrollViewWillEndDragging", ["scrollView", "velocity", "target"],
      "The offset at which scrolling comes to rest; nil keeps the target."),
    CallbackEntry(
      "scrollViewWillBeginDecelerating", ["scrollView"], "Scrolling continues after the finger was lifted."),
    CallbackEntry("scrollViewDidEndDragging", ["scrollView", "decelerates"], "The finger was lifted."),
    CallbackEntry("scrollViewDidEndDecelerating", ["scrollView"], "Scrolling came to rest."),
    CallbackEntry("scrollViewDidEndScrollingAnimation", ["scrollView"], "An animated change of the offset ended."),
    CallbackEntry("viewForZooming", ["scrollView"], "The view to zoom; nil turns zooming off."),
    CallbackEntry("scrollViewDidZoom", ["scrollView"], "The zoom scale changed."),
    CallbackEntry("scrollViewWillBeginZooming", ["scrollView", "view"], "Two fingers begin to zoom the content."),
    CallbackEntry("scrollViewDidEndZooming", ["scrollView", "view", "scale"], "Zooming ended."),
    CallbackEntry("scrollViewDidChangeAdjustedContentInset", ["scrollView"], "The adjusted inset changed."),
  ]
}
