import ScriptRuntime
import TransitionKit
import ViewKit

extension Catalog {
  /// The protocols that a script class can adopt, with their methods as a script spells them, and what these are given
  /// and return as Swift declares it.
  static let protocolRows: [ProtocolEntry] = [
    ProtocolEntry(
      "CAAnimationDelegate", "Notified when an animation begins and ends.",
      [
        CallbackEntry("animationDidStart", ["_ animation": .animation], "The animation's active interval begins."),
        CallbackEntry(
          "animationDidStop", ["_ animation": .animation, "finished": .bool], "The animation ended or was removed."),
      ]),
    ProtocolEntry(
      "NSKeyValueObserving", "Notified of the properties that addObserver asked for.",
      [
        CallbackEntry(
          "observeValue", ["forKeyPath keyPath": .string, "of object": .any, "change": .table], "The property was set.")
      ]),
    ProtocolEntry(
      "CALayerDelegate", "Provides the actions of a layer's property changes; lays out its sublayers.",
      [
        CallbackEntry(
          "action", ["for layer": .layer, "forKey key": .string], returns: .optional(.any),
          "An animation or a function to run, NSNull() for no action, nil to continue the search."),
        CallbackEntry(
          "layoutSublayers", ["of layer": .layer], "The size or the sublayers changed, or layout was requested."),
        CallbackEntry("display", ["_ layer": .layer], "Display was requested; set contents here."),
      ]),
    ProtocolEntry(
      "UIViewControllerTransitioningDelegate", "Provides the objects that carry out a presentation.",
      [
        CallbackEntry(
          "animationController_forPresented",
          ["forPresented presented": .controller, "presenting": .controller, "source": .controller],
          returns: .optional(.animator),
          "The animator of a presentation, or nil."),
        CallbackEntry(
          "animationController_forDismissed", ["forDismissed dismissed": .controller], returns: .optional(.animator),
          "The animator of a dismissal, or nil."),
        CallbackEntry(
          "interactionControllerForPresentation", ["using animator": .animator], returns: .optional(.driver),
          "The interaction controller, or nil."),
        CallbackEntry(
          "interactionControllerForDismissal", ["using animator": .animator], returns: .optional(.driver),
          "The interaction controller, or nil."),
        CallbackEntry(
          "presentationController_forPresented",
          ["forPresented presented": .controller, "presenting": .optional(.controller), "source": .controller],
          returns: .optional(.presentation),
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
          ["_ sheet": .object("UISheetPresentationController")],
          "A drag changed the selected height.")
      ] + adaptiveCallbacks),
    ProtocolEntry(
      "UIPopoverPresentationControllerDelegate", "The same for a popover; notified before it appears.",
      [
        CallbackEntry(
          "prepareForPopoverPresentation", ["_ popover": .object("UIPopoverPresentationController")],
          "The popover begins; set its source here at the latest.")
      ] + adaptiveCallbacks),
    ProtocolEntry(
      "UIViewControllerAnimatedTransitioning", "Animates a transition.",
      [
        CallbackEntry(
          "transitionDuration", ["using context": .context], returns: .number(.duration), "The duration, in seconds."),
        CallbackEntry(
          "animateTransition", ["using context": .context],
          "Adds the views, animates, and completes the transition at the end."),
        CallbackEntry(
          "interruptibleAnimator", ["using context": .context], returns: .optional(.object("UIViewPropertyAnimator")),
          "The property animator of the whole transition, the same at every call; or nil."),
        CallbackEntry("animationEnded", ["_ completed": .bool], "The transition ended."),
      ]),
    ProtocolEntry(
      "UIViewControllerInteractiveTransitioning", "Drives a transition interactively.",
      [
        CallbackEntry("startInteractiveTransition", ["_ context": .context], "The transition begins."),
        CallbackEntry("wantsInteractiveStart", [:], returns: .bool, "Whether the transition begins interactively."),
        CallbackEntry("completionSpeed", [:], returns: .number(.plain), "The speed of the release animation."),
        CallbackEntry(
          "completionCurve", [:], returns: .word(EnumEntry(UIView.AnimationCurve.self, name: "UIView.AnimationCurve")),
          "The curve of the release animation."),
      ]),
    ProtocolEntry(
      "UIGestureRecognizerDelegate", "Decides when a gesture recogniser may act.",
      [
        CallbackEntry(
          "gestureRecognizerShouldBegin", ["_ recognizer": .recognizer], returns: .bool,
          "Whether the recogniser may begin."),
        CallbackEntry(
          "gestureRecognizer_shouldRecognizeSimultaneouslyWith",
          ["_ recognizer": .recognizer, "shouldRecognizeSimultaneouslyWith other": .recognizer], returns: .bool,
          "Whether both recognisers may recognise at once."),
        CallbackEntry(
          "gestureRecognizer_shouldRequireFailureOf",
          ["_ recognizer": .recognizer, "shouldRequireFailureOf other": .recognizer], returns: .bool,
          "Whether the recogniser waits until the other has failed."
        ),
        CallbackEntry(
          "gestureRecognizer_shouldBeRequiredToFailBy",
          ["_ recognizer": .recognizer, "shouldBeRequiredToFailBy other": .recognizer], returns: .bool,
          "Whether the other recogniser waits until this one has failed."),
        CallbackEntry(
          "gestureRecognizer_shouldReceive", ["_ recognizer": .recognizer, "shouldReceive touch": .object("UITouch")],
          returns: .bool,
          "Whether the recogniser receives a touch."),
      ]),
    ProtocolEntry(
      "UITextFieldDelegate", "Decides when a text field is edited, and is notified of it.",
      [
        CallbackEntry(
          "textFieldShouldBeginEditing", ["_ textField": .textField], returns: .bool,
          "Whether the field may become the first responder."),
        CallbackEntry("textFieldDidBeginEditing", ["_ textField": .textField], "The field is the first responder."),
        CallbackEntry(
          "textFieldShouldEndEditing", ["_ textField": .textField], returns: .bool,
          "Whether the field may cease to be the first responder."),
        CallbackEntry(
          "textFieldDidEndEditing", ["_ textField": .textField], "The field is the first responder no more."),
      ]),
    ProtocolEntry(
      "UINavigationControllerDelegate", "Provides the animators of pushes and pops; notified of the controller shown.",
      [
        CallbackEntry(
          "navigationController_animationControllerFor",
          [
            "_ navigation": .navigation,
            "animationControllerFor operation": .word(EnumEntry(UINavigationController.Operation.self)),
            "from": .controller, "to": .controller,
          ], returns: .optional(.animator),
          "The animator of a push or pop, or nil."),
        CallbackEntry(
          "navigationController_interactionControllerFor",
          ["_ navigation": .navigation, "interactionControllerFor animator": .animator], returns: .optional(.driver),
          "The interaction controller, or nil."),
        CallbackEntry(
          "navigationController_willShow",
          ["_ navigation": .navigation, "willShow controller": .controller, "animated": .bool],
          "Called before another controller is shown."),
        CallbackEntry(
          "navigationController_didShow",
          ["_ navigation": .navigation, "didShow controller": .controller, "animated": .bool],
          "Called after another controller was shown."),
      ]),
    ProtocolEntry(
      "UITabBarControllerDelegate", "Provides the animators of tab changes; notified of the user's choices.",
      [
        CallbackEntry(
          "tabBarController_shouldSelect", ["_ tabs": .tabs, "shouldSelect controller": .controller], returns: .bool,
          "Whether a tap selects the tab."),
        CallbackEntry(
          "tabBarController_didSelect", ["_ tabs": .tabs, "didSelect controller": .controller], "A tap selected a tab."),
        CallbackEntry(
          "tabBarController_animationControllerForTransitionFrom",
          ["_ tabs": .tabs, "animationControllerForTransitionFrom from": .controller, "to": .controller],
          returns: .optional(.animator), "The animator, or nil."),
        CallbackEntry(
          "tabBarController_interactionControllerFor",
          ["_ tabs": .tabs, "interactionControllerFor animator": .animator], returns: .optional(.driver),
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
          ["_ collection": .collection, "layout": .flowLayout, "sizeForItemAt indexPath": .path],
          returns: .structure(.CGSize),
          "The size of an item, in points."),
        CallbackEntry(
          "collectionView_layout_insetForSectionAt",
          ["_ collection": .collection, "layout": .flowLayout, "insetForSectionAt section": .section],
          returns: .structure(.UIEdgeInsets), "The margins of a section."),
        CallbackEntry(
          "collectionView_layout_minimumLineSpacingForSectionAt",
          ["_ collection": .collection, "layout": .flowLayout, "minimumLineSpacingForSectionAt section": .section],
          returns: .number(.points),
          "The minimum space between a section's lines."),
        CallbackEntry(
          "collectionView_layout_minimumInteritemSpacingForSectionAt",
          [
            "_ collection": .collection, "layout": .flowLayout, "minimumInteritemSpacingForSectionAt section": .section,
          ], returns: .number(.points),
          "The minimum space between the items of a line."),
      ] + collectionCallbacks + scrollCallbacks),
    ProtocolEntry(
      "UICollectionViewDataSource", "Provides the sections, items and cells of a collection.",
      [
        CallbackEntry(
          "numberOfSections", ["in collection": .collection], returns: .section, "The number of sections; default 1."),
        CallbackEntry(
          "collectionView_numberOfItemsInSection",
          ["_ collection": .collection, "numberOfItemsInSection section": .section], returns: .section,
          "The number of items in a section."),
        CallbackEntry(
          "collectionView_cellForItemAt", ["_ collection": .collection, "cellForItemAt indexPath": .path],
          returns: .collectionCell, "The cell for an item."),
      ]),
    ProtocolEntry(
      "UIDynamicAnimatorDelegate", "Notified when an animator begins to run and when everything is at rest.",
      [
        CallbackEntry("dynamicAnimatorWillResume", ["_ animator": .dynamics], "The animator begins to run."),
        CallbackEntry("dynamicAnimatorDidPause", ["_ animator": .dynamics], "Everything is at rest."),
      ]),
    ProtocolEntry(
      "UICollisionBehaviorDelegate", "Notified of collisions.",
      [
        CallbackEntry(
          "collisionBehavior_beganContactFor_with",
          ["_ behavior": .collision, "beganContactFor item": .view, "with other": .view, "at point": .point],
          "Two views have met."),
        CallbackEntry(
          "collisionBehavior_beganContactFor_withBoundaryIdentifier",
          [
            "_ behavior": .collision, "beganContactFor item": .view, "withBoundaryIdentifier identifier": .string,
            "at point": .point,
          ],
          "A view has met a boundary; the name of the reference view's edges is empty."),
      ]),
    ProtocolEntry(
      "UIPageViewControllerDataSource", "Provides the pages beside a page; nil at the ends of the row.",
      [
        CallbackEntry(
          "pageViewController_viewControllerBefore",
          ["_ pages": .pages, "viewControllerBefore controller": .controller], returns: .optional(.controller),
          "The page before a page."),
        CallbackEntry(
          "pageViewController_viewControllerAfter", ["_ pages": .pages, "viewControllerAfter controller": .controller],
          returns: .optional(.controller),
          "The page after a page."),
      ]),
    ProtocolEntry(
      "UIPageViewControllerDelegate", "Notified of the user's turning pages.",
      [
        CallbackEntry(
          "pageViewController_willTransitionTo", ["_ pages": .pages, "willTransitionTo pending": .array(.controller)],
          "A page begins to come into view."),
        CallbackEntry(
          "pageViewController_didFinishAnimating",
          [
            "_ pages": .pages, "didFinishAnimating finished": .bool,
            "previousViewControllers previous": .array(.controller), "transitionCompleted completed": .bool,
          ],
          "The page came to rest; completed is false when it is the one there was."),
      ]),
    ProtocolEntry(
      "UITableViewDelegate", "Gives rows their heights; notified of taps on rows and of scrolling.",
      tableCallbacks + scrollCallbacks),
    ProtocolEntry(
      "UITableViewDataSource", "Provides the sections, rows and cells of a table.",
      [
        CallbackEntry(
          "numberOfSections", ["in tableView": .tableView], returns: .section, "The number of sections; default 1."),
        CallbackEntry(
          "tableView_numberOfRowsInSection", ["_ tableView": .tableView, "numberOfRowsInSection section": .section],
          returns: .section,
          "The number of rows in a section."),
        CallbackEntry(
          "tableView_cellForRowAt", ["_ tableView": .tableView, "cellForRowAt indexPath": .path], returns: .tableCell,
          "The cell for a row."),
        CallbackEntry(
          "tableView_titleForHeaderInSection",
          ["_ tableView": .tableView, "titleForHeaderInSection section": .section], returns: .optional(.string),
          "The title above a section."),
        CallbackEntry(
          "tableView_titleForFooterInSection",
          ["_ tableView": .tableView, "titleForFooterInSection section": .section], returns: .optional(.string),
          "The title below a section."),
      ]),
  ]

  private static let adaptiveCallbacks = [
    CallbackEntry(
      "adaptivePresentationStyle", ["for controller": .presentation, "traitCollection": .object("UITraitCollection")],
      returns: .word(EnumEntry(UIModalPresentationStyle.self)),
      "The presentation style for a compact environment."),
    CallbackEntry(
      "presentationController_willPresentWithAdaptiveStyle",
      [
        "_ controller": .presentation,
        "willPresentWithAdaptiveStyle style": .word(EnumEntry(UIModalPresentationStyle.self)),
        "transitionCoordinator coordinator": .optional(.object("UITransitionCoordinator")),
      ],
      "The presentation begins in the adapted style; none when it did not adapt."),
    CallbackEntry(
      "presentationControllerShouldDismiss", ["_ controller": .presentation], returns: .bool,
      "Whether a drag may dismiss the controller."
    ),
    CallbackEntry(
      "presentationControllerWillDismiss", ["_ controller": .presentation], "A drag begins to dismiss the controller."),
    CallbackEntry(
      "presentationControllerDidDismiss", ["_ controller": .presentation], "A drag dismissed the controller."),
    CallbackEntry(
      "presentationControllerDidAttemptToDismiss", ["_ controller": .presentation],
      "A drag to dismiss the controller was refused."),
  ]

}

// The shapes of the callbacks' arguments.
extension Shape {
  static let controller = object("UIViewController")
  static let presentation = object("UIPresentationController")
  static let context = object("UITransitionContext")
  static let scrollView = object("UIScrollView")
  static let tableView = object("UITableView")
  static let textField = object("UITextField")
  static let collection = object("UICollectionView")
  static let recognizer = object("UIGestureRecognizer")
  static let layer = object("CALayer")
  static let navigation = object("UINavigationController")
  static let tabs = object("UITabBarController")
  static let pages = object("UIPageViewController")
  static let flowLayout = object("UICollectionViewFlowLayout")
  static let animation = object("CAAnimation")
  static let tableCell = object("UITableViewCell")
  static let collectionCell = object("UICollectionViewCell")
  static let animator = delegate("UIViewControllerAnimatedTransitioning")
  static let driver = delegate("UIViewControllerInteractiveTransitioning")
  static let dynamics = object("UIDynamicAnimator")
  static let collision = object("UICollisionBehavior")
  static let view = object("UIView")
  static let point = structure(.CGPoint)
  static let path = structure(.IndexPath)
  static let section = integer(.zeroOrMore)
}
